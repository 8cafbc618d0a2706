/** Shapes that several domains share. */
import * as z from 'zod/mini';
import { PAGE_DEFAULT_ROWS, PAGE_MAX_ROWS, TAG_MAX_CHARACTERS, TAGS_MAX_COUNT } from './limits.ts';

/** A UUID in lower case, as PostgreSQL writes it: rows are sealed under their id, letter for letter. */
export const id = z.uuid().check(z.overwrite((value: string) => value.toLowerCase()));
/** ISO 8601 has a year 0; PostgreSQL has none. */
const hasYear = z.refine<string>((value) => !value.startsWith('0000'));
/** An instant, ISO 8601 in UTC with milliseconds. */
export const instant = z.iso.datetime().check(hasYear);
/** A calendar day without a time zone, `2026-11-21`. */
export const day = z.iso.date().check(hasYear);

/** Local time 'HH:MM'. */
export const timeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** The start of the next keyset page; opaque to the client. */
export const cursor = z.string().check(z.minLength(1), z.maxLength(200));

/** A whole number in a query, in digits alone: `1e3` and ` 5` are none. */
export const countInQuery = (least: number, most: number) =>
  z.pipe(
    z.transform((value: unknown) => (/^\d{1,10}$/.test(String(value)) ? Number(value) : Number.NaN)),
    z.number().check(z.int(), z.minimum(least), z.maximum(most)),
  );

export const pageQuery = z.object({
  cursor: z.optional(cursor),
  limit: z._default(countInQuery(1, PAGE_MAX_ROWS), PAGE_DEFAULT_ROWS),
});
export type PageQuery = z.infer<typeof pageQuery>;

/** One keyset page: newest first, `nextCursor` null on the last one. */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(cursor) });

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/**
 * Every version of one record, oldest first: its content, and when it was recorded by the server's clock. A version that
 * does not open is `damaged` in its place.
 */
export const historyOf = <Fields extends z.core.$ZodType>(fields: Fields) =>
  z.object({
    versions: z.array(
      z.union([
        z.object({
          version: z.number(),
          recorded_at: instant,
          action: z.enum(['create', 'update']),
          record: fields,
        }),
        z.object({ version: z.number(), recorded_at: instant, damaged: z.literal(true) }),
      ]),
    ),
  });

/** The same, some versions at a time: `nextCursor` is null behind the last one. */
export const historyPageOf = <Fields extends z.core.$ZodType>(fields: Fields) =>
  z.extend(historyOf(fields), { nextCursor: z.nullable(cursor) });

/** The earliest day of a record; earlier days are typing errors. */
export const EARLIEST_DAY = '1900-01-01';

/** A calendar day that a record may have. */
export const factDay = day.check(z.refine((value: string) => value >= EARLIEST_DAY));

/**
 * Text that can be stored: UTF-8 has no lone surrogates, and PostgreSQL no NUL. Refusing a whole text because of one such
 * character would lose it, so the former are replaced and the latter removed.
 */
export const text = (maxCharacters: number) =>
  z.string().check(
    z.overwrite((value: string) => value.toWellFormed().replaceAll('\0', '')),
    z.maxLength(maxCharacters),
  );

/** A visible character: not white space, control, invisible by Unicode, or the empty Braille cell. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** True for a text with a visible character. A text without one counts as empty, whatever its length. */
export const isFilled = (value: string): boolean => VISIBLE.test(value);

/** Text with at least one visible character; invisible ones inside it stay, since they join emoji and separate words. */
export const filledText = (maxCharacters: number) => text(maxCharacters).check(z.refine(isFilled));

/** What narrows a list to some days, both included. */
export const period = z.object({
  from: z.optional(day),
  to: z.optional(day),
  /** IANA name of the zone in which the days are counted. */
  time_zone: z.optional(z.string().check(z.maxLength(60))),
});

/** Tags are trimmed, not blank, and without duplicates. */
export const tags = z.array(filledText(TAG_MAX_CHARACTERS).check(z.trim())).check(
  z.maxLength(TAGS_MAX_COUNT),
  z.refine((list: string[]) => new Set(list).size === list.length),
);
