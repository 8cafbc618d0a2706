import { languageChoice } from '#web/i18n/language-choice.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { loadArticles } from './articles/load-articles.ts';
import { helpLanguage } from './help-language.ts';

/**
 * For the loaders of /help: its texts and articles, in the language that is shown.
 * @param article where one is shown; otherwise the way to the numbers is also there in the language of the shell
 */
export const loadHelp = async (article?: string): Promise<void> => {
  const screen = helpLanguage(article);
  await Promise.all([
    loadTexts(['help', 'analyses', 'conversations'], screen),
    loadTexts(['help']),
    loadArticles(languageChoice() ?? screen),
  ]);
};
