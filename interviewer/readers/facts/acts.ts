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
import {
  endWithTime,
  isDeniedAt,
  isMineNear,
  isToMe,
  subjectAt,
  type ToldClause,
  tellingOf,
} from './telling.ts';

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

const MYSELF = setOf('je tu vous');
/** "c'est du harcèlement" is a label, no act. */
const NO_DOERS = setOf('je tu vous ce');
const HAVE = setOf('a ont e avait');
const WERE = setOf('etait etaient avait avaient');
const UNDERGO = setOf('ete suis etais fait fais faite');
const OTHERS_OBJECTS = setOf('lui leur le la les');
const OWN_DOINGS = /^(?:enferm|suivi|exclu|ecart|touch|filme)/;
/** "mon poste", "une charge": nouns that are written like the verbs. */
const DETERMINERS = setOf('mon ma mes un une du des ce cette ces son sa ses notre nos au aux de sans');
const MIN_QUOTED_WORDS = 3;

const BODY_PARTS: ReadonlySet<string> = new Set(BODY.parts.map(fold));

const isBackground = (words: readonly Word[], from: number): boolean =>
  words.slice(Math.max(0, from - 3), from).some(({ plain }) => WERE.has(plain));

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
  if (!phrase.startsWith('ne ') && isDeniedAt(words, from, to)) return false;
  const subject = subjectAt(words, from);
  if (isOfThing(words, from)) return false;
  const isMine = isToMe(words, from) || isMineNear(words, from, to + 6);
  if (sense === 'undergone') {
    const before = words.slice(Math.max(0, from - 4), from);
    // "je me suis enfermé": nobody else did it.
    const isOwnDoing = words[from - 1]?.plain === 'suis' && words[from - 2]?.plain === 'me';
    if (isOwnDoing && !phrase.includes(' ') && OWN_DOINGS.test(phrase)) return false;
    const isPassive = phrase.includes(' ') || before.some(({ plain }) => UNDERGO.has(plain));
    return isPassive && (subject === 'je' || subject === null) && before.length > 0;
  }
  if (subject !== null && NO_DOERS.has(subject)) return false;
  // "mes affaires ont été jetées"
  const isDone =
    isMineNear(words, 0, from) &&
    words.slice(Math.max(0, from - 3), from).some(({ plain }) => plain === 'ete');
  if (isDone && (sense === 'strong' || sense === 'toMe')) return true;
  if (sense === 'strong') return isMine || !isBackground(words, from);
  if (sense !== 'toMe' || DETERMINERS.has(words[from - 1]?.plain ?? '')) return false;
  const before = words.slice(Math.max(0, from - 3), from);
  return isMine || (isForOther && before.some(({ plain }) => OTHERS_OBJECTS.has(plain)));
};

/** "m'a …": whatever the verb, unless it is a kindness or a relative who does it. */
const isDoneToMe = (words: readonly Word[]): boolean =>
  words.some(
    ({ plain }, at) =>
      plain === 'me' &&
      HAVE.has(words[at + 1]?.plain ?? '') &&
      words[at + 2] !== undefined &&
      !MYSELF.has(subjectAt(words, at) ?? '') &&
      !isOfThing(words, at) &&
      !isDeniedAt(words, at + 2, at + 2),
  );

/** Why a clause tells an act; null where it tells none. */
const whyOf = (told: ToldClause, isForOther: boolean): string | null => {
  const { words, clause, frames } = told;
  if (clause.isQuoted || frames.has('meta')) return null;
  const matches = findPhrases(LEXICON, words, clause.isNegated).filter(
    // What a relative does or says is no part of it.
    ({ from }) => !frames.has('kin') || !framesIn(words.slice(0, from)).has('kin'),
  );
  const found = matches.find((match) => isAct(words, match, isForOther));
  if (found !== undefined) return `an act: ${found.phrase}`;
  const speech = matches.find((match) => isSaying(told, match));
  if (speech !== undefined) return `words: ${speech.phrase}`;
  if (frames.has('kin') || matches.some(({ sense }) => sense === 'kind')) return null;
  return isDoneToMe(words) ? 'something done to the person' : null;
};

/** "il a dit ta place c'est là", "ses mots : « … »". */
const isSaying = ({ words, siblings, at }: ToldClause, { sense, from }: PhraseMatch<Sense>): boolean => {
  const subject = subjectAt(words, from);
  if (isDeniedAt(words, from, from) || MYSELF.has(subject ?? '')) return false;
  if (siblings[at + 1]?.isQuoted === true) return true;
  return sense === 'speech' && subject !== null && words.length - from > MIN_QUOTED_WORDS;
};

/** Quoted words that follow one another from a clause on; the offset of their end. */
const endOfQuotes = ({ siblings }: ToldClause, from: number): number | null => {
  let end: number | null = null;
  for (let at = from; siblings[at]?.isQuoted === true; at += 1) end = siblings[at]?.end ?? end;
  return end;
};

/** A quote that nobody's verb brings in: "Ses mots : « … »", or a sentence of quoted words after an act. */
const isBareQuote = (told: ToldClause, isAfterAct: boolean): boolean => {
  const { clause, siblings, at } = told;
  const before = siblings[at - 1];
  if (!clause.isQuoted || before?.isQuoted === true) return false;
  const count = siblings
    .slice(at)
    .filter(({ isQuoted }) => isQuoted)
    .flatMap((one) => one.words).length;
  if (count < MIN_QUOTED_WORDS) return false;
  const intro = before?.words ?? [];
  const isMyOwn = intro.some(({ plain }) => plain === 'je' || plain === 'on');
  return !isMyOwn && (isAfterAct || intro.length > 0);
};

const TAKES_BACK = setOf('non pardon erreur plutot rectification');

/** "« belle », non, « grosse »": quoted words after "non" take the place of those before. */
const isTakenBack = ({ sentences }: Turn, { told, end }: Act): boolean => {
  const next = sentences.find(({ start }) => start >= end)?.clauses ?? [];
  return (
    TAKES_BACK.has(next[0]?.words[0]?.plain ?? '') &&
    [told.siblings, next].every((clauses) => clauses.some(({ isQuoted }) => isQuoted))
  );
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
    const act = whyOf(told, isForOther);
    const quote = act === null && isBareQuote(told, acts.length > 0 || wasTold) ? 'quoted words' : null;
    const why = act ?? quote;
    if (why === null) continue;
    covered = endOfQuotes(told, quote === null ? at + 1 : at) ?? endWithTime(told);
    acts.push({ told, start: clause.start, end: covered, why });
  }
  return acts.filter((act) => !isTakenBack(turn, act));
});
