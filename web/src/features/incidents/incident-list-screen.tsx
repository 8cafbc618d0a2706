import { useInfiniteQuery } from '@tanstack/react-query';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { NEW_INCIDENT } from './draft/open-draft.ts';
import { WaitingDraft } from './draft/waiting-draft.tsx';
import { incidentList } from './incident-queries.ts';
import { IncidentCounters } from './list/incident-counters.tsx';
import { IncidentListSkeleton } from './list/incident-list-skeleton.tsx';
import { IncidentPages } from './list/incident-pages.tsx';
import { SavedNotice } from './saved-notice.tsx';

/** /incidents: 'Mes incidents' */
export const IncidentListScreen = () => {
  const { t } = useTexts('incidents');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const list = useInfiniteQuery(incidentList);
  const isEmpty = list.data?.pages[0]?.items.length === 0;
  const create = <ButtonLink to="/incidents/create">{t('list.new')}</ButtonLink>;
  return (
    <>
      <SavedNotice />
      {/* An empty list holds the one action itself. */}
      <PageHeader title={t('list.title')} intro={t('list.intro')} {...(!isEmpty && { action: create })} />
      <WaitingDraft scope={NEW_INCIDENT} text={t('list.waiting')}>
        <ButtonLink variant="secondary" to="/incidents/new">
          {t('list.waitingAction')}
        </ButtonLink>
      </WaitingDraft>
      {list.data === undefined && list.error !== null ? (
        <Notice
          tone="danger"
          title={t('list.failure')}
          actions={
            <Button variant="secondary" isPending={list.isFetching} onPress={() => void list.refetch()}>
              {common('action.retry')}
            </Button>
          }
        >
          {`${t('list.failureText')}.\n${problemText(list.error)}`}
        </Notice>
      ) : (
        <>
          <IncidentCounters />
          {list.data === undefined ? (
            <IncidentListSkeleton />
          ) : isEmpty ? (
            <EmptyState title={t('list.empty')} action={create}>
              {t('list.emptyHint')}
            </EmptyState>
          ) : (
            <IncidentPages list={list} />
          )}
        </>
      )}
    </>
  );
};
