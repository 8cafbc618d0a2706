import type { TFunction } from 'i18next';
import type { Language } from '#web/i18n/languages.ts';
import { calendarDayText } from '#web/lib/dates.ts';
import type { JournalFilters } from './journal-search.ts';

/** One choice that narrows what is shown, in words. */
export interface FilterWord {
  key: string;
  label: string;
  /** The change of the filters that takes it back. */
  without: Partial<JournalFilters>;
}

interface FilterTexts {
  t: TFunction<'journal'>;
  incidents: TFunction<'incidents'>;
  language: Language;
}

/** The filters in words, each apart: the period first. */
export const filterWords = (
  filters: JournalFilters,
  { t, incidents, language }: FilterTexts,
): FilterWord[] => {
  const { kind, type, moods = [], priority, files, linked } = filters;
  const period = periodText(filters, t, language);
  const word = (name: keyof JournalFilters, label: string): FilterWord => ({
    key: name,
    label,
    without: { [name]: undefined },
  });
  const words = [
    period !== null && { key: 'period', label: period, without: { from: undefined, to: undefined } },
    kind !== undefined && word('kind', t(`kind.${kind}`)),
    type !== undefined && word('type', t(`type.${type}`)),
    ...moods.map((mood) => {
      const left = moods.filter((other) => other !== mood);
      return {
        key: mood,
        label: t('chips.mood', { mood: t(`mood.${mood}`) }),
        without: { moods: left.length === 0 ? undefined : left },
      };
    }),
    priority !== undefined &&
      word('priority', t('chips.priority', { priority: incidents(`priority.${priority}`) })),
    files !== undefined && word('files', t('filters.files')),
    linked !== undefined && word('linked', t('filters.linked')),
  ];
  return words.filter((each) => each !== false);
};

/** The period in words; null where there is none. */
const periodText = (
  { from, to }: JournalFilters,
  t: TFunction<'journal'>,
  language: Language,
): string | null => {
  const day = (one: string) => calendarDayText(one, language);
  if (from !== undefined && to !== undefined) {
    return from === to
      ? t('chips.on', { day: day(from) })
      : t('chips.between', { from: day(from), to: day(to) });
  }
  if (from !== undefined) return t('chips.from', { day: day(from) });
  return to === undefined ? null : t('chips.to', { day: day(to) });
};
