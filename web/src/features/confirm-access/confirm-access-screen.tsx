import { useQuery } from '@tanstack/react-query';
import { SECOND_MS } from '#contract/common/durations.ts';
import { AuthLayout } from '#web/features/auth/auth-layout.tsx';
import { LoadFailure } from '#web/features/security/load-failure.tsx';
import { MailAgainButton } from '#web/features/security/proof/mail-again-button.tsx';
import { useMailAgain } from '#web/features/security/proof/use-mail-again.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { session } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { ConfirmCodeForm } from './confirm-code-form.tsx';
import { askConfirmation, confirmationStatus } from './confirmation.ts';

/** The link of the mail may be opened on another device: this page goes on by itself. */
const LOOK_AGAIN_MS = 4 * SECOND_MS;

/** /confirm-access: between signing in and everything else, for a session that stands on what an administrator made. */
export const ConfirmAccessScreen = () => {
  const { t } = useTexts('security');
  const status = useQuery(
    {
      queryKey: ['confirm-access'],
      queryFn: confirmationStatus,
      gcTime: 0,
      refetchInterval: ({ state }) => (state.data?.sent_at ? LOOK_AGAIN_MS : false),
    },
    queryClient,
  );
  const mail = useMailAgain(async () => {
    await askConfirmation();
    await status.refetch();
  });
  const isSent = status.data?.sent_at != null;

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
      {isSent && (
        <>
          {!mail.isUnsent && <p role="status">{t('access.sent')}</p>}
          <ConfirmCodeForm />
        </>
      )}
      {status.data?.sent_to != null && (
        <>
          <MailAgainButton
            mail={mail}
            label={isSent ? t('access.sendAgain') : t('access.send')}
            isPrimary={!isSent}
            sent={mail.times > 1 ? t('mail.sentCode') : ''}
            refused={t('mail.refusedCode')}
          />
          <p className="text-ink-soft">{t('access.lost')}</p>
        </>
      )}
    </AuthLayout>
  );
};
