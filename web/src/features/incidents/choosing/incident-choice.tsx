import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { IncidentSummary } from '#contract/incidents.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { rowsOf } from '#web/lists/keyset-pages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { incidentList } from '../incident-queries.ts';
import { incidentTitle } from '../incident-title.ts';
import { factsText } from '../incident-when.ts';
import { matchingIncidents } from './matching-incidents.ts';

interface IncidentChoiceProps {
  /** The id of one that is not offered. */
  except?: string;
  onChoose: (incident: IncidentSummary) => void;
}

/** The person's incidents, newest first, page by page; what is typed looks through all of them. */
export const IncidentChoice = ({ except, onChoose }: IncidentChoiceProps) => {
  const { t } = useTexts('exhibits');
  const list = useInfiniteQuery(incidentList);
  const [typed, setTyped] = useState('');
  const isSearching = typed.trim() !== '';
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  // The server cannot search sealed titles in a list: the pages are brought until all have been looked through.
  useEffect(() => {
    if (isSearching && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isSearching, hasNextPage, isFetching, isError, fetchNextPage]);

  const failure = list.error !== null && (
    <RetryNotice
      title={t('choose.failure')}
      error={list.error}
      isRetrying={isFetching}
      onRetry={() => void (list.data === undefined ? list.refetch() : fetchNextPage())}
    />
  );
  if (list.data === undefined) return failure || <LoadingBlock label={t('choose.loading')} rows={4} />;
  const offered = rowsOf(list.data).filter(({ id }) => id !== except);
  const found = matchingIncidents(offered, typed);
  const isComplete = !hasNextPage;
  if (isComplete && offered.length === 0) {
    return <p>{t(except === undefined ? 'choose.none' : 'choose.noOther')}</p>;
  }
  return (
    <div className="flex flex-col gap-4">
      <TextField
        type="search"
        label={t('choose.search')}
        value={typed}
        autoComplete="off"
        onChange={setTyped}
      />
      <LiveRegion
        message={
          isSearching && isComplete
            ? found.length === 0
              ? t('choose.noneFound')
              : t('choose.found', { count: found.length })
            : ''
        }
      />
      {isComplete && found.length === 0 && <p className="text-ink-soft">{t('choose.noneFound')}</p>}
      <ul className="divide-y divide-hairline border-y border-hairline empty:hidden">
        {found.map((incident) => (
          <li key={incident.id}>
            <IncidentButton incident={incident} onPress={() => onChoose(incident)} />
          </li>
        ))}
      </ul>
      {failure}
      {hasNextPage && !isSearching && (
        <div>
          <Button variant="secondary" isPending={isFetching} onPress={() => void fetchNextPage()}>
            {t('choose.more')}
          </Button>
        </div>
      )}
    </div>
  );
};

const IncidentButton = ({ incident, onPress }: { incident: IncidentSummary; onPress: () => void }) => {
  const { t, language } = useTexts('incidents');
  return (
    <Button
      variant="quiet"
      className="-mx-3 w-[calc(100%+1.5rem)] justify-start px-3 text-left"
      onPress={onPress}
    >
      <span className="min-w-0">
        <span className="block wrap-anywhere">{incidentTitle(incident, t)}</span>
        <span className="block text-sm font-normal text-ink-soft">
          <span className="tabular-nums">{incident.reference_number}</span>
          {' · '}
          {factsText(incident, t, language)}
        </span>
      </span>
    </Button>
  );
};
