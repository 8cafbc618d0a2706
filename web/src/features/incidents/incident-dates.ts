import { format, formatDistance, isValid, parseISO } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { fr } from 'date-fns/locale/fr';
import type { Language } from '#web/i18n/languages.ts';

const LOCALES = { fr, en: enGB };

const NO_BREAK_SPACE = '\u00a0';

/**
 * '01 mars 2026' (spec.md, 2: 'dd MMMM yyyy'), never broken at the end of a line; null for a day that is none. For dates
 * in sentences see `lib/dates.ts`.
 */
export const longDay = (day: string | null, language: Language): string | null => {
  if (day === null) return null;
  const date = parseISO(day);
  return isValid(date)
    ? format(date, 'dd MMMM yyyy', { locale: LOCALES[language] }).replaceAll(' ', NO_BREAK_SPACE)
    : null;
};

/** 'il y a 3 jours'. A clock that runs behind the server's must not say 'dans 2 secondes'. */
export const timeSince = (instant: string, language: Language, now = new Date()): string => {
  const then = parseISO(instant);
  const earlier = then > now ? now : then;
  return formatDistance(earlier, now, { addSuffix: true, locale: LOCALES[language] });
};
