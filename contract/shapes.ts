/** Shapes that several domains share. */
import * as z from 'zod/mini';
import { PAGE_DEFAULT_ROWS, PAGE_MAX_ROWS } from './limits.ts';

export const id = z.uuid();
/** An instant, ISO 8601 in UTC with milliseconds. */
export const instant = z.iso.datetime();
/** A calendar day without a time zone, `2026-11-21`. */
export const day = z.iso.date();

/** Where the next keyset page starts; opaque to the client. */
export const cursor = z.string().check(z.minLength(1), z.maxLength(200));

export const pageQuery = z.object({
  cursor: z.optional(cursor),
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_MAX_ROWS)),
    PAGE_DEFAULT_ROWS,
  ),
});
export type PageQuery = z.infer<typeof pageQuery>;

/** One keyset page: newest first, `nextCursor` null on the last one. */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(cursor) });

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** Text that must hold something other than white space. */
export const filledText = (maxCharacters: number) =>
  z.string().check(
    z.maxLength(maxCharacters),
    z.refine((text: string) => text.trim() !== ''),
  );
