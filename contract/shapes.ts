/** Shapes that several domains share. */
import * as z from 'zod/mini';
import { PAGE_DEFAULT_ROWS, PAGE_MAX_ROWS } from './limits.ts';

/** A UUID in lower case, as PostgreSQL writes it: rows are sealed under their id, letter for letter. */
export const id = z.uuid().check(z.overwrite((value: string) => value.toLowerCase()));
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

/** Every version of one record, the oldest first: what it said, and when that was recorded by the server's clock. */
export const historyOf = <Fields extends z.core.$ZodType>(fields: Fields) =>
  z.object({
    versions: z.array(
      z.object({
        version: z.number(),
        recorded_at: instant,
        action: z.enum(['create', 'update']),
        record: fields,
      }),
    ),
  });

/** The earliest day that a record can bear; before it lie only slips of the keyboard. */
export const EARLIEST_DAY = '1900-01-01';

/** A day of the calendar that facts can bear. */
export const factDay = day.check(z.refine((value: string) => value >= EARLIEST_DAY));

/**
 * Text as it can be kept: half of a cut emoji and the character NUL exist in JavaScript, but neither in UTF-8 nor in
 * PostgreSQL. Refusing a whole account for one of them would lose it, so they are replaced and dropped.
 */
export const text = (maxCharacters: number) =>
  z.string().check(
    z.overwrite((value: string) => value.toWellFormed().replaceAll('\0', '')),
    z.maxLength(maxCharacters),
  );

/** Anything but white space, control characters and what Unicode says leaves no trace; nor the empty Braille cell. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether there is anything to see. What shows as nothing was not said, however many characters it has. */
export const isFilled = (value: string): boolean => VISIBLE.test(value);

/** Text that must hold something to see; the invisible characters inside it stay, they join emoji and part words. */
export const filledText = (maxCharacters: number) => text(maxCharacters).check(z.refine(isFilled));
