import type { TFunction } from 'i18next';
import { use, useMemo } from 'react';
import type { Namespace } from './catalogues.ts';
import { useLanguageChoice } from './language-choice.ts';
import type { Language } from './languages.ts';
import { ScreenLanguage } from './screen-language.ts';
import { i18n, loadCatalogue } from './texts.ts';

interface Texts<N extends Namespace> {
  /** The text of a key, typed by the French catalogue. */
  t: TFunction<N>;
  /** The language in which this screen speaks now. */
  language: Language;
}

/** The language of the screen around: the person's choice, else the screen's own. */
export const useLanguage = (screen?: Language): Language => {
  const around = use(ScreenLanguage);
  return useLanguageChoice() ?? screen ?? around;
};

/**
 * The texts of a namespace in the language of the screen (`screen`, or the one the route declares), or in the
 * language that the person chose. Suspends while the catalogue loads; route loaders have usually fetched it.
 */
export const useTexts = <N extends Namespace>(
  namespace: N,
  options: { screen?: Language } = {},
): Texts<N> => {
  const language = useLanguage(options.screen);
  use(loadCatalogue(namespace, language));
  return useMemo(() => ({ t: i18n.getFixedT(language, namespace), language }), [language, namespace]);
};
