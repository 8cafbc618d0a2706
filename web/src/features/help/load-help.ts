import { languageChoice } from '#web/i18n/language-choice.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { loadArticles } from './articles/load-articles.ts';

/** The spec has the help in English; a choice of the person overrides it, and the page offers French where there was none. */
const SCREEN = 'en';

/** For the loaders of /help: its texts and articles, in the language that is shown. */
export const loadHelp = async (): Promise<void> => {
  await Promise.all([
    loadTexts(['help', 'analyses', 'conversations'], SCREEN),
    loadArticles(languageChoice() ?? SCREEN),
  ]);
};
