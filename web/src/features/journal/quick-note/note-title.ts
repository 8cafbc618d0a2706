import { isFilled } from '#contract/common/shapes.ts';
import { cutText } from '#web/lib/cut-text.ts';

export const NOTE_TITLE_MAX_CHARACTERS = 80;

/** What is not seen before the first visible character. */
const UNSEEN_START = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]+/u;

/** A quick note's title: the first words of its first line, as they were written; an ellipsis says that there are more. */
export const noteTitle = (text: string): string => {
  const line = text.split(/[\r\n\u2028\u2029]/).find(isFilled) ?? '';
  const words = line.replace(UNSEEN_START, '').replaceAll('\t', ' ').trim();
  const cut = cutText(words, NOTE_TITLE_MAX_CHARACTERS - 1);
  return cut === words ? words : `${cut.trimEnd()}…`;
};
