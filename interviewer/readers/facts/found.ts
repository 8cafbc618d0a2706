/** What the readers of this folder make: a finding whose words are its value. */
import { type Finding, passageOf, type Turn } from '../finding.ts';

interface Found {
  start: number;
  end: number;
  why: string;
  isDenial?: boolean;
}

/** A finding of a detail that is told as it stands. */
export const found = (
  turn: Turn,
  detail: 'where' | 'description' | 'impact' | 'actions',
  { start, end, why, isDenial = false }: Found,
): Finding => ({ passage: passageOf(turn, start, end), value: { detail }, isDenial, why });

/** Reads a turn once for all who ask: the places of a turn need its acts, and those of the turns before it. */
export const oncePerTurn = <Read>(read: (turn: Turn) => Read): ((turn: Turn) => Read) => {
  const remembered = new WeakMap<Turn, { read: Read }>();
  return (turn) => {
    const known = remembered.get(turn);
    if (known !== undefined) return known.read;
    const now = { read: read(turn) };
    remembered.set(turn, now);
    return now.read;
  };
};
