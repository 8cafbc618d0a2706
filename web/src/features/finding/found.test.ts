import { expect, it } from 'vitest';
import { type Found, NOTHING_FOUND, type SearchNews, withNews } from './found.ts';

const found = (id: string, date: string, excerpt = ''): SearchNews => ({
  event: 'found',
  item: {
    id,
    date,
    happened_on: null,
    happened_at: null,
    title: id,
    content: '',
    type: 'conversation',
    data: { status: 'active', message_count: 1 },
  },
  matches: [{ field: 'message', excerpt, marks: [] }],
});
const after = (...events: SearchNews[]): Found => events.reduce(withNews, NOTHING_FOUND);
const ids = ({ items }: Found) => items.map(({ item }) => item.id);

it('what is found stands newest first, by the moment and then by the id, in whatever order it comes', () => {
  const events = [
    found('d', '2026-03-02T08:00:00.000Z'),
    found('c', '2026-03-01T08:00:00.000Z'),
    found('b', '2026-03-01T08:00:00.000Z'),
    found('a', '2026-01-01T08:00:00.000Z'),
  ];
  for (const order of permutationsOf(events)) expect(ids(after(...order))).toEqual(['d', 'c', 'b', 'a']);
});

it('a thing that is found twice stands once, as it was found last', () => {
  const twice = after(
    found('a', '2026-01-01T08:00:00.000Z', 'once'),
    found('b', '2026-01-02T08:00:00.000Z'),
    found('a', '2026-01-03T08:00:00.000Z', 'again'),
  );
  expect(ids(twice)).toEqual(['a', 'b']);
  expect(twice.items[0]?.matches[0]?.excerpt).toBe('again');
});

it('knows how far the search is, and how it ended', () => {
  const going = after({ event: 'progress', searched: 10, total: 40 });
  expect(going).toEqual({ items: [], progress: { searched: 10, total: 40 }, end: null });
  expect(withNews(going, { event: 'done', found: 0, more: true }).end).toEqual({ more: true });
});

const permutationsOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, place) =>
        permutationsOf(items.toSpliced(place, 1)).map((others) => [item, ...others]),
      );
