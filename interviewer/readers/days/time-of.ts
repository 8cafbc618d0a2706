/**
 * What a time is of: what happened, its repetition, or something that is told beside it. Where its own words leave it open, the act
 * beside it says so. Once a day is told, a second one has to be that of an act on somebody.
 */
import { findPhrases, lexiconOf } from '../../lexicon/phrases.ts';
import type { Clause, Sentence } from '../../text/sentences.ts';
import { type Frame, framesIn } from '../facts/frames.ts';
import { setOf } from '../facts/sets.ts';
import { inParts } from '../facts/telling.ts';
import { type Act, actsOf } from './acts.ts';
import type { Of } from './mention.ts';
import { isOfPapers } from './papers.ts';
import SENSE_WORDS from './sense-words.json' with { type: 'json' };

type Sense = keyof typeof SENSE_WORDS;
const LEXICON = lexiconOf<Sense>(SENSE_WORDS);
const CORRECTIONS = setOf('non plutot enfin pardon erreur attendez attends oups exactement precisement');
const UNTOLD: readonly Frame[] = ['hearsay', 'play', 'unmeant'];
/** How many words behind a verb are looked at for what is done. */
const OBJECT = 5;
/** How many behind it for "je ne le crois pas". */
const NEAR = 2;
/** How many clauses before and behind a time. */
const FARTHEST_CLAUSE = 12;
/** A question as short as "mardi ?" is a doubt. */
const SHORT_QUESTION = 4;

const isPast = ({ tense }: Act): boolean => tense === 'past';

/** A clause with what was read of it. */
interface ClauseSense {
  clause: Clause;
  acts: readonly Act[];
  senses: readonly { sense: Sense; from: number }[];
  isOfKin: boolean;
}

/** A sentence with what was read of its clauses. */
export interface SentenceSense {
  clauses: readonly ClauseSense[];
  isQuestion: boolean;
  isUntold: boolean;
  /** "Autre chose : …". */
  isAnother: boolean;
  /** Somebody else did something to somebody. */
  hasActOnSomebody: boolean;
  hasOthersPast: boolean;
}

const readClause = (clause: Clause): ClauseSense => {
  const { words } = clause;
  const senses = findPhrases(LEXICON, words, clause.isNegated);
  // "je crois", "j'ai regardé l'heure": how the time is known, and no act of its own.
  const isKnowing = ({ at, agent }: Act): boolean =>
    agent === 'self' &&
    senses.some(({ sense, from }) => sense === 'knowing' && from >= at && from <= at + NEAR);
  const acts = actsOf(words).filter((act) => !isKnowing(act));
  return { clause, acts, senses, isOfKin: framesIn(words.slice(0, acts[0]?.at)).has('kin') };
};

/** What a sentence tells, for all times in it. */
export const readSentence = (sentence: Sentence): SentenceSense => {
  const clauses = sentence.clauses.flatMap(inParts).map(readClause);
  const acts = clauses.flatMap(({ clause, acts }) => (clause.isQuoted ? [] : acts));
  const frames = framesIn(clauses.flatMap(({ clause }) => clause.words));
  return {
    clauses,
    isQuestion: sentence.isQuestion,
    isUntold: UNTOLD.some((frame) => frames.has(frame)),
    isAnother: clauses.some(({ senses }) => senses.some(({ sense }) => sense === 'another')),
    hasActOnSomebody: acts.some(({ isOnSomebody, tense }) => isOnSomebody && tense !== 'imperfect'),
    hasOthersPast: acts.some((act) => act.agent === 'other' && isPast(act)),
  };
};

/** What is known where a time stands. */
export interface Surroundings {
  sentence: SentenceSense;
  /** Which clause of the sentence, and which of its words the time begins and ends with. */
  clause: number;
  from: number;
  to: number;
  /** A time of this kind was told of what happened. */
  isTold: boolean;
  /** "l'an dernier", "à Noël". */
  isWide: boolean;
  /** The time told just before it in the sentence is of something else. */
  isAfterOther: boolean;
  /** The last question asked when it happened. */
  isAsked: boolean;
  /** "aujourd'hui", "ce matin". */
  isToday: boolean;
}

