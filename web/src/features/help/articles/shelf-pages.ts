import type { Shelf } from './article.ts';

/** Pages that list a shelf, by their name in the address. */
export const SHELF_PAGES = {
  documentation: 'guide',
  droits: 'rights',
  'pas-a-pas': 'steps',
} as const satisfies Readonly<Record<string, Shelf>>;

export type ShelfPage = keyof typeof SHELF_PAGES;

export const isShelfPage = (name: string): name is ShelfPage => Object.hasOwn(SHELF_PAGES, name);
