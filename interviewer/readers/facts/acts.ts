/** Clauses in which somebody does or says something to the person, or to the one for whom they write. */
import { findPhrases, lexiconOf, type PhraseMatch } from '../../lexicon/phrases.ts';
import { fold } from '../../text/fold.ts';
import type { Word } from '../../text/words.ts';
import type { Turn } from '../finding.ts';
import ACTS from './acts.json' with { type: 'json' };
import BODY from './body.json' with { type: 'json' };
import { oncePerTurn } from './found.ts';
import { framesIn } from './frames.ts';
import { setOf } from './sets.ts';
import { endWithTime, isTold, type ToldClause, tellingOf } from './telling.ts';
import { isDeniedAt, isMineNear, isToMe, subjectAt } from './verbs.ts';

type Sense = keyof typeof ACTS;
const LEXICON = lexiconOf<Sense>(ACTS);

/** A clause that tells an act, with the quoted clauses behind it. */
export interface Act {
  told: ToldClause;
  /** UTF-16 offsets into the message, the end exclusive. */
  start: number;
  end: number;
  why: string;
}

const NO_SPEAKERS = setOf('je tu vous');
/** "c'est du harcèlement" is a label, no act. */
const NO_DOERS = setOf('je tu vous ce');
const HAVE = setOf('a ont e avait');
const UNDERGO = setOf('ete suis etais fait fais faite');
const THEM = setOf('lui leur le la les');
const MIN_QUOTED_WORDS = 3;
const BODY_PARTS: ReadonlySet<string> = new Set(BODY.parts.map(fold));

/** "la hanche m'a lancé", "ce qui m'a pris la matinée": nobody has done it. */
const isOfThing = (words: readonly Word[], verb: number): boolean => {
  const subject = subjectAt(words, verb);
  const before = words.slice(Math.max(0, verb - 4), verb);
  return subject === null
    ? before.slice(-3).some(({ plain }) => BODY_PARTS.has(plain))
    : subject === 'qui' && before.some(({ plain }, at) => plain === 'ce' && before[at + 1]?.plain === 'qui');
};

const isAct = (words: readonly Word[], match: PhraseMatch<Sense>, isForOther: boolean): boolean => {
  const { sense, from, to, phrase } = match;
  if ((!phrase.startsWith('ne ') && isDeniedAt(words, from, to)) || isOfThing(words, from)) return false;
  const subject = subjectAt(words, from);
  if (sense === 'undergone') {
    const before = words.slice(Math.max(0, from - 4), from);
    // "je me suis enfermé": nobody else did it.
    const isOwnDoing = words[from - 1]?.plain === 'suis' && words[from - 2]?.plain === 'me';
    return phrase.includes(' ') || (!isOwnDoing && before.some(({ plain }) => UNDERGO.has(plain)));
  }
  if (NO_DOERS.has(subject ?? '')) return false;
  return (
    sense === 'strong' ||
    (sense === 'toMe' && ((isForOther && isOnThem(words, from)) || isMine(words, from, to)))
  );
};

/** "l'a poussée", of the one for whom the person writes. */
const isOnThem = (words: readonly Word[], verb: number): boolean =>
  words.slice(Math.max(0, verb - 3), verb).some(({ plain }) => THEM.has(plain));

/** "m'a pris", "a jeté mes affaires", "mes affaires ont été jetées". */
const isMine = (words: readonly Word[], from: number, to: number): boolean =>
  isToMe(words, from) || isMineNear(words, words[from - 1]?.plain === 'ete' ? 0 : from, to + 6);

/** "m'a …": whatever the verb, unless it is a kindness or a relative who does it. */
const isDoneToMe = (words: readonly Word[]): boolean =>
  words.some(
    ({ plain }, at) =>
      plain === 'me' &&
      HAVE.has(words[at + 1]?.plain ?? '') &&
      at + 2 < words.length &&
      !isOfThing(words, at) &&
      !isDeniedAt(words, at + 2, at + 2),
  );

/** "il a dit ta place c'est là", "ses mots : « … »". */
const isSaying = ({ words, siblings, at }: ToldClause, { sense, from }: PhraseMatch<Sense>): boolean => {
  const subject = subjectAt(words, from);
  if (isDeniedAt(words, from, from) || NO_SPEAKERS.has(subject ?? '')) return false;
  if (siblings[at + 1]?.isQuoted === true) return true;
  return sense === 'speech' && subject !== null && words.length - from > MIN_QUOTED_WORDS;
};

/** Why a clause tells an act; null where it tells none. */
const whyOf = (told: ToldClause, isForOther: boolean): string | null => {
  const { words, clause, frames } = told;
  if (!isTold(told)) return null;
  const matches = findPhrases(LEXICON, words, clause.isNegated).filter(
    // What a relative does or says is no part of it.
    ({ from }) => !frames.has('kin') || !framesIn(words.slice(0, from)).has('kin'),
  );
  const found = matches.find((match) => isAct(words, match, isForOther) || isSaying(told, match));
  if (found !== undefined) return `an act: ${found.phrase}`;
  if (frames.has('kin') || matches.some(({ sense }) => sense === 'kind')) return null;
  return isDoneToMe(words) ? 'something done to the person' : null;
};

/** Quoted words that follow one another from a clause on; the offset of their end. */
const endOfQuotes = ({ siblings }: ToldClause, from: number): number | null => {
  let end: number | null = null;
  for (let at = from; siblings[at]?.isQuoted === true; at += 1) end = siblings[at]?.end ?? end;
  return end;
};

/** A quote that nobody's verb brings in: "Ses mots : « … »", or a sentence of quoted words after an act. */
const isBareQuote = ({ clause, siblings, at }: ToldClause, isAfterAct: boolean): boolean => {
  const before = siblings[at - 1];
  const isFirst = clause.isQuoted && (before === undefined ? isAfterAct : !before.isQuoted);
  if (!isFirst) return false;
  const quoted = siblings.slice(at).filter(({ isQuoted }) => isQuoted);
  return quoted.flatMap(({ words }) => words).length >= MIN_QUOTED_WORDS;
};

/** The acts that a turn tells, in order; read once for all readers of this folder. */
export const actsOf: (turn: Turn) => readonly Act[] = oncePerTurn((turn) => {
  const { clauses, isForOther } = tellingOf(turn);
  const wasTold = turn.earlier.some((before) => actsOf(before).length > 0);
  const acts: Act[] = [];
  let covered = -1;
  for (const told of clauses) {
    const { clause, at } = told;
    if (clause.start < covered) continue;
    const isQuote = isBareQuote(told, acts.length > 0 || wasTold);
    const why = isQuote ? 'quoted words' : whyOf(told, isForOther);
    if (why === null) continue;
    covered = endOfQuotes(told, isQuote ? at : at + 1) ?? endWithTime(told);
    acts.push({ told, start: clause.start, end: covered, why });
  }
  return acts;
});
