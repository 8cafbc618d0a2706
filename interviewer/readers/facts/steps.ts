/** Steps that the person took, or that were taken for them: whom they told, what they reported, wrote, kept. */
import { findPhrases, lexiconOf, type PhraseMatch } from '../../lexicon/phrases.ts';
import type { Word } from '../../text/words.ts';
import { type Finding, passageOf, type Reader, type Turn } from '../finding.ts';
import { framesIn } from './frames.ts';
import STEPS from './steps.json' with { type: 'json' };
import { isDeniedAt, subjectAt, type ToldClause, tellingOf } from './telling.ts';

type Sense = keyof typeof STEPS;
const LEXICON = lexiconOf<Sense>(STEPS);

const DONE = new Set(['ai', 'suis', 'avons', 'avais', 'sommes', 'e']);
const DONE_BY_OTHERS = new Set(['a', 'est', 'ont', 'e']);
const OTHERS = new Set(['il', 'elle', 'ils', 'elles', 'tu', 'vous']);

/** "j'en ai parlé": the person, or we, did it; plans and wishes have no "ai" before the verb. */
const isDoneByMe = (words: readonly Word[], from: number): boolean => {
  const before = words.slice(0, from + 1);
  const subject = before.findLastIndex(({ plain }) => plain === 'je' || plain === 'nous' || plain === 'on');
  if (subject === -1) return false;
  const auxiliary = before.findIndex(
    ({ plain }, at) => at > subject && (DONE.has(plain) || (before[subject]?.plain === 'on' && plain === 'a')),
  );
  return auxiliary !== -1 && !framesIn(words.slice(auxiliary, from)).has('intent');
};

/** "ma femme a appelé la police"; "elle a porté plainte", of the one for whom the person writes. */
const isDoneForMe = ({ words, frames }: ToldClause, from: number, isForOther: boolean): boolean => {
  const isDone = words.slice(Math.max(0, from - 4), from).some(({ plain }) => DONE_BY_OTHERS.has(plain));
  return isDone && (isForOther || (frames.has('kin') && subjectAt(words, from) === null));
};

const DENIED_BY: Sense = 'none';

const denialIn = (words: readonly Word[], matches: readonly PhraseMatch<Sense>[], isForOther: boolean) =>
  matches.find(({ sense, from }) => {
    const subject = subjectAt(words, from);
    return sense === DENIED_BY && (subject === null || !OTHERS.has(subject) || isForOther);
  });

const stepIn = (told: ToldClause, matches: readonly PhraseMatch<Sense>[], isForOther: boolean) => {
  const { words } = told;
  const isDone = ({ from, to }: PhraseMatch<Sense>): boolean =>
    !isDeniedAt(words, from, to) && (isDoneByMe(words, from) || isDoneForMe(told, from, isForOther));
  const done = matches.find((match) => match.sense === 'done' && isDone(match));
  if (done !== undefined) return done;
  const said = matches.find((match) => match.sense === 'told' && isDone(match) && hasRecipient(match, matches));
  return said ?? matches.find(({ sense, to }) => sense === 'who' && isReceived(words, to));
};

const hasRecipient = ({ from }: PhraseMatch<Sense>, matches: readonly PhraseMatch<Sense>[]): boolean =>
  matches.some((other) => other.sense === 'who' && other.from > from);

const RECEIVED = new Set(['recevoir', 'ecout', 'entendr', 'auscult', 'examin']);

/** "le directeur m'a reçue". */
const isReceived = (words: readonly Word[], to: number): boolean =>
  words.slice(to + 1, to + 4).some(({ plain }, at) => plain === 'me' && RECEIVED.has(words[to + at + 3]?.stem ?? ''));

/** Clauses that tell a step, or that none was taken. */
export const readSteps: Reader = (turn: Turn): Finding[] => {
  const { clauses, isForOther } = tellingOf(turn);
  return clauses.flatMap((told) => {
    const { clause, words, frames } = told;
    if (clause.isQuoted || frames.has('meta')) return [];
    const matches = findPhrases(LEXICON, words, clause.isNegated);
    const denial = denialIn(words, matches, isForOther);
    const match = denial ?? stepIn(told, matches, isForOther);
    if (match === undefined) return [];
    return [
      {
        passage: passageOf(turn, clause.start, clause.end),
        value: { detail: 'actions' },
        isDenial: denial !== undefined,
        why: `${denial === undefined ? 'a step' : 'no step'}: ${match.phrase}`,
      },
    ];
  });
};
