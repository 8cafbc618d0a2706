import type { Namespace } from './catalogues.ts';
import { languageChoice } from './language-choice.ts';
import type { Language } from './languages.ts';
import { loadCatalogue } from './texts.ts';

/**
 * For route loaders: the catalogues arrive together with the screen's code.
 * `screen` is the language that the spec gives the screen; the person's choice overrides it.
 */
export const loadTexts = async (namespaces: readonly Namespace[], screen: Language = 'fr'): Promise<void> => {
  const language = languageChoice() ?? screen;
  await Promise.all(namespaces.map((namespace) => loadCatalogue(namespace, language)));
};
