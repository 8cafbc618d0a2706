import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useTexts } from '#web/i18n/use-texts.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BackToSecurity } from '../back-to-security.tsx';
import { securityMessage } from '../security-message.ts';
import { ownAccount } from '../security-queries.ts';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';

/** /security/recovery-codes: ten new ones, for people whose second factor they can replace. */
export const RecoveryCodesScreen = () => {
  const { t } = useTexts('security');
  const navigate = useNavigate();
  const account = useQuery(ownAccount);
  const hasFactor = account.data?.factors?.some(({ status }) => status === 'verified') ?? false;
  if (account.data !== undefined && !hasFactor) return <Navigate to="/security/two-step" replace />;
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
