/**
 * The texts of this page, in French until the other language is asked for. Not `useTexts`: it follows the person's preferences, which lie
 * in the storage of the browser, and this page neither reads nor writes one.
 */
import type { TFunction } from 'i18next';
import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from 'react';
import type { Catalogues } from '#web/i18n/catalogues.ts';
import en from '#web/i18n/en/reading.ts';
import fr from '#web/i18n/fr/reading.ts';
import type { Language } from '#web/i18n/languages.ts';
import { type TextTree, type TextValues, translate } from '#web/i18n/translate.ts';

type Reading = {
  t: TFunction<'reading'>;
  language: Language;
  setLanguage: (language: Language) => void;
};

/** How the product is called: the page says it. */
export const PRODUCT =
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? 'Recueil';

const TEXTS: Record<Language, TextTree> = { fr, en };

/** `t` of a catalogue that is at hand. */
export const textsOf = <Name extends keyof Catalogues>(
  texts: TextTree,
  language: Language,
): TFunction<Name> =>
  ((key: string, values?: TextValues) =>
    translate(texts, key, { product: PRODUCT, ...values }, language)) as unknown as TFunction<Name>;

const ReadingTexts = createContext<Reading | null>(null);

/** What the page says, and in which language. */
export const ReadingLanguage = ({ children }: { children: ReactNode }) => {
  const [language, setLanguage] = useState<Language>('fr');
  const texts = useMemo(
    () => ({
      t: textsOf<'reading'>(TEXTS[language], language),
      language,
      // What is shown stays until the names of types and the like are there in the other one.
      setLanguage: (next: Language) => startTransition(() => setLanguage(next)),
    }),
    [language],
  );
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = texts.t('title');
  }, [language, texts]);
  return <ReadingTexts value={texts}>{children}</ReadingTexts>;
};

export const useReading = (): Reading => {
  const texts = use(ReadingTexts);
  if (texts === null) throw new Error('Outside of ReadingLanguage');
  return texts;
};
