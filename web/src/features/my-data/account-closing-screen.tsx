import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { AuthLayout } from '#web/features/auth/auth-layout.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayText } from '#web/lib/dates.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { session } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ExportSection } from './export-section.tsx';
import { keepAccount, ownClosing } from './my-data-queries.ts';
import { ReceiptSection } from './receipt-section.tsx';

/** /account-closing: all that opens while an account is about to be closed. */
export const AccountClosingScreen = () => (
  <QueryClientProvider client={queryClient}>
    <Closing />
  </QueryClientProvider>
);

const Closing = () => {
  const { t, language } = useTexts('myData');
  const { data, isPending } = useQuery(ownClosing(language));
  const keeping = useMutation({ mutationFn: keepAccount });
  const date = (at: string | null | undefined) => (at ? dayText(new Date(at), language) : '…');
  return (
    <AuthLayout
      title={t('closing.title', { date: date(data?.closes_at) })}
      intro={t('closing.intro', { date: date(data?.requested_at) })}
      footer={
        <Button variant="quiet" className="-ml-5" onPress={() => void session.signOut('local')}>
          {t('closing.signOut')}
        </Button>
      }
    >
      {isPending && <LoadingBlock label={t('export.loading')} rows={1} />}
      <Button
        isPending={keeping.isPending}
        pendingLabel={t('closing.keepPending')}
        className="self-start"
        onPress={() => keeping.mutate()}
      >
        {t('closing.keep')}
      </Button>
      {keeping.error !== null && <Notice tone="danger">{t('closing.keepFailed')}</Notice>}
      <ExportSection />
      {data?.receipt != null && <ReceiptSection receipt={data.receipt} />}
    </AuthLayout>
  );
};
