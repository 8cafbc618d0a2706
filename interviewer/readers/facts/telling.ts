/** What of a message tells what happened: its clauses without questions, hearsay, tries of the tool, plays and other times. */
import type { Clause, Sentence } from '../../text/sentences.ts';
import type { Word } from '../../text/words.ts';
import type { Turn } from '../finding.ts';
import { oncePerTurn } from './found.ts';
import { type Frame, framesIn } from './frames.ts';
import { setOf } from './sets.ts';

export interface ToldClause {
  clause: Clause;
  words: readonly Word[];
  sentence: Sentence;
  /** The clauses of its sentence, and its place among them. */
  siblings: readonly Clause[];
  at: number;
  frames: ReadonlySet<Frame>;
  /** Those of the whole sentence. */
  around: ReadonlySet<Frame>;
}

export interface Telling {
  clauses: readonly ToldClause[];
  /** The person writes for somebody else, to whom it happened. */
  isForOther: boolean;
}

const UNTOLD: readonly Frame[] = ['hearsay', 'play', 'before'];
const MAX_CLAUSE_WORDS = 60;
const TIME = setOf('quand lorsque pendant');

/** What is written without any sign is cut, so that its length does not count for each of its words. */
export const inParts = (clause: Clause): Clause[] => {
  const parts: Clause[] = [];
  for (let at = 0; at < clause.words.length; at += MAX_CLAUSE_WORDS) {
    const words = clause.words.slice(at, at + MAX_CLAUSE_WORDS);
    parts.push({ ...clause, words, start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 });
  }
  return parts;
};

/** What a turn tells; read once for all readers of this folder. */
export const tellingOf: (turn: Turn) => Telling = oncePerTurn((turn) => {
  const ofSentences = turn.sentences.map((sentence) => {
    const siblings = sentence.clauses.flatMap(inParts);
    // What is quoted says nothing of how it is told.
    const words = siblings.filter(({ isQuoted }) => !isQuoted).flatMap((clause) => clause.words);
    return { sentence, siblings, around: framesIn(words) };
  });
  const isForOther =
    ofSentences.some(({ around }) => around.has('forOther')) ||
    turn.earlier.some((before) => tellingOf(before).isForOther);
  const isUnmeant = ofSentences.some(({ around }) => around.has('unmeant'));
  const told = ofSentences.filter(
    ({ sentence, around }) =>
      !isUnmeant && !sentence.isQuestion && !UNTOLD.some((frame) => around.has(frame)),
  );
  const clauses = told.flatMap(({ sentence, siblings, around }) =>
    siblings.map((clause, at) => {
      const { words } = clause;
      return { clause, words, sentence, siblings, at, frames: framesIn(words), around };
    }),
  );
  return { clauses, isForOther };
});

/** Neither somebody's quoted words, nor words about words ("j'ai pas envie d'écrire le mot"). */
export const isTold = ({ clause, frames }: ToldClause): boolean => !clause.isQuoted && !frames.has('meta');

/** The end of a clause with those that say when: "je tremble quand elle prend le fer". */
export const endWithTime = ({ clause, siblings, at }: ToldClause): number => {
  const next = siblings[at + 1];
  return next !== undefined && TIME.has(next.words[0]?.plain ?? '') ? next.end : clause.end;
};
