import type { SeenRecord, SentenceSource } from '#contract/syntheses.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText } from '#web/lib/dates.ts';

const FIELDS = ['title', 'description', 'location'] as const;

/** What a source is called: 'INC-2026-0001, description'; 'journal, 12 mars 2026'. */
export const useSourceName = (seen: ReadonlyMap<string, SeenRecord>) => {
  const { t, language } = useTexts('synthesis');
  return ({ entity, id, passage }: SentenceSource): string => {
    const record = seen.get(id);
    if (entity === 'journal_entry') {
      return t('source.entry', { day: record ? calendarDayText(record.name, language) : '' });
    }
    if (entity === 'incident') {
      const field = FIELDS.find((one) => one === passage?.field);
      return t(`source.${field ?? 'incident'}`, { name: record?.name ?? '' });
    }
    const name = seen.get(record?.within ?? '')?.name ?? '';
    return entity === 'evidence'
      ? t('source.evidence', { name, number: record?.name ?? '' })
      : t('source.person', { name });
  };
};
