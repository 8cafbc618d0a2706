import { useInfiniteQuery } from '@tanstack/react-query';
import { NEW_RECORD } from '#web/editing/open-draft.ts';
import { WaitingDraft } from '#web/editing/waiting-draft.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isEmptyList, RecordList } from '#web/lists/record-list.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { DeletedIncidents } from './deleted/deleted-incidents.tsx';
import { EDITED_INCIDENT } from './edited-incident.ts';
import { incidentList } from './incident-queries.ts';
import { IncidentCounters } from './list/incident-counters.tsx';
import { IncidentRow } from './list/incident-row.tsx';
import { SavedNotice } from './saved-notice.tsx';

/** /incidents: 'Mes incidents' */
export const IncidentListScreen = () => {
  const { t } = useTexts('incidents');
  const list = useInfiniteQuery(incidentList);
  const create = <ButtonLink to="/incidents/create">{t('list.new')}</ButtonLink>;
  return (
    <>
      <SavedNotice />
      <PageHeader
        title={t('list.title')}
        intro={t('list.intro')}
        // An empty list holds the one action itself.
        {...(!isEmptyList(list) && { action: create })}
      />
      <WaitingDraft kind={EDITED_INCIDENT} scope={NEW_RECORD} text={t('list.waiting')}>
        <ButtonLink variant="secondary" to="/incidents/new">
          {t('list.waitingAction')}
        </ButtonLink>
      </WaitingDraft>
      <RecordList
        list={list}
        above={<IncidentCounters />}
        empty={
          <EmptyState title={t('list.empty')} action={create}>
            {t('list.emptyHint')}
          </EmptyState>
        }
        row={(incident) => <IncidentRow key={incident.id} incident={incident} />}
        texts={{
          rows: t('list.rows'),
          loading: t('list.loading'),
          failure: t('list.failure'),
          failureText: t('list.failureText'),
          moreFailure: t('list.moreFailure'),
          loadingMore: t('list.loadingMore'),
          end: t('list.end'),
        }}
      />
      <DeletedIncidents />
    </>
  );
};
