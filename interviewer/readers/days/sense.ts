/**
 * What a time is of: what happened, its repetition, or something that is told beside it. Its own words may say so ("tous les
 * lundis", "depuis mardi"); else the act beside it does. Once a day is told, a second one has to be that of an act on somebody.
 */
import { findPhrases, lexiconOf } from '../../lexicon/phrases.ts';
import type { Clause, Sentence } from '../../text/sentences.ts';
import type { Word } from '../../text/words.ts';
import { type Act, actsOf } from './acts.ts';
import SENSE_WORDS from './sense-words.json' with { type: 'json' };
import { thoughtsOf } from './thoughts.ts';
import WORD_SETS from './word-sets.json' with { type: 'json' };

type Sense = keyof typeof SENSE_WORDS;
export type Of = 'event' | 'habit' | 'other';

const LEXICON = lexiconOf<Sense>(SENSE_WORDS);
const CORRECTIONS = new Set(
  'non plutot enfin pardon erreur attendez attends oups exactement precisement'.split(' '),
);
const FAMILY = new Set(WORD_SETS.family.split(' '));
const OWN = new Set(['mon', 'ma', 'mes']);
/** After these a time begins a clause of its own: "je finis à 20 h et vendredi il m'a …". */
const FRONTS = new Set('et mais puis alors que ou donc si'.split(' '));
/** How many words behind a verb are looked at for what is done. */
const OBJECT = 5;
/** How many clauses before and behind a time. */
const FARTHEST_CLAUSE = 12;
/** How many behind it for "je ne le crois pas". */
const NEAR = 2;
/** A question as short as "mardi ?" is a doubt. */
const SHORT_QUESTION = 4;

/** A clause with what was read of it. */
export interface ClauseSense {
  clause: Clause;
  acts: readonly Act[];
  senses: readonly { sense: Sense; from: number; to: number }[];
}

/** A sentence with what was read of its clauses, and where in it the next acts are. */
export interface SentenceSense {
  clauses: readonly ClauseSense[];
  isQuestion: boolean;
  isFiction: boolean;
  isHearsay: boolean;
  isAnother: boolean;
  /** Somebody else did something to somebody. */
  hasActOnSomebody: boolean;
  hasOthersPast: boolean;
  hasHelper: boolean;
}

const isPast = ({ tense }: Act): boolean => tense === 'past';

/** Senses that are verbs: "il ferme", but not "la ferme" and "à la fin". */
const VERBS: ReadonlySet<Sense> = new Set([
  'schedule',
  'beginning',
  'passing',
  'help',
  'encounter',
  'news',
  'aftermath',
  'knowing',
]);
const DETERMINERS = new Set(
  'un une mon ma mes ton ta son sa ses ce cet cette du au aux des notre votre nos'.split(' '),
);
const ARTICLES = new Set(['le', 'la', 'les']);
const PREPOSITIONS = new Set('a de dans en sur par pour vers apres avant des'.split(' '));
const isNoun = (words: readonly Word[], at: number): boolean => {
  const [before, earlier] = [words[at - 1]?.plain ?? '', words[at - 2]?.plain];
  const isArticle = ARTICLES.has(before) && (earlier === undefined || PREPOSITIONS.has(earlier));
  return isArticle || DETERMINERS.has(before);
};

const readClause = (clause: Clause): ClauseSense => {
  const { words } = clause;
  const senses = findPhrases(LEXICON, words, clause.isNegated).filter(
    ({ sense, from }) => !VERBS.has(sense) || !isNoun(words, from),
  );
  // "je crois", "j'ai regardé l'heure": how the time is known, and no act of its own.
  const acts = actsOf(clause.words).filter(
    ({ at, agent }) =>
      agent === 'other' ||
      !(
        words[at]?.plain === 'dirais' ||
        senses.some(({ sense, from }) => sense === 'knowing' && from >= at && from <= at + NEAR)
      ),
  );
  return { clause, acts, senses };
};

/** What a sentence tells, for all times in it. */
export const readSentence = (sentence: Sentence): SentenceSense => {
  const { isQuestion } = sentence;
  const read = thoughtsOf(sentence).map(readClause);
  const has = (sense: Sense): boolean => read.some(({ senses }) => senses.some((one) => one.sense === sense));
  const acts = read.flatMap((one) => (one.clause.isQuoted || isOfFamily(one) ? [] : one.acts));
  return {
    clauses: read,
    isQuestion,
    isFiction: has('fiction'),
    isHearsay: has('hearsay') || read.some(({ clause }) => isAccordingTo(clause)),
    isAnother: has('another'),
    hasActOnSomebody: acts.some((act) => act.isOnSomebody && act.tense !== 'imperfect'),
    hasOthersPast: acts.some((act) => act.agent === 'other' && isPast(act)),
    hasHelper: has('helper'),
  };
};

