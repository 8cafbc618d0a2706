import { expect, it } from 'vitest';
import type { TimelineItem } from '#contract/timeline.ts';
import { rowsFrom } from './timeline-rows.ts';

const item = (id: string, day: string): TimelineItem => ({
  type: 'conversation',
  id,
  date: `${day}T12:00:00.000Z`,
  happened_on: day,
  happened_at: null,
  title: id,
  content: '',
  data: { status: 'active', message_count: 1 },
});
const page = (...items: TimelineItem[]) => ({ items });
const shape = (pages: { items: TimelineItem[] }[]) =>
  rowsFrom(pages).map(({ day, opensDay, cards }) => [
    opensDay ? day : '',
    ...cards.map((card) => `${card.item.id} ${card.side}`),
  ]);

it('cards of one day stand in pairs, sides alternate through the days, and the first row of a day bears its name', () => {
  const [one, two] = ['2026-03-12', '2026-03-01'];
  expect(
    shape([page(item('a', one), item('b', one), item('c', one), item('d', two), item('e', two))]),
  ).toEqual([
    [one, 'a left', 'b right'],
    ['', 'c left'],
    [two, 'd right'],
    ['', 'e left'],
  ]);
});

it('a day that goes on in the next page has its name once, and each page begins on the left', () => {
  const day = '2026-03-12';
  expect(shape([page(item('a', day)), page(item('b', day), item('c', day))])).toEqual([
    [day, 'a left'],
    ['', 'b left', 'c right'],
  ]);
});

it('a page that comes in above leaves the cards below where they stand', () => {
  const day = '2026-03-12';
  const known = page(item('b', day), item('c', day));
  const before = rowsFrom([known]);
  const after = rowsFrom([page(item('a', '2026-03-13')), known]);
  expect(after.slice(1)).toEqual(before);
});

it('what moved between two requests stands once', () => {
  const day = '2026-03-12';
  const rows = rowsFrom([page(item('a', day), item('b', day)), page(item('b', day), item('c', day))]);
  expect(rows.flatMap(({ cards }) => cards.map((card) => card.item.id))).toEqual(['a', 'b', 'c']);
});
