import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { TimelineItem } from '#contract/timeline.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText, dayHere } from '#web/lib/dates.ts';
import { useAllRows } from '#web/lists/use-all-rows.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import type { WizardControl } from '../choices/wizard-control.ts';
import { toggled } from '../choices/wizard-values.ts';
import { LoadFailure } from '../shown/load-failure.tsx';
import { ChoiceList } from './choice-list.tsx';
import { choosableEntries } from './choice-queries.ts';
import { ChooseAll } from './choose-all.tsx';

type EntryItem = Extract<TimelineItem, { type: 'journal' }>;

/** The entries of the journal: those that are 'Partageable' have a box, the others say why not. */
export const EntriesPart = ({ values, change }: Pick<WizardControl, 'values' | 'change'>) => {
  const { t } = useTexts('dossier');
  const { rows, isComplete, error, isFetching, retry } = useAllRows(useInfiniteQuery(choosableEntries));
  const entries = (rows ?? []).flatMap((item) =>
    item.type === 'journal' && item.damaged !== true ? item : [],
  );
  const shareable = entries.filter(({ data }) => !data.is_private);
  const chosen = new Set(values.entry_ids);
  const choose = (ids: string[], isIn: boolean) =>
    change({ entry_ids: toggled(values.entry_ids, ids, isIn) });
  return (
    <section aria-labelledby="dossier-entries">
      <h3 id="dossier-entries" className="text-lg">
        {t('choose.entries')}
      </h3>
      {isComplete && entries.length === 0 ? (
        <p className="mt-1 text-ink-soft">{t('choose.noEntries')}</p>
      ) : (
        <p className="mt-1 mb-2 text-ink-soft">{t('choose.entriesText')}</p>
      )}
      {rows === undefined && error === null && <LoadingBlock label={t('choose.entriesLoading')} rows={3} />}
      {error !== null && (
        <LoadFailure
          title={t('choose.entriesFailure')}
          error={error}
          isRetrying={isFetching}
          onRetry={retry}
        />
      )}
      {(shareable.length > 0 || chosen.size > 0) && (
        <ChooseAll
          all={t('choose.entriesAll', { count: shareable.length })}
          ids={shareable.map(({ id }) => id)}
          isComplete={isComplete}
          hasChosen={chosen.size > 0}
          onAll={(ids) => choose(ids, true)}
          onNone={() => change({ entry_ids: [] })}
        />
      )}
      <ChoiceList
        label={t('choose.entries')}
        items={entries}
        row={(entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            isChosen={chosen.has(entry.id)}
            onChoose={(isIn) => choose([entry.id], isIn)}
          />
        )}
      />
    </section>
  );
};

interface EntryRowProps {
  entry: EntryItem;
  isChosen: boolean;
  onChoose: (isIn: boolean) => void;
}

const EntryRow = ({ entry, isChosen, onChoose }: EntryRowProps) => {
  const { t, language } = useTexts('dossier');
  const why = useId();
  const { id, title, date, happened_on, data } = entry;
  // One that was chosen and made private since can still be taken out.
  const isClosed = data.is_private && !isChosen;
  return (
    <li>
      <Checkbox
        isSelected={isChosen}
        isDisabled={isClosed}
        onChange={onChoose}
        className={isClosed ? 'cursor-default! items-start! pt-2.5 text-ink-soft' : 'items-start! py-2.5'}
        {...(data.is_private && { 'aria-describedby': why })}
      >
        <span className="min-w-0">
          <span dir="auto" className="block font-semibold wrap-anywhere">
            {title}
          </span>
          <span className="block text-sm text-ink-soft">
            {calendarDayText(happened_on ?? dayHere(new Date(date)), language)}
          </span>
        </span>
      </Checkbox>
      {data.is_private && (
        <p id={why} className="pb-2 pl-8.5 text-sm text-ink-soft">
          {t('choose.privateEntry')}{' '}
          <Link to="/journal-de-bord" search={{ entry: id }}>
            {t('choose.openEntry')}
            <span className="sr-only"> {title}</span>
          </Link>
        </p>
      )}
    </li>
  );
};
