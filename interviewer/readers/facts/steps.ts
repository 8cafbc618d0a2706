/** Steps that the person took, or that were taken for them: whom they told, what they reported, wrote, kept. */
import { findPhrases, lexiconOf, type PhraseMatch } from '../../lexicon/phrases.ts';
import type { Word } from '../../text/words.ts';
import type { Reader } from '../finding.ts';
import { found } from './found.ts';
import { framesIn } from './frames.ts';
import { setOf, stemsOf } from './sets.ts';
import STEPS from './steps.json' with { type: 'json' };
import { isTold, type ToldClause, tellingOf } from './telling.ts';
import { isDeniedAt, subjectAt } from './verbs.ts';

type Match = PhraseMatch<keyof typeof STEPS>;
const LEXICON = lexiconOf<Match['sense']>(STEPS);

const WE = setOf('je nous on');
const DONE = setOf('ai suis avons avais sommes e');
const DONE_BY_OTHERS = setOf('a est ont e');
const OTHERS = setOf('il elle ils elles tu vous ce ca cela qui');
const PAPER = /certificat|attestation|fiche|constat|signalement|registre|déclar|formulaire/;
const RECEIVED = stemsOf('recevoir écouter entendre ausculter examiner');

/** "j'en ai parlé": the person, or we, did it; plans and wishes have no "ai" before the verb. */
const isDoneByMe = (words: readonly Word[], from: number): boolean => {
  const before = words.slice(0, from + 1);
  const subject = before.findLastIndex(({ plain }) => WE.has(plain));
  const done = before[subject]?.plain === 'on' ? DONE_BY_OTHERS : DONE;
  const auxiliary = before.findIndex(({ plain }, at) => at > subject && done.has(plain));
  return subject !== -1 && auxiliary !== -1 && !framesIn(words.slice(auxiliary, from)).has('intent');
};

/**
 * "ma femme a appelé la police"; "elle a porté plainte", of the one for whom the person writes; "le médecin m'a fait un certificat".
 */
const isDoneForMe = (
  { words, frames }: ToldClause,
  { from, phrase }: Match,
  isForOther: boolean,
): boolean => {
  const isDone = words.slice(Math.max(0, from - 4), from).some(({ plain }) => DONE_BY_OTHERS.has(plain));
  const isKin = frames.has('kin') && subjectAt(words, from) === null;
  const isPaper = PAPER.test(phrase) && words.some(({ plain }) => plain === 'me' || plain === 'moi');
  return isDone && (isForOther || isKin || isPaper);
};

/** "je n'ai prévenu personne", "rien fait"; not "Lise n'a rien vu", where a noun is the subject. */
const isDenial = (words: readonly Word[], { sense, from }: Match, isForOther: boolean): boolean => {
  const subject = subjectAt(words, from);
  const isOfOthers =
    subject === null ? words.some(({ plain }) => DONE_BY_OTHERS.has(plain)) : OTHERS.has(subject);
  return sense === 'none' && (isForOther || !isOfOthers);
};

/** "le directeur m'a reçue". */
const isReceived = (words: readonly Word[], { sense, to }: Match): boolean =>
  sense === 'who' &&
  words.some(
    ({ plain }, at) => at > to && at < to + 4 && plain === 'me' && RECEIVED.has(words[at + 2]?.stem ?? ''),
  );

const stepIn = (told: ToldClause, matches: readonly Match[], isForOther: boolean): Match | undefined => {
  const { words } = told;
  const isDone = (match: Match): boolean =>
    !isDeniedAt(words, match.from, match.to) &&
    (isDoneByMe(words, match.from) || isDoneForMe(told, match, isForOther));
  const isToSomebody = ({ from }: Match): boolean =>
    matches.some((other) => other.sense === 'who' && other.from > from);
  return (
    matches.find((match) => match.sense === 'done' && isDone(match)) ??
    matches.find((match) => match.sense === 'told' && isToSomebody(match) && isDone(match)) ??
    matches.find((match) => isReceived(words, match))
  );
};

/** Clauses that tell a step, or that none was taken. */
export const readSteps: Reader = (turn) => {
  const { clauses, isForOther } = tellingOf(turn);
  return clauses.filter(isTold).flatMap((told) => {
    const { clause, words } = told;
    const matches = findPhrases(LEXICON, words, clause.isNegated);
    const denial = matches.find((match) => isDenial(words, match, isForOther));
    const match = denial ?? stepIn(told, matches, isForOther);
    if (match === undefined) return [];
    const why = `${denial === undefined ? 'a step' : 'no step'}: ${match.phrase}`;
    return [found(turn, { detail: 'actions' }, { ...clause, why, isDenial: denial !== undefined })];
  });
};
