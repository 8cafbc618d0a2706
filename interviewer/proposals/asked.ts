/** The answer to what was asked, where no reader understood anything: "je ne sais pas", "personne", or the words as they stand. */
import type { DetailKind } from '#contract/interview.ts';
import { isSmallTalk } from '../moves/answers.ts';
import type { Move } from '../moves/move.ts';
import { type Finding, passageOf, type Turn, type Value } from '../readers/finding.ts';
import { mark } from './entry.ts';
import { addFinding, type Ledger } from './ledger.ts';

/** Longer answers are no name and no moment, whatever else they are. */
const MAX_WORDS: Readonly<Record<DetailKind, number>> = {
  incident_type: 0,
  when: 8,
  where: 12,
  people: 6,
  description: 200,
  witnesses: 8,
  impact: 60,
  actions: 60,
};
const DENIABLE: ReadonlySet<DetailKind> = new Set(['witnesses', 'people', 'impact', 'actions']);
/** Other moves than these are an answer of their own. */
const BESIDE: ReadonlySet<Move['act']> = new Set(['correct', 'another']);
export const UNKNOWN_WHY = '"je ne sais pas", in answer to what was asked';

const answerOf = (detail: Exclude<DetailKind, 'incident_type'>, role: string | null): Value => {
  if (detail === 'when') {
    return { detail, day: null, time: null, isApproximate: true, isFull: false, of: 'event' };
  }
  if (detail === 'people') return { detail, name: null, role, part: 'author' };
  return detail === 'witnesses' ? { detail, name: null, role, part: 'witness' } : { detail };
};

/** What takes back, doubts or talks to the tool answers nothing: it would become a name, a place or an effect. */
const NO_ANSWER = new Set(
  'non nan nn enfin peut-etre peutetre arretez arrete laissez laisse mettez stop question questions harcelement fraude'.split(
    ' ',
  ),
);
/** Of these a denial is part of what is told: "je ne dors plus". */
const TOLD_WITH_DENIAL: ReadonlySet<DetailKind> = new Set(['description', 'impact', 'actions']);
/** Names and moments have no verb: "c'est le vigile" is read by the readers or not at all. */
const SAYS = new Set('je tu il elle on nous vous ils elles jai cest ct etait est'.split(' '));
const OF_NAMES: ReadonlySet<DetailKind> = new Set(['people', 'witnesses', 'when']);
/** "Je sais pas si", "je crois pas que". */
const THINKS = new Set(['sais', 'sai', 'crois', 'croi', 'pense', 'doute']);

const isNoAnswer = (turn: Turn, asked: DetailKind): boolean => {
  const clauses = turn.sentences.flatMap((sentence) => sentence.clauses);
  const words = clauses.flatMap((clause) => clause.words.map(({ plain }) => plain));
  return (
    words.some((word) => NO_ANSWER.has(word)) ||
    (words.includes('pas') && words.some((word) => THINKS.has(word))) ||
    (!TOLD_WITH_DENIAL.has(asked) && clauses.some(({ isNegated }) => isNegated)) ||
    (OF_NAMES.has(asked) && words.some((word) => SAYS.has(word)))
  );
};

/** The words as they stand; null for questions, small talk and what is too long. */
const wholeOf = (turn: Turn, asked: DetailKind): Finding['passage'] | null => {
  const { sentences } = turn;
  const [first, last] = [sentences[0], sentences.at(-1)];
  if (first === undefined || last === undefined || isSmallTalk(turn) || isNoAnswer(turn, asked)) return null;
  const words = sentences.flatMap(({ clauses }) => clauses.flatMap((clause) => clause.words));
  const isAnswer = words.length <= MAX_WORDS[asked] && !sentences.some(({ isQuestion }) => isQuestion);
  return isAnswer ? passageOf(turn, first.start, last.end) : null;
};

/** Adds what the turn answers; nothing where the readers found what it is about instead. */
export const answerAsked = (
  turn: Turn,
  findings: readonly Finding[],
  moves: readonly Move[],
  ledger: Ledger,
): void => {
  const { asked } = turn;
  if (asked === null || asked === 'free' || asked === 'incident_type') return;
  const reply = moves.find(({ act }) => act === 'unknown' || act === 'none');
  const isDenial = reply?.act === 'none';
  if (reply !== undefined) {
    if (findings.some(({ value }) => value.detail === asked) || (isDenial && !DENIABLE.has(asked))) return;
    const why = isDenial ? '"none", in answer to what was asked' : UNKNOWN_WHY;
    const value = answerOf(asked, null);
    const entry = addFinding(ledger, { passage: reply.passage, value, isDenial, why });
    if (entry !== null && !isDenial && entry.findings.length === 1) mark(entry, 'unsure', 'words');
    return;
  }
  if (findings.length > 0 || moves.some(({ act }) => !BESIDE.has(act))) return;
  const passage = wholeOf(turn, asked);
  if (passage === null) return;
  const why = 'the answer to the question, as it stands';
  addFinding(ledger, { passage, value: answerOf(asked, passage.words), isDenial: false, why });
};
