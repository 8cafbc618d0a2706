import { LIST_EXCERPT_CHARACTERS } from '#contract/common/limits.ts';
import { excerptOf } from '../../platform/text/excerpt.ts';
import { firstWords } from './first-words.ts';

/**
 * The beginning of a message in one line. Where the conversation is called by the message's first words, it goes on behind
 * them: a list shows them already. Empty where nothing is left.
 */
export const lastWords = (message: string, title: string): string => {
  // Longer than the title and the excerpt together; what is left out is not looked at.
  const text = message
    .slice(0, 3 * LIST_EXCERPT_CHARACTERS)
    .replace(/\s+/gu, ' ')
    .trim();
  return excerptOf(firstWords(text) === title ? behind(text, title) : text, LIST_EXCERPT_CHARACTERS);
};

const behind = (text: string, title: string): string => {
  const shown = title.replace(/…$/u, '');
  const rest = text.slice(text.indexOf(shown) + shown.length).replace(/^[\s.,;:!?…]+/u, '');
  return rest !== '' && shown !== title ? `… ${rest}` : rest;
};
