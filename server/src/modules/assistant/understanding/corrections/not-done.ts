/** "J'ai prévenu mon manager. Euh non, je ne l'ai pas encore fait": the step told right before was not taken. */
import { type ReadMessage, sentenceAt } from '../read-message.ts';
import { ACTION_WORDS, NOT_DONE_YET } from '../words/action-words.ts';
import { holds, type Span, spansOf } from '../words/phrases.ts';

/** Of a step in the message before, it is meant only where she puts it right. */
const PUTS_RIGHT =
  /(?<![a-z])(?:euh+|heu+|en fait|en realite|finalement|pardon|enfin|oups|je voulais|j'? ?allais)(?![a-z])/;

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
