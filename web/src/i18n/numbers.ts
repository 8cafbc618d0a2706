import type { FormatterModule } from 'i18next';
import { isLanguage, LOCALES } from './languages.ts';

/** '10 000', with the space that French typography wants; '2026' and '3919' stay in one piece. */
const numberText = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: 'min2' }).format(value);

/** For i18next, in place of its own: numbers in texts are written as one writes them, and everything else as it came. */
export const numbersInTexts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, language) =>
    typeof value === 'number' && isLanguage(language) ? numberText(value, LOCALES[language]) : value,
};
