/** Keyset cursors: the last row's sort instant and id, opaque to the client. */
import { ProblemError } from '../errors/problem-error.ts';

export interface Keyset {
  at: Date;
  id: string;
}

/** Of a list that is sorted by something else first. */
export interface LedKeyset extends Keyset {
  /** What comes before the instant: small letters, digits and hyphens. */
  lead: string;
}

/** Timestamps are kept in whole milliseconds (timestamptz(3)), so that a Date carries them exactly. */
export const cursorFrom = (last: Keyset | LedKeyset): string => {
  const keyset = `${last.at.getTime().toString(36)}.${last.id}`;
  return Buffer.from('lead' in last ? `${keyset}.${last.lead}` : keyset).toString('base64url');
};

/** @throws ProblemError `bad_cursor` also for one of a list that is sorted by something else first */
export const keysetFrom = (cursor: string): Keyset => {
  const { lead, ...keyset } = parsed(cursor);
  if (lead !== undefined) throw new ProblemError('bad_cursor');
  return keyset;
};

/** @throws ProblemError `bad_cursor` also for one of a list that is sorted by the instant alone */
export const ledKeysetFrom = (cursor: string): LedKeyset => {
  const { lead, ...keyset } = parsed(cursor);
  if (lead === undefined) throw new ProblemError('bad_cursor');
  return { ...keyset, lead };
};

const CURSOR = /^([0-9a-z]{1,10})\.([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})(?:\.([0-9a-z-]{1,20}))?$/;

const parsed = (cursor: string): Keyset & { lead: string | undefined } => {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const match = CURSOR.exec(text);
  if (!match) throw new ProblemError('bad_cursor');
  const at = new Date(Number.parseInt(match[1] as string, 36));
  if (Number.isNaN(at.getTime())) throw new ProblemError('bad_cursor');
  return { at, id: match[2] as string, lead: match[3] };
};

/** Cuts `limit + 1` rows to a page and says where the next one starts. */
export const pageFrom = <Row, Item>(
  rows: readonly Row[],
  limit: number,
  keysetOf: (row: Row) => Keyset | LedKeyset,
  itemOf: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } => {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(itemOf),
    nextCursor: rows.length > limit && last !== undefined ? cursorFrom(keysetOf(last)) : null,
  };
};
