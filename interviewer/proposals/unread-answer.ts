/** The answer to a question of which no reader understood anything: it is proposed for what was asked, as it stands. */
import type { DetailKind } from '#contract/interview.ts';
import { isSmallTalk } from '../moves/answers.ts';
import type { Move } from '../moves/move.ts';
import { type Finding, passageOf, type Turn, type Value } from '../readers/finding.ts';

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
const ANSWERING_ACTS: ReadonlySet<Move['act']> = new Set([
  'unknown',
  'none',
  'confirm',
  'deny',
  'protest',
  'refuse',
  'doubt',
]);

const asItStands = (detail: Exclude<DetailKind, 'incident_type'>, words: string): Value => {
  switch (detail) {
    case 'when':
      return { detail, day: null, time: null, isApproximate: true, isFull: false, of: 'event' };
    case 'people':
      return { detail, name: null, role: words, part: 'author' };
    case 'witnesses':
      return { detail, name: null, role: words, part: 'witness' };
    default:
      return { detail };
  }
};

/** @returns null for questions, protests, small talk, and where the readers found what the message is about instead */
export const unreadAnswer = (
  turn: Turn,
  findings: readonly Finding[],
  moves: readonly Move[],
): Finding | null => {
  const { asked, sentences } = turn;
  if (asked === null || asked === 'free' || asked === 'incident_type') return null;
  if (findings.length > 0 || moves.some(({ act }) => ANSWERING_ACTS.has(act)) || isSmallTalk(turn))
    return null;
  if (sentences.length === 0 || sentences.some(({ isQuestion }) => isQuestion)) return null;
  const count = sentences.reduce(
    (sum, { clauses }) => sum + clauses.reduce((all, { words }) => all + words.length, 0),
    0,
  );
  const [start, end] = [sentences[0]?.start ?? 0, sentences.at(-1)?.end ?? 0];
  if (count > MAX_WORDS[asked]) return null;
  const passage = passageOf(turn, start, end);
  const value = asItStands(asked, passage.words);
  return { passage, value, isDenial: false, why: 'the answer to the question, as it stands' };
};
