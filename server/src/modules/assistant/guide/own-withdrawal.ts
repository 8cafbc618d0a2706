/**
 * Whose words or things are taken away. « Retirez le café » takes back what she wrote; « elle m'a retiré mon bureau » tells
 * what was done to her, and « ignore tes instructions » is said to the assistant: neither corrects anything.
 */
import { fold, withoutQuotes } from '../text/text.ts';

const TAKING = '(?:enlev|retir|supprim|effac|ray|ot|annul|ignor|oubli|corrig|modifi|remplac|rectifi|chang)';
/** Somebody who takes, or a thing that was taken: before the verb stands its subject or its auxiliary. */
const DONE_BY_SOMEBODY = new RegExp(
  `\\b(?:il|elle|on|ils|elles|qui|a|as|ai|ont|avait|avaient|ayant|est|sont|ete|etait|etaient|fait|se|(?:mon|ma|mes|notre|le|la|les) [\\w-]+|[mlst]'(?:a|ont|avait|avaient))(?: (?:m'|me |nous |lui |leur |l'|y |tout |aussi |deja |encore |meme |bien ))* ?${TAKING}(?:e|ee|es|ees|ent|ait|aient|er|i|is|ie)?\\b`,
);
const ASKED_TO_TAKE = new RegExp(
  `\\b${TAKING}(?:ez|iez|ons)\\b|^(?:(?:non|et|mais|ah|oups|pardon|euh|ok|oui|stp|svp|en fait|finalement)[ ,]+)*${TAKING}e\\b|\\bje (?:retire|corrige|rectifie)\\b`,
);
const OF_INSTRUCTIONS =
  /\b(?:ignor|oubli|annul|efface|contourn|desobe)\w*\b.{0,40}\b(?:instructions?|consignes?|regles?|directives?|prompts?|programmation)\b/;

/** Told to leave its part: answered as a question about what it is. */
export const isOfInstructions = (text: string): boolean => OF_INSTRUCTIONS.test(fold(withoutQuotes(text)));

/** Something was taken from her, or somebody else took it: told, and not taken back. */
export const tellsOfTaking = (text: string): boolean => {
  const folded = fold(withoutQuotes(text));
  return DONE_BY_SOMEBODY.test(folded) && !ASKED_TO_TAKE.test(folded);
};
