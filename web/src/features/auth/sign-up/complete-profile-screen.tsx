import { useTexts } from '#web/i18n/use-texts.ts';
import { useSession } from '#web/lib/session/session.ts';
import { isSignedIn } from '#web/lib/session/state/session-state.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { CompleteProfileForm } from './complete-profile-form.tsx';

/** /complete-profile: where the guards send somebody who has no first name yet. */
export const CompleteProfileScreen = () => {
  const { t } = useTexts('auth');
  const state = useSession();
  if (isSignedIn(state)) {
    return (
      <AuthLayout title={t('complete.title')} intro={t('complete.intro')}>
        <CompleteProfileForm key={state.profile.id} profile={state.profile} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('complete.title')}>
      <p>{t('complete.signedOut')}</p>
      <ButtonLink to="/login" className="self-start">
        {t('complete.goToSignIn')}
      </ButtonLink>
    </AuthLayout>
  );
};
