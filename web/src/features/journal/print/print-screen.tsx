import { useSearch } from '@tanstack/react-router';
import { useTexts } from '#web/i18n/use-texts.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Spinner } from '#web/ui/loading/spinner.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { PrintPage } from '#web/ui/print/print-page.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { PrintedJournal } from './printed-journal.tsx';
import { PRINTED_MAX, useWholeJournal } from './use-whole-journal.ts';

/** /journal-de-bord/impression: what the period and the filters leave, whole, as it will stand on paper. */
export const PrintScreen = () => {
  const { t } = useTexts('journal');
  const { t: finding } = useTexts('finding');
  const { entry: _entry, at: _at, ...filters } = useSearch({ from: '/_app/journal-de-bord_/impression' });
  const { items, status, error, retry } = useWholeJournal(filters);
  const isReady = (status === 'whole' || status === 'bounded') && items.length > 0;
  return (
    <PrintPage
      title={t('print.title')}
      intro={t('print.intro')}
      isReady={isReady}
      back={
        <ButtonLink variant="quiet" to="/journal-de-bord" search={filters}>
          {t('print.back')}
        </ButtonLink>
      }
      status={
        status === 'loading' && (
          <>
            <Spinner />
            {t('print.loading', { count: items.length })}
          </>
        )
      }
      notice={
        <>
          {error !== null && (
            <RetryNotice title={t('print.failure')} className="mb-6" error={error} onRetry={retry} />
          )}
          {status === 'whole' && items.length === 0 && (
            <EmptyState title={t('print.nothing')}>{finding('nothingHint')}</EmptyState>
          )}
        </>
      }
    >
      <PrintedJournal
        items={items}
        filters={filters}
        missing={status === 'bounded' ? t('print.bound', { count: PRINTED_MAX }) : null}
      />
    </PrintPage>
  );
};
