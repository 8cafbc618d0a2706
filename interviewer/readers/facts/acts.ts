/** Clauses in which somebody does or says something to the person, or to the one for whom they write. */
import { findPhrases, lexiconOf, type PhraseMatch } from '../../lexicon/phrases.ts';
import type { Word } from '../../text/words.ts';
import type { Turn } from '../finding.ts';
import ACTS from './acts.json' with { type: 'json' };
import { endWithTime, isDeniedAt, isMineNear, isToMe, subjectAt, type Telling, type ToldClause, tellingOf } from './telling.ts';

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

const MYSELF = new Set(['je', 'tu', 'vous']);
const HAVE = new Set(['a', 'ont', 'e', 'avait']);
const WERE = new Set(['etait', 'etaient', 'avait', 'avaient']);
const UNDERGO = new Set(['ete', 'suis', 'etais', 'fait', 'fais', 'faite']);
const OTHERS_OBJECTS = new Set(['lui', 'leur', 'le', 'la', 'les']);
/** "mon poste", "une charge": nouns that are written like the verbs. */
const DETERMINERS = new Set('mon ma mes un une du des ce cette ces son sa ses notre nos au aux de sans'.split(' '));
const MIN_QUOTED_WORDS = 3;

const isBackground = (words: readonly Word[], from: number): boolean =>
  words.slice(Math.max(0, from - 3), from).some(({ plain }) => WERE.has(plain));

const isAct = (words: readonly Word[], match: PhraseMatch<Sense>, isForOther: boolean): boolean => {
  const { sense, from, to, phrase } = match;
  if (!phrase.startsWith('ne ') && isDeniedAt(words, from, to)) return false;
  const subject = subjectAt(words, from);
  const isMine = isToMe(words, from) || isMineNear(words, from, to + 4);
  if (sense === 'undergone') {
    const before = words.slice(Math.max(0, from - 4), from);
    const isPassive = phrase.includes(' ') || before.some(({ plain }) => UNDERGO.has(plain));
    return isPassive && (subject === 'je' || subject === null) && before.length > 0;
  }
  if (subject !== null && MYSELF.has(subject)) return false;
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
      !isDeniedAt(words, at + 2, at + 2),
  );


const whyOf = (told: ToldClause, isForOther: boolean): string | null => {
  const { words, clause, frames } = told;
  if (clause.isQuoted || frames.has('meta') || frames.has('kin')) return null;
  const matches = findPhrases(LEXICON, words, clause.isNegated);
  const found = matches.find((match) => isAct(words, match, isForOther));
  if (found !== undefined) return `an act: ${found.phrase}`;
  if (matches.some(({ sense }) => sense === 'kind')) return null;
  if (isDoneToMe(words)) return 'something done to the person';
  const speech = matches.find((match) => isSaying(told, match));
  return speech === undefined ? null : `words: ${speech.phrase}`;
};

/** "il a dit ta place c'est là", "ses mots : « … »". */
const isSaying = ({ words, sentence, at }: ToldClause, { sense, from }: PhraseMatch<Sense>): boolean => {
  const subject = subjectAt(words, from);
  if (isDeniedAt(words, from, from) || MYSELF.has(subject ?? '')) return false;
  if (sentence.clauses[at + 1]?.isQuoted === true) return true;
  return sense === 'speech' && subject !== null && words.length - from > MIN_QUOTED_WORDS;
};

/** Quoted words that follow one another from a clause on; the offset of their end. */
const endOfQuotes = ({ sentence: { clauses } }: ToldClause, from: number): number | null => {
  let end: number | null = null;
  for (let at = from; clauses[at]?.isQuoted === true; at += 1) end = clauses[at]?.end ?? end;
  return end;
};

/** A quote that nobody's verb brings in: "Ses mots : « … »", or a sentence of quoted words after an act. */
const isBareQuote = (told: ToldClause, isAfterAct: boolean): boolean => {
  const { clause, sentence, at, words } = told;
  const before = sentence.clauses[at - 1];
  if (!clause.isQuoted || before?.isQuoted === true) return false;
  const count = sentence.clauses.slice(at).filter(({ isQuoted }) => isQuoted).flatMap((one) => one.words).length;
  if (count < MIN_QUOTED_WORDS) return false;
  const intro = before?.words ?? [];
  const isMyOwn = intro.some(({ plain }) => plain === 'je' || plain === 'on');
  return !isMyOwn && (isAfterAct || intro.length > 0) && words.length > 0;
};

const readActs = (turn: Turn): Act[] => {
  const { clauses, isForOther }: Telling = tellingOf(turn);
  const acts: Act[] = [];
  let covered = -1;
  for (const told of clauses) {
    const { clause, at } = told;
    if (clause.start < covered) continue;
    const why = whyOf(told, isForOther);
    const isAfterAct = acts.length > 0 || turn.earlier.some((before) => actsOf(before).length > 0);
    if (why === null && !isBareQuote(told, isAfterAct)) continue;
    const end = endOfQuotes(told, why === null ? at : at + 1) ?? endWithTime(told);
    covered = end;
    acts.push({ told, start: clause.start, end, why: why ?? 'quoted words' });
  }
  return withoutTakenBack(turn, acts);
};

const TAKES_BACK = new Set(['non', 'pardon', 'erreur', 'plutot', 'rectification']);

/** "« belle », non, « grosse »": quoted words after "non" take the place of those before. */
const withoutTakenBack = (turn: Turn, acts: readonly Act[]): Act[] =>
  acts.filter(({ told, end }) => {
    if (!told.sentence.clauses.some(({ isQuoted }) => isQuoted)) return true;
    const next = turn.sentences.find(({ start }) => start >= end);
    const isTakenBack =
      TAKES_BACK.has(next?.clauses[0]?.words[0]?.plain ?? '') && next?.clauses.some(({ isQuoted }) => isQuoted) === true;
    return !isTakenBack;
  });

const remembered = new WeakMap<Turn, readonly Act[]>();

/** The acts that a turn tells, in order; read once for all readers of this folder. */
export const actsOf = (turn: Turn): readonly Act[] => {
  const known = remembered.get(turn);
  if (known !== undefined) return known;
  const acts = readActs(turn);
  remembered.set(turn, acts);
  return acts;
};
