import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '#web/i18n/use-texts.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BackToSecurity } from './back-to-security.tsx';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { securityMessage } from './security-message.ts';

/** /security/recovery-codes: ten new ones. */
export const RecoveryCodesScreen = () => {
  const { t } = useTexts('security');
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t('recovery.title')} intro={t('recovery.what')} back={<BackToSecurity />} />
      <NewRecoveryCodes
        onKept={() => {
          securityMessage.set('renewed');
          void navigate({ to: '/security', replace: true });
        }}
      />
    </>
  );
};