/** The act that a time belongs to: in its own clause the one behind or ahead of it, else one close by. */
const actBeside = ({ sentence, clause, from, to }: Surroundings): { act: Act; own: ClauseSense } | null => {
  const own = sentence.clauses[clause];
  if (own === undefined) return null;
  const ahead = own.acts.filter(({ at }) => at > to);
  const found = own.acts.findLast(({ at }) => at < from) ?? ahead.find(isPast) ?? ahead[0];
  if (found !== undefined) return { act: found, own };
  const next = sentence.clauses
    .slice(clause + 1, clause + 1 + FARTHEST_CLAUSE)
    .filter((one) => !one.clause.isQuoted);
  const earlier = sentence.clauses.slice(Math.max(0, clause - FARTHEST_CLAUSE), clause).reverse();
  const choices = [
    ...next.map((one) => ({ own: one, act: one.acts.find(isPast) })),
    ...earlier.map((one) => ({ own: one, act: one.acts.at(-1) })),
    ...next.map((one) => ({ own: one, act: one.acts[0] })),
  ];
  for (const { act, own } of choices) if (act !== undefined) return { act, own };
  return null;
};

/** "non, mercredi", "19h nan plutot 19h20": a word of correction stands in its clause or in so many before. */
const isCorrection = ({ sentence, clause }: Surroundings, most: number): boolean =>
  sentence.clauses
    .slice(Math.max(0, clause - most), clause + 1)
    .some(({ clause: { words } }) => words.some(({ plain }) => CORRECTIONS.has(plain)));

/** "Née le", "Date de naissance :", "m'a fait un certificat le". */
const isOnPaper = ({ sentence, clause, from }: Surroundings): boolean => {
  const before = sentence.clauses
    .slice(Math.max(0, from <= 1 ? clause - 1 : clause), clause + 1)
    .flatMap((one) =>
      one === sentence.clauses[clause] ? one.clause.words.slice(0, from) : one.clause.words,
    );
  return before.slice(-OBJECT).some(isOfPapers);
};

/** What a time is of, by the act beside it. */
export const ofClause = (around: Surroundings): Of => {
  const { sentence, clause, isAsked, isTold } = around;
  const { words, isQuoted } = sentence.clauses[clause]?.clause ?? { words: [], isQuoted: true };
  if (isQuoted || sentence.isUntold || (sentence.isQuestion && words.length > SHORT_QUESTION)) return 'other';
  if (isOnPaper(around)) return 'other';
  const isAlone = sentence.clauses[clause]?.acts.length === 0;
  const beside = isAlone && isCorrection(around, 1) ? null : actBeside(around);
  if (beside === null) return 'event';
  const { act, own } = beside;
  const has: Has = (sense, isNear = false) =>
    own.senses.some(
      (one) => one.sense === sense && (!isNear || (one.from >= act.at && one.from <= act.at + OBJECT)),
    );
  const isHeld = isTold && !isAsked && !sentence.isAnother;
  const isOther = act.agent === 'self' ? isOwnBusiness : isOthersBusiness;
  return own.isOfKin || isOther(around, act, isHeld, has) ? 'other' : 'event';
};

/** Whether the clause of an act holds such a phrase, at all or close behind the verb. */
type Has = (sense: Sense, isNear?: boolean) => boolean;
type Business = (around: Surroundings, act: Act, isHeld: boolean, has: Has) => boolean;

/** What the person did is other than what happened, unless it came upon them, or stands beside what was done to them. */
const isOwnBusiness: Business = ({ sentence }, { tense }, isHeld, has) => {
  if (has('aside') || has('helper')) return true;
  if (tense !== 'present' && (has('encounter', true) || (has('news', true) && !isHeld))) return false;
  if (sentence.hasActOnSomebody) return false;
  return isHeld || tense === 'present' || !(tense === 'imperfect' || sentence.hasOthersPast);
};

/** What others did is what happened; once that has its time, only an act on somebody has another. */
const isOthersBusiness: Business = (around, { tense, isOnSomebody }, isHeld, has) => {
  const isOn = isOnSomebody || around.sentence.hasActOnSomebody;
  if (tense === 'happened') return isHeld && around.isWide;
  if (tense === 'copula') return around.isAfterOther || around.isToday;
  if (has('help', true)) return isHeld || has('helper');
  if (!isOn && (has('aside') || around.isWide)) return true;
  if (tense === 'present') return !isOn || isHeld;
  if (!isHeld || isOn || isCorrection(around, FARTHEST_CLAUSE)) return isHeld && tense === 'before-past';
  return tense !== 'past' || has('passing', true) || has('helper');
};
