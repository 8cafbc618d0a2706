import type { TimelineItem } from '#contract/timeline.ts';
import { whenText } from '#web/features/incidents/incident-when.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText, dayAndTime, dayAtHour, dayText, longCalendarDayText } from '#web/lib/dates.ts';
import { Paper, PaperFact } from '#web/ui/print/paper.tsx';
import { filterWords } from '../finding/filter-words.ts';
import type { JournalFilters } from '../finding/journal-search.ts';
import { hasMoreThanTitle, useCardTitle } from '../timeline/card-title.tsx';
import { dayOf, hourOf } from '../timeline/timeline-days.ts';

interface PrintedJournalProps {
  /** Newest first. */
  items: readonly TimelineItem[];
  filters: JournalFilters;
  /** Said at the head where not everything is here. */
  missing: string | null;
}

/** The journal as it stands on paper: black on white, from the first day to the last, nothing cut. */
export const PrintedJournal = ({ items, filters, missing }: PrintedJournalProps) => {
  const { t, language } = useTexts('journal');
  const { t: print } = useTexts('print');
  const inOrder = items.toReversed();
  return (
    <Paper>
      <header className="mb-8 border-b border-[#000000] pb-3 text-sm">
        <h2 className="text-xl">{t('title')}</h2>
        <p>
          {[...useShownInWords(filters), t('print.count', { count: items.length })].join(' · ')}
          <br />
          {print('printedOn', { day: dayText(new Date(), language) })}
        </p>
        {missing !== null && <p className="font-semibold">{missing}</p>}
        {items.some(({ type }) => type === 'conversation') && <p>{t('print.conversations')}</p>}
      </header>
      {inOrder.map((item, index) => {
        const day = dayOf(item);
        const before = inOrder[index - 1];
        return (
          <PrintedItem
            key={item.id}
            item={item}
            day={before === undefined || dayOf(before) !== day ? longCalendarDayText(day, language) : null}
          />
        );
      })}
    </Paper>
  );
};

/** What is shown, in words: the period, then the filters. */
const useShownInWords = (filters: JournalFilters): string[] => {
  const { t, language } = useTexts('journal');
  const { t: incidents } = useTexts('incidents');
  const { t: finding } = useTexts('finding');
  const words = filterWords(filters, { t, finding, incidents, language });
  return words.length > 0 ? words.map(({ label }) => label) : [t('print.all')];
};

/** @param day the name of its day, where it is the first of it */
const PrintedItem = ({ item, day }: { item: TimelineItem; day: string | null }) => {
  const { t, language } = useTexts('journal');
  const { t: incidents } = useTexts('incidents');
  const title = useCardTitle(item);
  const { happened_on, happened_at, recorded } = item;
  const told = happened_on === null ? t('history.happenedUnknown') : calendarDayText(happened_on, language);
  const files = item.type === 'journal' ? (item.data.first_files ?? []) : [];
  return (
    <section className="mb-8">
      <div className="break-inside-avoid break-after-avoid">
        {day !== null && (
          <h3 className="mb-3 break-after-avoid border-b border-[#999999] text-lg first-letter:uppercase">
            {day}
          </h3>
        )}
        <h4 dir="auto" className="break-after-avoid font-semibold wrap-anywhere">
          {title}
        </h4>
        <p className="mb-2 break-after-avoid text-sm">
          {[
            item.type === 'journal' ? t(`type.${item.data.entry_type}`) : t(`kind.${item.type}`),
            hourOf(item, language),
            item.type === 'journal' && t(item.data.is_private ? 'privacy.private' : 'privacy.shareable'),
            item.type === 'journal' && item.data.mood && `${t('card.mood')} ${t(`mood.${item.data.mood}`)}`,
            item.type === 'conversation' && t('card.messages', { count: item.data.message_count }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {hasMoreThanTitle(item) && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {item.content}
        </p>
      )}
      <dl className="mt-2 break-inside-avoid text-sm">
        {item.type === 'journal' && (
          <PaperFact name={t('history.happened')}>{dayAtHour(told, happened_at, language)}</PaperFact>
        )}
        {item.type === 'incident' && (
          <PaperFact name={t('history.happened')}>
            {whenText(
              { ...item.data, incident_date: happened_on, incident_time: happened_at },
              incidents,
              language,
            ) ?? t('history.happenedUnknown')}
          </PaperFact>
        )}
        {item.type === 'journal' && item.data.written_at !== undefined && (
          <PaperFact name={t('history.written')}>{dayAndTime(item.data.written_at, language)}</PaperFact>
        )}
        {recorded !== undefined && (
          <>
            <PaperFact name={t('history.recorded')}>{dayAndTime(recorded.created_at, language)}</PaperFact>
            {item.type !== 'conversation' && recorded.changed_at !== null && (
              <PaperFact name={t('history.changed')}>{dayAndTime(recorded.changed_at, language)}</PaperFact>
            )}
          </>
        )}
        {item.type !== 'conversation' && item.data.tags.length > 0 && (
          <PaperFact name={t('card.tags')}>{item.data.tags.join(', ')}</PaperFact>
        )}
        {files.length > 0 && (
          <PaperFact name={t('print.files')}>
            {files.map(({ name }) => name || t('files.nameless')).join(', ')}
          </PaperFact>
        )}
      </dl>
    </section>
  );
};
