/** Searching everything that the person wrote: `POST /api/timeline/search`, answered by server-sent events. */
import * as z from 'zod/mini';

import { mood } from './common/kinds.ts';
import { SEARCH_MAX_CHARACTERS } from './common/limits.ts';
import { problemCodes } from './common/problems.ts';
import { id, tags } from './common/shapes.ts';
import { timelineFilters, timelineItem } from './timeline.ts';

/**
 * What is searched. It travels in the body, since a URL is written down on its way. Words are joined by "and"; what stands in
 * quotes ("…" or « … ») is one phrase; accents and case are ignored. Without words, everything that passes the filters is found.
 */
export const searchInput = z.extend(timelineFilters, {
  words: z.string().check(z.maxLength(SEARCH_MAX_CHARACTERS)),
  /** Entries with one of these moods only. */
  moods: z.optional(z.array(mood).check(z.maxLength(5))),
  /** What has all of these tags only. */
  tags: z.optional(tags),
});
export type SearchInput = z.infer<typeof searchInput>;

/** Where one thing was found. */
export const searchMatch = z.object({
  /**
   * The field of the record, by its name in the contract; `message` for one of a conversation's, `file_name` and
   * `transcription` for a file's.
   */
  field: z.string(),
  /** The message in which it stands, to open the conversation there. */
  message_id: z.optional(id),
  /** Literal words around the first place, with an ellipsis where text was left out. */
  excerpt: z.string(),
  /** The found words: offsets in `excerpt`, in UTF-16 units, start included, end not. In order, none over another. */
  marks: z.array(z.tuple([z.number(), z.number()])),
});
export type SearchMatch = z.infer<typeof searchMatch>;

/** The events of the answer. Things come newest first of each kind; the kinds arrive side by side. */
export const searchEvent = z.discriminatedUnion('event', [
  /**
   * One thing, once, with the places where the words stand: at most SEARCH_MAX_PLACES; none where only filters were asked, or
   * where its words are hidden (a sensitive incident).
   */
  z.object({ event: z.literal('found'), item: timelineItem, matches: z.array(searchMatch) }),
  /** How many rows were searched so far, of how many. */
  z.object({ event: z.literal('progress'), searched: z.number(), total: z.number() }),
  /** The end. `more`: the search stopped at SEARCH_MAX_FOUND things. */
  z.object({ event: z.literal('done'), found: z.number(), more: z.boolean() }),
  /** Instead of the end: it was broken off. What was found until then holds. */
  z.object({ event: z.literal('problem'), code: z.enum(problemCodes) }),
]);
export type SearchEvent = z.infer<typeof searchEvent>;
