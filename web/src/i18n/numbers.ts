import { type Language, LOCALES } from './languages.ts';

/** '10 000', with the space that French typography wants; '2026' and '3919' stay in one piece. */
export const numberText = (value: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { useGrouping: 'min2' }).format(value);
