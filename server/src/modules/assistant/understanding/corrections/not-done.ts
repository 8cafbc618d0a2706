/** "J'ai prévenu mon manager. Euh non, je ne l'ai pas encore fait": the step told right before was not taken. */
import { type ReadMessage, sentenceAt } from '../read-message.ts';
import { ACTION_WORDS, NOT_DONE_YET } from '../words/action-words.ts';
import { holds, type Span, spansOf } from '../words/phrases.ts';

/** Of a step in the message before, it is meant only where she puts it right. */
const PUTS_RIGHT =
  /(?<![a-z])(?:euh+|heu+|en fait|en realite|finalement|pardon|enfin|oups|je voulais|j'? ?allais)(?![a-z])/;

const LEAD = '(?:^|[.!?] ?)(?:(?:ah|euh|non|nan|mais|en fait|finalement|pardon|enfin|en realite)[ ,]+){1,4}';
/** "Non, je n'ai pas prévenu la RH": which step, and whom it was to reach. */
const DENIED = new RegExp(
  `${LEAD}(?:je |j'? ?)(?:ne |n'? ?)?(?:l'? ?|en |lui |les )?ai (?:en fait |finalement )?(?:pas|jamais) (?:encore |vraiment )?([a-z]{4,14})((?: [a-z'+-]{1,14}){0,4})`,
);
/** "En fait je n'ai rien dit." */
const NOTHING_DONE = new RegExp(
  `${LEAD}(?:je |j'? ?)(?:ne |n'? ?)?(?:l'? ?|en |lui )?ai (?:encore |finalement )?rien (?:dit|fait|signale|envoye)(?![a-z])`,
);
const STEM = 5;

/** A step told in another message, denied now. */
export const deniedStepIn = ({ text }: ReadMessage): ((told: string) => boolean) | null => {
  if (NOTHING_DONE.test(text) && PUTS_RIGHT.test(text)) return (told) => holds(ACTION_WORDS, told);
  const [, verb = '', object = ''] = DENIED.exec(text) ?? [];
  if (verb === '') return null;
  const whom = object.split(/[ ']/).findLast((word) => word.length > 1) ?? '';
  return (told) => holds(ACTION_WORDS, told) && told.includes(verb.slice(0, STEM)) && told.includes(whom);
};

/** The words that undo a step, and which step they mean. */
export const notDoneIn = (message: ReadMessage): { span: Span; names: (told: string) => boolean }[] => {
  const { text } = message;
  const [undoing] = spansOf(NOT_DONE_YET, text);
  if (!undoing) return [];
  const step = spansOf(ACTION_WORDS, text.slice(0, undoing.start)).at(-1);
  if (step) {
    const words = text.slice(step.start, step.end);
    return [{ span: undoing, names: (told) => told.includes(words) }];
  }
  const { start } = sentenceAt(message, undoing);
  return start === 0 && PUTS_RIGHT.test(text)
    ? [{ span: { start, end: undoing.end }, names: (told) => holds(ACTION_WORDS, told) }]
    : [];
};
