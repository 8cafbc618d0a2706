import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { OfflineNotice } from '../door-notice.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

/** /forgot-password */
export const ForgotPasswordScreen = () => {
  const { t } = useTexts('auth');
  return (
    <AuthLayout
      title={t('forgot.title')}
      intro={t('forgot.intro')}
      footer={
        <Link to="/login" look="alone">
          {t('forgot.back')}
        </Link>
      }
    >
      <OfflineNotice />
      <ForgotPasswordForm />
    </AuthLayout>
  );
};
