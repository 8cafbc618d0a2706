import { languageChoice } from '#web/i18n/language-choice.ts';
import type { Language } from '#web/i18n/languages.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { loadArticles } from './articles/load-articles.ts';

/**
 * For the loaders of /help: its texts and articles, in the language that is shown.
 * @param screen the spec has the help in English; a choice of the person overrides it, and the page offers French where
 * there was none
 */
export const loadHelp = async (screen: Language = 'en'): Promise<void> => {
  await Promise.all([
    loadTexts(['help', 'analyses', 'conversations'], screen),
    loadArticles(languageChoice() ?? screen),
  ]);
};
