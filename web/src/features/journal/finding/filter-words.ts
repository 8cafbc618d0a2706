import type { TFunction } from 'i18next';
import { periodText } from '#web/features/finding/period-text.ts';
import type { Language } from '#web/i18n/languages.ts';
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
  finding: TFunction<'finding'>;
  incidents: TFunction<'incidents'>;
  language: Language;
}

/** The filters in words, each apart: the period first. */
export const filterWords = (
  filters: JournalFilters,
  { t, finding, incidents, language }: FilterTexts,
): FilterWord[] => {
  const { kind, type, moods = [], priority, files, linked } = filters;
  const period = periodText(filters, finding, language);
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
