/** Lists that the server gives page by page, newest first: the `nextCursor` of one page asks for the one behind it. */
import type { InfiniteData, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Page } from '#contract/common/shapes.ts';
import { api } from '#web/lib/requests/api.ts';

/** The pages that were loaded so far. */
export type KeysetPages<Item> = InfiniteData<Page<Item>, string | null>;

/**
 * What every list's `infiniteQueryOptions` have in common.
 * @param path where the pages are, with what they are filtered by, without a cursor
 * @param page the contract's shape of one page
 */
export const keysetPages = <Item, Key extends QueryKey>(
  queryKey: Key,
  path: string,
  page: z.ZodMiniType<Page<Item>>,
) => ({
  queryKey,
  queryFn: ({ pageParam: cursor, signal }: QueryFunctionContext<Key, string | null>) => {
    const next = `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor ?? '')}`;
    return api.get(cursor === null ? path : next, { schema: page, signal });
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: Page<Item>) => nextCursor,
});

/** Every row of the pages; one that moved between two requests stands once. */
export const rowsOf = <Item extends { id: string }>({ pages }: { pages: readonly Page<Item>[] }): Item[] => {
  const byId = new Map<string, Item>();
  for (const item of pages.flatMap(({ items }) => items)) {
    if (!byId.has(item.id)) byId.set(item.id, item);
  }
  return [...byId.values()];
};

/** The pages with this row at the top, from wherever it stood. */
export const withFirst = <Item extends { id: string }>(
  { pages, ...rest }: KeysetPages<Item>,
  first: Item,
): KeysetPages<Item> => ({
  ...rest,
  pages: pages.map((page, index) => {
    const others = page.items.filter(({ id }) => id !== first.id);
    return { ...page, items: index === 0 ? [first, ...others] : others };
  }),
});

/** The pages with this row as it is now, in its place. */
export const withChanged = <Item extends { id: string }>(
  pages: KeysetPages<Item>,
  changed: Item,
): KeysetPages<Item> =>
  withItems(pages, (items) => items.map((item) => (item.id === changed.id ? changed : item)));

/** The pages without a row. */
export const without = <Item extends { id: string }>(
  pages: KeysetPages<Item>,
  id: string,
): KeysetPages<Item> => withItems(pages, (items) => items.filter((item) => item.id !== id));

const withItems = <Item>(
  { pages, ...rest }: KeysetPages<Item>,
  change: (items: readonly Item[]) => Item[],
): KeysetPages<Item> => ({
  ...rest,
  pages: pages.map((page) => ({ ...page, items: change(page.items) })),
});
