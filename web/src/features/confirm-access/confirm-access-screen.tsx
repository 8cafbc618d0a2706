import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SECOND_MS } from '#contract/durations.ts';
import { AuthLayout } from '#web/features/auth/auth-layout.tsx';
import { FailureNotice } from '#web/features/auth/failure-notice.tsx';
import { LoadFailure } from '#web/features/security/load-failure.tsx';
import { useErrorText } from '#web/features/security/use-error-text.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { session } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadingBlock } from '#web/ui/loading-block.tsx';
import { ConfirmCodeForm } from './confirm-code-form.tsx';
import { askConfirmation, confirmationStatus } from './confirmation.ts';

/** The link of the mail may be opened on another device: this page goes on by itself. */
const LOOK_AGAIN_MS = 4 * SECOND_MS;

/** /confirm-access: between signing in and everything else, for a session that stands on what an administrator made. */
export const ConfirmAccessScreen = () => {
  const { t } = useTexts('security');
  const errorText = useErrorText();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const status = useQuery(
    {
      queryKey: ['confirm-access'],
      queryFn: confirmationStatus,
      gcTime: 0,
      refetchInterval: ({ state }) => (state.data?.sent_at ? LOOK_AGAIN_MS : false),
    },
    queryClient,
  );
  const isSent = status.data?.sent_at != null;

  const send = async (): Promise<void> => {
    setFailure(undefined);
    setSending(true);
    try {
      await askConfirmation();
      await status.refetch();
    } catch (error) {
      setFailure({ error });
    }
    setSending(false);
  };

  return (
    <AuthLayout
      title={t('access.title')}
      intro={t('access.intro')}
      footer={
        <Button variant="quiet" className="-ml-5" onPress={() => void session.signOut('local')}>
          {t('access.signOut')}
        </Button>
      }
    >
      {status.isPending && <LoadingBlock label={t('overview.loading')} rows={1} />}
      {status.isLoadingError && <LoadFailure error={status.error} onRetry={() => void status.refetch()} />}
      {status.data !== undefined && (
        <p className="wrap-anywhere">
          {status.data.sent_to === null
            ? t('access.whereUnknown')
            : t('access.where', { address: status.data.sent_to })}
        </p>
      )}
      {failure !== undefined && <FailureNotice>{errorText(failure.error)}</FailureNotice>}
      {isSent && (
        <>
          <p role="status">{t('access.sent')}</p>
          <ConfirmCodeForm />
        </>
      )}
      {status.data?.sent_to != null && (
        <Button
          variant={isSent ? 'secondary' : 'primary'}
          isPending={isSending}
          pendingLabel={t('access.sending')}
          onPress={() => void send()}
        >
          {isSent ? t('access.sendAgain') : t('access.send')}
        </Button>
      )}
      {status.data !== undefined && <p className="text-ink-soft">{t('access.lost')}</p>}
    </AuthLayout>
  );
};
