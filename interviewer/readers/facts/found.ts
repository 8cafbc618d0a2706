/** What readers share: how a finding is made, and that a turn is read once for all who ask. */
import { type Finding, passageOf, type Turn, type Value } from '../finding.ts';

interface Found {
  start: number;
  end: number;
  why: string;
  isDenial?: boolean;
}

/** A finding of what some words of a turn come to. */
export const found = <Of extends Value>(
  turn: Turn,
  value: Of,
  { start, end, why, isDenial = false }: Found,
): Finding & { value: Of } => ({ passage: passageOf(turn, start, end), value, isDenial, why });

/** Reads a turn once for all who ask: the places of a turn need its acts, and those of the turns before it. */
export const oncePerTurn = <Read>(read: (turn: Turn) => Read): ((turn: Turn) => Read) => {
  const remembered = new WeakMap<Turn, { read: Read }>();
  return (turn) => {
    const known = remembered.get(turn) ?? { read: read(turn) };
    remembered.set(turn, known);
    return known.read;
  };
};
