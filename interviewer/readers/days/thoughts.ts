/** Clauses cut once more, where a new thought begins: "samedi parce que la veille j'étais de repos". */
import type { Clause, Sentence } from '../../text/sentences.ts';
import type { Word } from '../../text/words.ts';

const TURNS = new Set('parce quand lorsque comme car pendant'.split(' '));
/** Somebody may write a page without a comma; no act is looked for farther than this. */
const MOST_WORDS = 40;

const cut = (clause: Clause): Clause[] => {
  const parts: Word[][] = [];
  for (const word of clause.words) {
    const part = parts.at(-1);
    const isSameToken = part?.at(-1)?.start === word.start;
    const isFull = part !== undefined && part.length >= MOST_WORDS && !isSameToken;
    if (part === undefined || isFull || TURNS.has(word.plain)) parts.push([word]);
    else part.push(word);
  }
  return parts.length < 2 ? [clause] : parts.map((words) => ({ ...clause, words }));
};

/** The thoughts of a sentence in order, each as a clause; their offsets are those of their words. */
export const thoughtsOf = ({ clauses }: Sentence): Clause[] => clauses.flatMap(cut);
