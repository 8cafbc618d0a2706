import { afterEach, expect, it, vi } from 'vitest';
import type { TimelineItem } from '#contract/timeline.ts';
import { api } from '#web/lib/requests/api.ts';
import { firstPlace, type Place, readAll, readShownPage, type ShownPage } from './timeline-pages.ts';

const DAYS = Array.from({ length: 20 }, (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`);
const LIMIT = 3;
const item = (day: string) => ({ id: day }) as TimelineItem;

/** The server's answers over one thing a day; a cursor is the day of its item. */
const answer = (path: string) => {
  const query = new URL(path, 'http://here').searchParams;
  const [from, to, cursor] = [query.get('from') ?? '', query.get('to') ?? '9', query.get('cursor')];
  const isNewer = query.get('towards') === 'newer';
  const days = DAYS.filter((day) => day >= from && day <= to).filter(
    (day) => cursor === null || (isNewer ? day > cursor : day < cursor),
  );
  if (!isNewer) days.reverse();
  const shown = days.slice(0, LIMIT);
  return {
    items: shown.map(item),
    nextCursor: days.length > LIMIT ? shown.at(-1) : null,
    previousCursor: shown[0] ?? null,
  };
};
vi.spyOn(api, 'get').mockImplementation(async (path: string) => answer(path) as never);
afterEach(() => vi.mocked(api.get).mockClear());

const { signal } = new AbortController();
const read = (place: Place, asked = {}) => readShownPage(place, asked, signal);
const days = (pages: ShownPage[]) => pages.flatMap(({ items }) => items.map(({ id }) => id));

/** All pages, from a day in the middle to both ends. */
const everything = async (at: string | undefined, asked = {}): Promise<string[]> => {
  const pages = [await read(firstPlace(at), asked)];
  while (pages[0]?.newer) pages.unshift(await read(pages[0].newer, asked));
  while (pages.at(-1)?.older) pages.push(await read(pages.at(-1)?.older as Place, asked));
  return days(pages);
};

it('without a jump it begins with the newest, and nothing newer is asked for', async () => {
  const page = await read(firstPlace(undefined));
  expect(days([page])).toEqual(['2026-03-20', '2026-03-19', '2026-03-18']);
  expect(page.newer).toBeNull();
  expect(api.get).toHaveBeenCalledOnce();
});

it('from whatever day one begins, both ways lead to everything, each once, newest first', async () => {
  const all = DAYS.toReversed();
  for (const at of [undefined, '2026-03-01', '2026-03-10', '2026-03-20', '2027-01-01', '2020-01-01']) {
    expect(await everything(at), at).toEqual(all);
  }
  const narrowed = { from: '2026-03-05', to: '2026-03-12' };
  expect(await everything('2026-03-09', narrowed)).toEqual(DAYS.slice(4, 12).toReversed());
});

it('a page that was forgotten is read again from the one beside it', async () => {
  const first = await read(firstPlace(undefined));
  const second = await read(first.older as Place);
  const third = await read(second.older as Place);
  expect(days([await read(third.newer as Place)])).toEqual(days([second]));
});

it('for printing all pages come, newest first', async () => {
  const items: string[] = [];
  for await (const page of readAll({ whole: 'true' }, signal)) items.push(...page.map(({ id }) => id));
  expect(items).toEqual(DAYS.toReversed());
});
