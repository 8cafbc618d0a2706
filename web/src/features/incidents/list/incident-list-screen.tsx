import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { NEW_RECORD } from '#web/editing/open-draft.ts';
import { WaitingDraft } from '#web/editing/waiting-draft.tsx';
import { SearchBox } from '#web/features/finding/search-box.tsx';
import { SearchResults } from '#web/features/finding/search-results.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { hasFailed, RecordList } from '#web/lists/record-list.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { DeletedIncidents } from '../deleted/deleted-incidents.tsx';
import { IncidentChips } from '../finding/incident-chips.tsx';
import { choiceCount, type IncidentSearch } from '../finding/incident-search.ts';
import { IncidentTools } from '../finding/incident-tools.tsx';
import { useIncidentSought } from '../finding/use-incident-sought.ts';
import { searchInputOf } from '../finding/wire-search.ts';
import { EDITED_INCIDENT } from '../form/edited-incident.ts';
import { incidentCounts, incidentKeys, incidentPages } from '../incident-queries.ts';
import { SavedNotice } from '../saved-notice.tsx';
import { FoundIncidents } from './found-incidents.tsx';
import { GroupedRows } from './grouped-rows.tsx';
import { IncidentCounters } from './incident-counters.tsx';
import { IncidentRow } from './incident-row.tsx';

/** /incidents: 'Mes incidents' */
export const IncidentListScreen = () => {
  const { t } = useTexts('incidents');
  const { t: finding } = useTexts('finding');
  const search = useSearch({ from: '/_app/incidents/' });
  const navigate = useNavigate({ from: '/incidents/' });
  const searching = useIncidentSought();
  const { sought, clearFilters, clearWords } = searching;
  const list = useInfiniteQuery({
    ...incidentPages(search, sought.person),
    placeholderData: keepPreviousData,
  });
  const counts = useQuery(incidentCounts);
  const input = searchInputOf(search, sought);
  const isNarrowed =
    choiceCount(search) > 0 ||
    search.from !== undefined ||
    search.to !== undefined ||
    sought.person !== null ||
    sought.tags.length > 0;
  const hasNone = counts.data?.total === 0 && !isNarrowed && input === null;
  const order = search.order ?? 'newest';
  const change = (part: Partial<IncidentSearch>) =>
    void navigate({
      search: (now) => ({ ...now, ...part }),
      // What is searched for stays (features/finding/sought-words.ts).
      state: true,
      replace: true,
      resetScroll: false,
    });
  const create = <ButtonLink to="/incidents/create">{t('list.new')}</ButtonLink>;
  return (
    <>
      <SavedNotice />
      <PageHeader
        title={t('list.title')}
        intro={t('list.intro')}
        // An empty list holds the one action itself.
        {...(!hasNone && { action: create })}
      />
      <WaitingDraft kind={EDITED_INCIDENT} scope={NEW_RECORD} text={t('list.waiting')}>
        <ButtonLink variant="secondary" to="/incidents/new">
          {t('list.waitingAction')}
        </ButtonLink>
      </WaitingDraft>
      {!(input === null && hasFailed(list)) && <IncidentCounters />}
      {!hasNone && (
        <>
          <IncidentTools search={search} onChange={change} searching={searching}>
            <SearchBox {...searching} label={t('finding.search')} />
          </IncidentTools>
          <IncidentChips choices={search} onChange={change} searching={searching} />
        </>
      )}
      {input === null ? (
        <RecordList
          list={list}
          empty={
            isNarrowed ? (
              <EmptyState
                title={finding('search.nothingTitle')}
                action={
                  <Button variant="secondary" onPress={clearFilters}>
                    {finding('search.clearFilters')}
                  </Button>
                }
              >
                {finding('nothingHint')}
              </EmptyState>
            ) : (
              <EmptyState title={t('list.empty')} action={create}>
                {t('list.emptyHint')}
              </EmptyState>
            )
          }
          rows={(items) => (
            <GroupedRows
              items={items}
              order={order}
              row={(incident) => <IncidentRow key={incident.id} incident={incident} order={order} />}
            />
          )}
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
      ) : (
        <SearchResults
          searching={{ searches: incidentKeys.searches, input }}
          isTyping={searching.isTyping}
          isNarrowed={isNarrowed}
          onClearWords={clearWords}
          onClearFilters={clearFilters}
          where={t('finding.where')}
        >
          {(items) => <FoundIncidents items={items} order={order} />}
        </SearchResults>
      )}
      <DeletedIncidents />
    </>
  );
};
