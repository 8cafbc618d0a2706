/** Steps that the person took, or that were taken for them: whom they told, what they reported, wrote, kept. */
import { findPhrases, lexiconOf, type PhraseMatch } from '../../lexicon/phrases.ts';
import type { Word } from '../../text/words.ts';
import type { Reader } from '../finding.ts';
import { found } from './found.ts';
import { framesIn } from './frames.ts';
import { setOf, stemsOf } from './sets.ts';
import STEPS from './steps.json' with { type: 'json' };
import { isDeniedAt, subjectAt, type ToldClause, tellingOf } from './telling.ts';

type Sense = keyof typeof STEPS;
const LEXICON = lexiconOf<Sense>(STEPS);

/** Phrases that begin with a noun or a participle stand without a verb as well. */
const NOTE =
  /^(?:main|plainte|droit|rendez|mail|courrier|lettre|dossier|certificat|rapport|vu|registre|visite|appel)\b/;
const DONE = setOf('ai suis avons avais sommes e');
const DONE_BY_OTHERS = setOf('a est ont e');
const SUBJECTS = setOf('je tu il elle on ils elles ce nous vous');
const NOTED: ReadonlySet<string> = new Set(STEPS.done.filter((phrase) => NOTE.test(phrase)));
const OTHERS = setOf('il elle ils elles tu vous ce ca cela qui');

/** "j'en ai parlé": the person, or we, did it; plans and wishes have no "ai" before the verb. */
const isDoneByMe = (words: readonly Word[], from: number): boolean => {
  const before = words.slice(0, from + 1);
  const subject = before.findLastIndex(({ plain }) => plain === 'je' || plain === 'nous' || plain === 'on');
  if (subject === -1) return false;
  const auxiliary = before.findIndex(
    ({ plain }, at) =>
      at > subject && (DONE.has(plain) || (before[subject]?.plain === 'on' && DONE_BY_OTHERS.has(plain))),
  );
  return auxiliary !== -1 && !framesIn(words.slice(auxiliary, from)).has('intent');
};

const PAPER = /certificat|attestation|fiche|constat|signalement|registre|déclar|formulaire/;

/**
 * "ma femme a appelé la police"; "elle a porté plainte", of the one for whom the person writes; "le médecin m'a fait un certificat".
 */
const isDoneForMe = (
  { words, frames }: ToldClause,
  { from, phrase }: PhraseMatch<Sense>,
  isForOther: boolean,
): boolean => {
  const isDone = words.slice(Math.max(0, from - 4), from).some(({ plain }) => DONE_BY_OTHERS.has(plain));
  const isKin = frames.has('kin') && subjectAt(words, from) === null;
  const isPaper = PAPER.test(phrase) && words.some(({ plain }) => plain === 'me' || plain === 'moi');
  return isDone && (isForOther || isKin || isPaper);
};

const denialIn = (words: readonly Word[], matches: readonly PhraseMatch<Sense>[], isForOther: boolean) =>
  matches.find(({ sense, from }) => {
    if (sense !== 'none') return false;
    const subject = subjectAt(words, from);
    // "Lise n'a rien vu": a noun is the subject.
    const isBare = subject === null && !words.some(({ plain }) => DONE_BY_OTHERS.has(plain));
    return isBare || isForOther || (subject !== null && !OTHERS.has(subject));
  });

const stepIn = (told: ToldClause, matches: readonly PhraseMatch<Sense>[], isForOther: boolean) => {
  const { words } = told;
  const isDone = (match: PhraseMatch<Sense>): boolean =>
    !isDeniedAt(words, match.from, match.to) &&
    (isDoneByMe(words, match.from) || isDoneForMe(told, match, isForOther));
  const done = matches.find((match) => match.sense === 'done' && (isDone(match) || isNote(words, match)));
  if (done !== undefined) return done;
  const said = matches.find(
    (match) => match.sense === 'told' && isDone(match) && hasRecipient(match, matches),
  );
  return said ?? matches.find(({ sense, to }) => sense === 'who' && isReceived(words, to));
};

const MAX_NOTE_WORDS = 8;

/** "Main courante au commissariat.", "plainte déposée": a step in key words. */
const isNote = (words: readonly Word[], { from, to, phrase }: PhraseMatch<Sense>): boolean =>
  from === 0 &&
  words.length <= MAX_NOTE_WORDS &&
  NOTED.has(phrase) &&
  !isDeniedAt(words, from, to) &&
  !words.some(({ plain }) => SUBJECTS.has(plain));

const hasRecipient = ({ from }: PhraseMatch<Sense>, matches: readonly PhraseMatch<Sense>[]): boolean =>
  matches.some((other) => other.sense === 'who' && other.from > from);

const RECEIVED = stemsOf('recevoir écouter entendre ausculter examiner');

/** "le directeur m'a reçue". */
const isReceived = (words: readonly Word[], to: number): boolean =>
  words
    .slice(to + 1, to + 4)
    .some(({ plain }, at) => plain === 'me' && RECEIVED.has(words[to + at + 3]?.stem ?? ''));

/** Clauses that tell a step, or that none was taken. */
export const readSteps: Reader = (turn) => {
  const { clauses, isForOther } = tellingOf(turn);
  return clauses.flatMap((told) => {
    const { clause, words, frames } = told;
    if (clause.isQuoted || frames.has('meta')) return [];
    const matches = findPhrases(LEXICON, words, clause.isNegated);
    const denial = denialIn(words, matches, isForOther);
    const match = denial ?? stepIn(told, matches, isForOther);
    if (match === undefined) return [];
    const why = `${denial === undefined ? 'a step' : 'no step'}: ${match.phrase}`;
    return [found(turn, 'actions', { ...clause, why, isDenial: denial !== undefined })];
  });
};
