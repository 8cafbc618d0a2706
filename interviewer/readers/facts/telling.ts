/** What of a message tells what happened: its clauses without questions, hearsay, tries of the tool, plays and other times. */
import type { Turn } from '../finding.ts';
import type { Clause, Sentence } from '../../text/sentences.ts';
import type { Word } from '../../text/words.ts';
import { type Frame, framesIn } from './frames.ts';

export interface ToldClause {
  clause: Clause;
  words: readonly Word[];
  sentence: Sentence;
  /** Its place in the sentence. */
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
const TELLING_VERBS = new Set(['dir', 'racont', 'expliqu', 'rapport', 'repet']);
const OTHERS = new Set(['il', 'elle', 'ils', 'elles']);
const WAS = new Set(['avait', 'avaient', 'aurait', 'auraient']);

/** "Elle m'a dit qu'il avait traité le bagagiste": what somebody tells of somebody. */
const isRetold = (words: readonly Word[]): boolean =>
  words.some(
    ({ stem }, at) =>
      TELLING_VERBS.has(stem) &&
      words.slice(at + 1, at + 4).some(({ plain }) => plain === 'que') &&
      words.slice(at + 2, at + 6).some(({ plain }) => OTHERS.has(plain)) &&
      words.slice(at + 3, at + 8).some(({ plain }) => WAS.has(plain)),
  );

const readTelling = (turn: Turn): Telling => {
  const ofSentences = turn.sentences.map((sentence) => {
    const ofClauses = sentence.clauses.map(({ words }) => framesIn(words));
    // What is quoted says nothing of how it is told.
    const words = sentence.clauses.filter(({ isQuoted }) => !isQuoted).flatMap((clause) => clause.words);
    return { sentence, ofClauses, words, around: framesIn(words) };
  });
  const isForOther =
    ofSentences.some(({ around }) => around.has('forOther')) ||
    turn.earlier.some((before) => tellingOf(before).isForOther);
  if (ofSentences.some(({ around }) => around.has('unmeant'))) return { clauses: [], isForOther };
  const clauses = ofSentences
    .filter(({ sentence, around, words }) => {
      if (sentence.isQuestion) return false;
      return !UNTOLD.some((frame) => around.has(frame)) && !isRetold(words);
    })
    .flatMap(({ sentence, ofClauses, around }) =>
      sentence.clauses.map((clause, at) => ({
        clause,
        words: clause.words,
        sentence,
        at,
        frames: ofClauses[at] ?? new Set<Frame>(),
        around,
      })),
    );
  return { clauses, isForOther };
};

const remembered = new WeakMap<Turn, Telling>();

/** What a turn tells; read once for all readers of this folder. */
export const tellingOf = (turn: Turn): Telling => {
  const known = remembered.get(turn);
  if (known !== undefined) return known;
  const telling = readTelling(turn);
  remembered.set(turn, telling);
  return telling;
};

const SUBJECTS = new Set('je tu il elle on ils elles ca ce cela ceci qui vous'.split(' '));

/** The pronoun that is the subject of the verb at a place: the nearest one before it; null for a noun or none. */
export const subjectAt = (words: readonly Word[], at: number): string | null => {
  const subject = words
    .slice(0, at)
    .findLastIndex(({ plain }, of) => SUBJECTS.has(plain) && words[of + 1]?.plain !== 'y');
  if (subject === -1) return null;
  // "que je ne connais pas m'a poussé": the verb is not that of "je".
  const isRelative = words.slice(subject + 2, at).some(({ plain }, of) => plain === 'me' && HAS.has(words[subject + of + 3]?.plain ?? ''));
  return isRelative && words[subject]?.plain === 'je' ? null : (words[subject]?.plain ?? null);
};
const HAS = new Set(['a', 'ont', 'avait']);

const MEN = new Set(['me', 'moi', 'nous']);
const MINE = new Set(['mon', 'ma', 'mes', 'notre', 'nos']);

/** "m'a poussé", "nous insulte": the person is the object of the verb at a place. */
export const isToMe = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - 4), at).some(({ plain }) => MEN.has(plain)) ||
  words.slice(at + 1, at + 4).some(({ plain }) => plain === 'moi');

/** "vidé ma fournée": something of the person stands from one place on. */
export const isMineNear = (words: readonly Word[], from: number, to: number): boolean =>
  words.slice(Math.max(0, from), to).some(({ plain }) => MINE.has(plain));

const NEGATIONS = new Set('pas jamais rien personne aucun aucune'.split(' '));

/**
 * The verb from one place to another is denied: "ne" close before it, or "pas" and its like around it. What stands before "me"
 * belongs to another verb: "que je ne connais pas m'a poussé".
 */
export const isDeniedAt = (words: readonly Word[], from: number, to: number): boolean => {
  const near = Math.max(0, from - 4);
  const me = words.slice(near, from).findLastIndex(({ plain }) => plain === 'me');
  const start = me === -1 ? near : near + me;
  return (
    words.slice(Math.max(0, start - 1), from).some(({ plain }) => plain === 'ne') ||
    words.slice(start, endOfVerb(words, to)).some(({ plain }, at, all) => NEGATIONS.has(plain) && !isOnly(plain, all[at + 1])) ||
    isNoMore(words, from)
  );
};

const NEXT_VERB = new Set('pour que qui sans e et parce'.split(' '));

/** "des détours pour pas le croiser": what follows "pour" denies another verb. */
const endOfVerb = (words: readonly Word[], to: number): number => {
  const next = words.slice(to + 1, to + 3).findIndex(({ plain }) => NEXT_VERB.has(plain));
  return next === -1 ? to + 3 : to + 1 + next;
};

/** "rien qu'à l'idée" denies nothing. */
const isOnly = (plain: string, next: Word | undefined): boolean => plain === 'rien' && next?.plain === 'que';

const isNoMore = (words: readonly Word[], from: number): boolean =>
  words.slice(from, from + 2).some(({ plain }, offset) => plain === 'plus' && words[from + offset + 1]?.plain !== 'de');

const TIME = new Set('quand lorsque pendant'.split(' '));

/** The end of a clause with those that say when: "je tremble quand elle prend le fer". */
export const endWithTime = ({ clause, sentence, at }: ToldClause): number => {
  const next = sentence.clauses[at + 1];
  return next !== undefined && TIME.has(next.words[0]?.plain ?? '') ? next.end : clause.end;
};