/** "d'après le gardien". */
const isAccordingTo = ({ words }: Clause): boolean =>
  words.some(({ plain }, at) => plain === 'apres' && words[at - 1]?.plain === 'de' && at <= 2);

const isOfFamily = ({ clause: { words }, acts }: ClauseSense): boolean => {
  const verb = acts[0]?.at ?? words.length;
  return words.some(({ plain }, at) => at < verb && FAMILY.has(plain) && OWN.has(words[at - 1]?.plain ?? ''));
};

/** What is known where a time stands. */
export interface Surroundings {
  sentence: SentenceSense;
  /** The one after it in the same message. */
  nextSentence: SentenceSense | null;
  /** Which clause of the sentence, and which of its words the time begins and ends with. */
  clause: number;
  from: number;
  to: number;
  /** A time of this kind was told of what happened. */
  isTold: boolean;
  /** "de 14 h à 22 h". */
  isRange: boolean;
  /** "l'an dernier", "à Noël". */
  isWide: boolean;
  /** The time told just before it in the sentence is of something else. */
  isAfterOther: boolean;
  /** The last question asked when it happened. */
  isAsked: boolean;
  /** "aujourd'hui", "ce matin". */
  isToday: boolean;
  /** "le mardi", without a date. */
  isWithArticle: boolean;
}

const REASONS = new Set('parce car puisque pourquoi'.split(' '));

/** "j'ai regardé l'heure parce qu'on fermait": the reason says how the time is known, not what happened then. */
const unexplaining = ({ acts, clause: { words } }: ClauseSense, from = 0): readonly Act[] =>
  acts.filter(({ at }) => !words.slice(from, at).some(({ plain }) => REASONS.has(plain)));

/** The act that a time belongs to: in its own clause the one behind or ahead of it, else a past one close by. */
const actBeside = ({ sentence, clause, from, to }: Surroundings): { act: Act; of: ClauseSense } | null => {
  const own = sentence.clauses[clause];
  if (own === undefined) return null;
  const ahead = unexplaining(own, to).filter(({ at }) => at > to);
  const isFirst = FRONTS.has(own.clause.words[from - 1]?.plain ?? '');
  const behind = own.acts.findLast(({ at }) => at < from);
  const found = (isFirst ? ahead.find(isPast) : behind) ?? ahead.find(isPast) ?? ahead[0] ?? behind;
  if (found !== undefined) return { act: found, of: own };
  const next = sentence.clauses
    .slice(clause + 1, clause + 1 + FARTHEST_CLAUSE)
    .filter((one) => !one.clause.isQuoted);
  const earlier = sentence.clauses.slice(Math.max(0, clause - FARTHEST_CLAUSE), clause).reverse();
  const choices = [
    ...next.map((of) => ({ of, act: unexplaining(of).find(isPast) })),
    ...earlier.map((of) => ({ of, act: of.acts.at(-1) })),
    ...next.map((of) => ({ of, act: unexplaining(of)[0] })),
  ];
  for (const { of, act } of choices) if (act !== undefined) return { act, of };
  return null;
};

const corrects = ({ plain }: Word): boolean => CORRECTIONS.has(plain);

/** "non, mercredi", "19h nan plutot 19h20": said alone, with a word of correction in front. */
const isPutRight = ({ sentence, clause, from }: Surroundings): boolean => {
  const own = sentence.clauses[clause];
  const before = from === 0 ? sentence.clauses[clause - 1] : undefined;
  if (own === undefined || own.acts.length > 0) return false;
  const isLed = before !== undefined && before.acts.length === 0 && before.clause.words.some(corrects);
  return isLed || own.clause.words.slice(0, from).some(corrects);
};

const isAfterCorrection = (sentence: SentenceSense, clause: number): boolean =>
  sentence.clauses
    .slice(Math.max(0, clause - FARTHEST_CLAUSE), clause + 1)
    .some(({ clause: { words } }) => words.some(corrects));

/** What a time is of, where its own words leave it open. */
export const ofClause = (around: Surroundings): Of => {
  const { sentence, clause, isAsked, isTold } = around;
  const own = sentence.clauses[clause];
  if (own === undefined || own.clause.isQuoted || sentence.isFiction || sentence.isHearsay) return 'other';
  const beside = isPutRight(around) ? null : actBeside(around);
  if (sentence.isQuestion && own.clause.words.length > SHORT_QUESTION) return 'other';
  if (own.acts.length === 0 && !sentence.hasActOnSomebody && runs(own, around)) return 'other';
  if (beside === null) return 'event';
  const { act, of } = beside;
  if (isAsked && (act.tense === 'copula' || act.tense === 'happened' || act.tense === 'imperfect'))
    return 'event';
  const isHeld = isTold && !isAsked && !sentence.isAnother;
  return act.agent === 'self' ? ofOwnAct(around, act, of, isHeld) : ofOthersAct(around, act, of, isHeld);
};

