import { type Language, LOCALES } from '#web/i18n/languages.ts';

/** By how much per cent a count has changed; null where there is nothing to compare. */
export const changeInPercent = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before === 0 ? null : Math.round((100 * (now - before)) / before);

/** '+12', '−3', '0'; with a unit '+12 %' as the language writes it. */
export const signed = (value: number, language: Language, unit?: '%'): string =>
  new Intl.NumberFormat(LOCALES[language], {
    signDisplay: 'exceptZero',
    ...(unit === '%' && { style: 'percent' }),
  }).format(unit === '%' ? value / 100 : value);
