import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import type { Page } from '#contract/common/shapes.ts';
import { incidentList } from '#web/features/incidents/incident-queries.ts';
import { incidentTitle } from '#web/features/incidents/incident-title.ts';
import { factsText } from '#web/features/incidents/incident-when.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText, dayText } from '#web/lib/dates.ts';
import { rowsOf } from '#web/lists/keyset-pages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { choosableEntries } from '../synthesis-queries.ts';

interface ChoiceProps {
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** The person's incidents, each to be chosen or not; sensitive ones too, by name alone. */
export const IncidentChoices = ({ chosen, onChange }: ChoiceProps) => {
  const { t } = useTexts('synthesis');
  const { t: incidents, language } = useTexts('incidents');
  return (
    <Choices
      label={t('compose.incidents')}
      none={t('compose.noIncidents')}
      list={useInfiniteQuery(incidentList)}
      chosen={chosen}
      onChange={onChange}
    >
      {(incident) => (
        <>
          <span className="block wrap-anywhere">
            {incidentTitle(incident, incidents)}
            {incident.is_sensitive && (
              <span className="ml-2">
                <Badge tone="purple">{t('compose.sensitive')}</Badge>
              </span>
            )}
          </span>
          <span className="block text-sm text-ink-soft">
            <span className="tabular-nums">{incident.reference_number}</span>
            {' · '}
            {factsText(incident, incidents, language)}
          </span>
        </>
      )}
    </Choices>
  );
};

/** The entries of the journal, likewise. */
export const EntryChoices = ({ chosen, onChange }: ChoiceProps) => {
  const { t, language } = useTexts('synthesis');
  return (
    <Choices
      label={t('compose.entries')}
      none={t('compose.noEntries')}
      list={useInfiniteQuery(choosableEntries)}
      chosen={chosen}
      onChange={onChange}
    >
      {({ title, happened_on, date }) => (
        <>
          <span className="block wrap-anywhere">{title}</span>
          <span className="block text-sm text-ink-soft">
            {happened_on === null
              ? dayText(new Date(date), language)
              : calendarDayText(happened_on, language)}
          </span>
        </>
      )}
    </Choices>
  );
};

interface ChoicesProps<Item> extends ChoiceProps {
  label: string;
  none: string;
  list: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
  children: (item: Item) => React.ReactNode;
}

/** All of them: what is not on the page could not be chosen. */
const Choices = <Item extends { id: string }>({
  label,
  none,
  list,
  chosen,
  onChange,
  children,
}: ChoicesProps<Item>) => {
  const { t } = useTexts('synthesis');
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = list;
  useEffect(() => {
    if (hasNextPage && !isFetching && error === null) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  if (error !== null) {
    return (
      <RetryNotice
        title={t('compose.choicesFailure')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void (data === undefined ? refetch() : fetchNextPage())}
      />
    );
  }
  if (data === undefined) return <LoadingBlock label={t('compose.choicesLoading')} rows={3} />;
  const items = rowsOf(data);
  return (
    <CheckboxGroup value={[...chosen]} onChange={onChange}>
      <Label className="font-semibold">{label}</Label>
      {items.length === 0 && <p className="text-ink-soft">{none}</p>}
      <div className="mt-1 max-h-[22rem] overflow-y-auto rounded-box border border-hairline px-4 py-1 empty:hidden">
        {items.map((item) => (
          <Checkbox key={item.id} value={item.id} className="py-1.5">
            <span className="min-w-0">{children(item)}</span>
          </Checkbox>
        ))}
      </div>
    </CheckboxGroup>
  );
};
