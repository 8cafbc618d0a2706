import type { TFunction } from 'i18next';
import type { Language } from '#web/i18n/languages.ts';
import { calendarDayText } from '#web/lib/dates.ts';

/** Days, both included. */
export interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

/** The period in words; null where there is none. */
export const periodText = (
  { from, to }: Period,
  t: TFunction<'finding'>,
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
