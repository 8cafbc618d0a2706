/** What of a message tells what happened: its clauses without questions, hearsay, tries of the tool, plays and other times. */

import type { Clause, Sentence } from '../../text/sentences.ts';
import type { Word } from '../../text/words.ts';
import type { Turn } from '../finding.ts';
import { oncePerTurn } from './found.ts';
import { type Frame, framesIn } from './frames.ts';
import { setOf, stemsOf } from './sets.ts';

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
const TELLING_VERBS = stemsOf('dire raconter expliquer rapporter répéter');
const OTHERS = setOf('il elle ils elles');
const WAS = setOf('avait avaient aurait auraient');

/** "Elle m'a dit qu'il avait traité le bagagiste": what somebody tells of somebody. */
const isRetold = (words: readonly Word[]): boolean =>
  words.some(
    ({ stem }, at) =>
      TELLING_VERBS.has(stem) &&
      words.slice(at + 1, at + 4).some(({ plain }) => plain === 'que') &&
      words.slice(at + 2, at + 6).some(({ plain }) => OTHERS.has(plain)) &&
      words.slice(at + 3, at + 8).some(({ plain }) => WAS.has(plain)),
  );

const MAX_CLAUSE_WORDS = 60;

/** What is written without any sign is cut, so that its length does not count for each of its words. */
const inParts = (clause: Clause): Clause[] => {
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
    return { sentence, siblings, words, around: framesIn(words) };
  });
  const isForOther =
    ofSentences.some(({ around }) => around.has('forOther')) ||
    turn.earlier.some((before) => tellingOf(before).isForOther);
  if (ofSentences.some(({ around }) => around.has('unmeant'))) return { clauses: [], isForOther };
  const told = ofSentences.filter(
    ({ sentence, around, words }) =>
      !sentence.isQuestion && !UNTOLD.some((frame) => around.has(frame)) && !isRetold(words),
  );
  const clauses = told.flatMap(({ sentence, siblings, around }) =>
    siblings.map((clause, at) => {
      const { words } = clause;
      return { clause, words, sentence, siblings, at, frames: framesIn(words), around };
    }),
  );
  return { clauses, isForOther };
});

const SUBJECTS = setOf('je tu il elle on ils elles ca ce cela ceci qui vous');

/** The pronoun that is the subject of the verb at a place: the nearest one before it; null for a noun or none. */
export const subjectAt = (words: readonly Word[], at: number): string | null => {
  const subject = words
    .slice(0, at)
    .findLastIndex(({ plain }, of) => SUBJECTS.has(plain) && words[of + 1]?.plain !== 'y');
  if (subject === -1) return null;
  // "que je ne connais pas m'a poussé": the verb is not that of "je".
  const isRelative = words
    .slice(subject + 2, at)
    .some(({ plain }, of) => plain === 'me' && HAS.has(words[subject + of + 3]?.plain ?? ''));
  return isRelative && words[subject]?.plain === 'je' ? null : (words[subject]?.plain ?? null);
};
const HAS = setOf('a ont avait');

const MEN = setOf('me moi nous');
const MINE = setOf('mon ma mes notre nos');

/** "m'a poussé", "nous insulte": the person is the object of the verb at a place. */
export const isToMe = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - 4), at).some(({ plain }) => MEN.has(plain)) ||
  words.slice(at + 1, at + 4).some(({ plain }) => plain === 'moi');

/** "vidé ma fournée": something of the person stands from one place on. */
export const isMineNear = (words: readonly Word[], from: number, to: number): boolean =>
  words.slice(Math.max(0, from), to).some(({ plain }) => MINE.has(plain));

const NEGATIONS = setOf('pas jamais rien personne aucun aucune');

/**
 * The verb from one place to another is denied: "ne" close before it, or "pas" and its like around it. What stands before "me"
 * belongs to another verb: "que je ne connais pas m'a poussé".
 */
export const isDeniedAt = (words: readonly Word[], from: number, to: number): boolean => {
  const near = Math.max(0, from - 4);
  const me = words.slice(near, from).findLastIndex(({ plain }) => plain === 'me');
  const start = me === -1 ? near : near + me;
  return (
    (words.slice(Math.max(0, start - 1), from).some(({ plain }) => plain === 'ne') && !isOnlyTo(words, to)) ||
    words
      .slice(start, endOfVerb(words, to))
      .some(({ plain }, at) => NEGATIONS.has(plain) && !isOnly(plain, words[start + at + 1])) ||
    isNoMore(words, from)
  );
};

const NEXT_VERB = setOf('pour que qui sans e et parce');

/** "des détours pour pas le croiser": what follows "pour" denies another verb. */
const endOfVerb = (words: readonly Word[], to: number): number => {
  const next = words.slice(to + 1, to + 3).findIndex(({ plain }) => NEXT_VERB.has(plain));
  return next === -1 ? to + 3 : to + 1 + next;
};

/** "je n'en ai parlé qu'à lui". */
const isOnlyTo = (words: readonly Word[], to: number): boolean => words[to + 1]?.plain === 'que';

/** "rien qu'à l'idée" denies nothing. */
const isOnly = (plain: string, next: Word | undefined): boolean => plain === 'rien' && next?.plain === 'que';

const isNoMore = (words: readonly Word[], from: number): boolean =>
  words
    .slice(from, from + 2)
    .some(({ plain }, offset) => plain === 'plus' && words[from + offset + 1]?.plain !== 'de');

const TIME = setOf('quand lorsque pendant');

/** The end of a clause with those that say when: "je tremble quand elle prend le fer". */
export const endWithTime = ({ clause, siblings, at }: ToldClause): number => {
  const next = siblings[at + 1];
  return next !== undefined && TIME.has(next.words[0]?.plain ?? '') ? next.end : clause.end;
};
