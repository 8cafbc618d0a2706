import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AuthLayout } from '#web/features/auth/auth-layout.tsx';
import { LoadFailure } from '#web/features/security/load-failure.tsx';
import { codeDevices } from '#web/features/security/two-step/second-factor.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { session } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SecondFactorRecoveryForm } from './second-factor-recovery-form.tsx';

/** /second-factor: the step between signing in and everything else, for people who turned it on. */
export const SecondFactorScreen = () => {
  const { t } = useTexts('security');
  const [isRecovery, setRecovery] = useState(false);
  const devices = useQuery({ queryKey: ['second-factor'], queryFn: codeDevices, gcTime: 0 }, queryClient);
  return (
    <AuthLayout
      title={t('step.title')}
      intro={isRecovery ? t('step.introRecovery') : t('step.intro')}
      footer={
        <Button variant="quiet" className="-ml-5" onPress={() => void session.signOut('local')}>
          {t('step.signOut')}
        </Button>
      }
    >
      {isRecovery ? (
        <SecondFactorRecoveryForm />
      ) : (
        <>
          {(devices.isPending || devices.data?.length === 0) && (
            <LoadingBlock label={t('overview.loading')} rows={1} />
          )}
          {devices.isLoadingError && (
            <LoadFailure error={devices.error} onRetry={() => void devices.refetch()} />
          )}
          {devices.data?.[0] !== undefined && <SecondFactorForm devices={devices.data} />}
        </>
      )}
      <Button variant="secondary" onPress={() => setRecovery(!isRecovery)}>
        {isRecovery ? t('step.useApp') : t('step.useRecovery')}
      </Button>
    </AuthLayout>
  );
};
