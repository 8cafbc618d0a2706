import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { session, useSession } from '#web/lib/session/session.ts';
import { isSignedIn } from '#web/lib/session/state/session-state.ts';
import { AuthLayout } from '../auth-layout.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { PasswordUpdated } from './password-updated.tsx';
import { ResetLinkProblem } from './reset-link-problem.tsx';

/** A mailed code or link: who came in by one may choose a password without the one they forgot. */
const MAILED = ['recovery', 'otp', 'magiclink', 'invite'];

/**
 * /auth/update-password, where reset links lead, and /reset-password. A person who is signed in without such a link
 * changes their password where the current one is asked for: an unlocked computer must not be enough.
 */
export const UpdatePasswordScreen = () => {
  const { t } = useTexts('auth');
  const [isDone, setDone] = useState(false);
  const canUpdate = isSignedIn(useSession());
  const isForm = canUpdate && !isDone;
  const isByMail = session.recovering.get() || session.provedBy().some((method) => MAILED.includes(method));
  if (isForm && !isByMail) return <Navigate to="/change-password" replace />;
  return (
    <AuthLayout title={t('reset.title')} {...(isForm && { intro: t('reset.intro') })}>
      {isDone && <PasswordUpdated />}
      {isForm && <NewPasswordForm onDone={() => setDone(true)} />}
      {!canUpdate && !isDone && <ResetLinkProblem />}
    </AuthLayout>
  );
};
