import { type Language, LOCALES } from '#web/i18n/languages.ts';

const NO_BREAK_SPACE = '\u00a0';
const STEP = 1024;
const UNITS: Record<Language, readonly string[]> = {
  fr: ['o', 'Ko', 'Mo', 'Go'],
  en: ['B', 'KB', 'MB', 'GB'],
};

/** '312 o', '48 Ko', '2,4 Mo': as one says it, never '0 Ko' for a file that holds something. */
export const fileSizeText = (bytes: number, language: Language): string => {
  const units = UNITS[language];
  let value = bytes;
  let unit = 0;
  // 1 023,6 Ko would be written '1 024 Ko'.
  while (Math.round(value) >= STEP && unit < units.length - 1) {
    value /= STEP;
    unit += 1;
  }
  const digits = unit >= 2 && value < 100 ? 1 : 0;
  const number = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: digits }).format(value);
  return `${number}${NO_BREAK_SPACE}${units[unit]}`;
};
