import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useSession } from '#web/lib/session/session.ts';
import { isSignedIn } from '#web/lib/session/session-state.ts';
import { AuthLayout } from './auth-layout.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { PasswordUpdated } from './password-updated.tsx';
import { ResetLinkProblem } from './reset-link-problem.tsx';

/** /auth/update-password, where reset links lead, and /reset-password. */
export const UpdatePasswordScreen = () => {
  const { t } = useTexts('auth');
  const [isDone, setDone] = useState(false);
  const canUpdate = isSignedIn(useSession());
  const isForm = canUpdate && !isDone;
  return (
    <AuthLayout title={t('reset.title')} {...(isForm && { intro: t('reset.intro') })}>
      {isDone && <PasswordUpdated />}
      {isForm && <NewPasswordForm onDone={() => setDone(true)} />}
      {!canUpdate && !isDone && <ResetLinkProblem />}
    </AuthLayout>
  );
};
