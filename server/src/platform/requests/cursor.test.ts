import { describe, expect, it } from 'vitest';
import { ProblemError } from '../errors/problem-error.ts';
import { cursorFrom, keysetFrom, ledKeysetFrom, pageFrom } from './cursor.ts';

const last = { at: new Date('2026-11-21T10:00:00.123Z'), id: '018f0000-0000-7000-8000-000000000001' };

describe('a cursor', () => {
  it('brings back the row after which the next page starts, to the millisecond', () => {
    expect(keysetFrom(cursorFrom(last))).toEqual(last);
  });

  it.each(['', 'x', 'AAAA', cursorFrom(last).slice(0, -4), `${cursorFrom(last)}AAAA`])(
    'that is not ours is refused',
    (cursor) => {
      expect(() => keysetFrom(cursor)).toThrow(ProblemError);
    },
  );
});

describe('a cursor of a list that is sorted by something else first', () => {
  const led = { ...last, lead: '2026-03-12' };

  it('brings that back too, and is no cursor of another list', () => {
    expect(ledKeysetFrom(cursorFrom(led))).toEqual(led);
    expect(() => keysetFrom(cursorFrom(led))).toThrow(ProblemError);
    expect(() => ledKeysetFrom(cursorFrom(last))).toThrow(ProblemError);
  });
});

describe('a page', () => {
  const rows = [1, 2, 3].map((n) => ({ at: new Date(n), id: `018f0000-0000-7000-8000-00000000000${n}` }));
  const page = (limit: number) =>
    pageFrom(
      rows,
      limit,
      (row) => row,
      (row) => row.id.at(-1),
    );

  it('is cut to its limit, and says where the next one starts', () => {
    expect(page(2).items).toEqual(['1', '2']);
    expect(keysetFrom(page(2).nextCursor ?? '')).toEqual(rows[1]);
  });

  it('is the last one when no row is left over', () => {
    expect(page(3)).toEqual({ items: ['1', '2', '3'], nextCursor: null });
  });
});
