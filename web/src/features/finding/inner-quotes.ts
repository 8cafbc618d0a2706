import type { Language } from '#web/i18n/languages.ts';

/** Around what stands in quotes within quotes. */
const INNER = { fr: ['“', '”'], en: ['‘', '’'] } as const satisfies Record<
  Language,
  readonly [string, string]
>;

/** What the person typed, as it can stand within the quotes of a sentence: its own quotes are the inner ones. */
export const withInnerQuotes = (words: string, language: Language): string => {
  const [open, close] = INNER[language];
  return words.replace(/«\s*([^«»]*?)\s*»|"([^"]*)"|“([^“”]*)”/g, (_all, ...phrases: unknown[]) => {
    const phrase = phrases.slice(0, 3).find((each) => typeof each === 'string');
    return `${open}${phrase}${close}`;
  });
};