const hasSense = ({ senses }: ClauseSense, sense: Sense, from = 0, to = Number.POSITIVE_INFINITY): boolean =>
  senses.some((one) => one.sense === sense && one.from >= from && one.from <= to);

/** "la navette part", but not "en fermant la caisse". */
const runs = ({ clause: { words }, senses }: ClauseSense, time: Surroundings): boolean =>
  senses.some(
    ({ sense, from }) =>
      sense === 'schedule' && (from < time.from || from > time.to) && !words[from]?.plain.endsWith('ant'),
  );

const ofOwnAct = (around: Surroundings, act: Act, of: ClauseSense, isHeld: boolean): Of => {
  const { sentence, nextSentence } = around;
  const isPresent = act.tense === 'present';
  const has = (sense: Sense, reach = OBJECT): boolean => hasSense(of, sense, act.at, act.at + reach);
  if (isPassive(of, act)) return has('help') ? 'other' : 'event';
  if (act.tense === 'past' && hasSense(of, 'helper')) return 'other';
  if (hasSense(of, 'biography') || has('aftermath') || (isPresent && has('schedule', NEAR))) return 'other';
  const isMet =
    has('encounter') && !/^alle/.test(of.clause.words[act.at + 1]?.plain ?? '')
      ? !(isHeld && isOfIt(of, act))
      : has('news') && !isHeld;
  if (!isPresent && isMet) return 'event';
  if (sentence.hasActOnSomebody) return 'event';
  if (isHeld || isPresent) return 'other';
  if (act.tense === 'imperfect') return around.isRange ? 'other' : 'event';
  const isLead = nextSentence?.hasActOnSomebody === true && !nextSentence.hasHelper;
  return sentence.hasOthersPast || isLead ? 'event' : 'other';
};

/** "je l'ai vue ce matin": what was told before. */
const isOfIt = ({ clause: { words } }: ClauseSense, { at }: Act): boolean =>
  /^l[ea]s?$/.test(words[at - 1]?.plain ?? '');

/** "j'ai été convoquée", "je me suis retrouvé au sol". */
const isPassive = ({ clause: { words } }: ClauseSense, { at }: Act): boolean =>
  words[at + 1]?.plain === 'ete' ||
  (words[at - 1]?.plain === 'me' && /^(?:retrouve|pris|mange)/.test(words[at + 1]?.plain ?? ''));

const ofOthersAct = (around: Surroundings, act: Act, of: ClauseSense, isHeld: boolean): Of => {
  const { sentence, clause, isAfterOther, isToday, isWithArticle } = around;
  if (isOfFamily(of) || hasSense(of, 'biography', 0, act.at + OBJECT)) return 'other';
  if (act.tense === 'happened') return around.isWide && isHeld ? 'other' : 'event';
  // "La fête du 3, c'était à 20 h"; but "elle a eu cela en juin, moi c'était le 6".
  const isBare = sentence.clauses[clause - 1]?.acts.length === 0;
  if (act.tense === 'copula')
    return (isAfterOther && isBare) ||
      (isToday && /^(?:est|sont)$/.test(of.clause.words[act.at]?.plain ?? ''))
      ? 'other'
      : 'event';
  // "vendredi déjà, il m'avait lancé …": another time.
  if (isHeld && act.tense === 'before-past') return 'other';
  // "il a commencé à me toucher"
  const isToMe = of.clause.words.some(({ plain }, at) => at > act.at && plain === 'me');
  const isOn = act.isOnSomebody || isToMe || sentence.hasActOnSomebody;
  if (around.isWide && !isOn) return 'other';
  const verb = [act.at, act.at + 2] as const;
  if (hasSense(of, 'help', ...verb)) return isHeld || hasSense(of, 'helper') ? 'other' : 'event';
  const isRunning = act.tense !== 'past' && hasSense(of, 'schedule', ...verb);
  if ((isRunning || hasSense(of, 'beginning', ...verb)) && !isOn) return 'other';
  if (act.tense === 'present') return isWithArticle ? 'habit' : isOn && !isHeld ? 'event' : 'other';
  if (!isHeld || isOn) return hasSense(of, 'helper') && hasSense(of, 'passing', ...verb) ? 'other' : 'event';
  if (isAfterCorrection(sentence, clause)) return 'event';
  if (act.tense !== 'past') return 'other';
  return hasSense(of, 'passing', ...verb) || hasSense(of, 'helper') ? 'other' : 'event';
};
