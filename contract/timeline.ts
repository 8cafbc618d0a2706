/** The timeline: entries, conversations and incidents in one stream, by the moment at which they happened. */
import * as z from 'zod/mini';
import { entryType, mood, priority, timelineKind } from './common/kinds.ts';
import { PAGE_MAX_ROWS, TIMELINE_CARD_FILES, TIMELINE_EXCERPT_CHARACTERS } from './common/limits.ts';
import { countInQuery, cursor, day, id, instant, period } from './common/shapes.ts';
import { conversationStatus } from './conversations.ts';
import { storedFile } from './files.ts';
import { incident, incidentFilters, incidentStatus, incidentSummary, incidentType } from './incidents.ts';

/** A file as a card shows it. */
export const timelineFile = z.pick(storedFile, {
  id: true,
  name: true,
  type: true,
  size: true,
  duration: true,
  seconds: true,
  has_thumbnail: true,
});
export type TimelineFile = z.infer<typeof timelineFile>;

/** Set or left out: a filter that is there to be turned on. */
const flag = z.literal('true');

const common = {
  id,
  /** The moment by which it is sorted; a day without an hour stands at noon of that day in Europe/Paris. */
  date: instant,
  /** The day and hour that the person gave; null where the moment is that of the recording. */
  happened_on: z.nullable(day),
  happened_at: z.nullable(z.string()),
  title: z.string(),
  /** The first {@link TIMELINE_EXCERPT_CHARACTERS} characters and an ellipsis, where there are more; or all (`whole`). */
  content: z.string(),
  /** With `whole` only: by the server's clock, when it was first recorded and last changed, null for never. */
  recorded: z.optional(z.object({ created_at: instant, changed_at: z.nullable(instant) })),
  /** The row does not open: title and content are empty. */
  damaged: z.optional(z.literal(true)),
};

export const timelineItem = z.discriminatedUnion('type', [
  z.object({
    ...common,
    type: z.literal('journal'),
    data: z.object({
      entry_type: entryType,
      mood: z.nullable(mood),
      tags: z.array(z.string()),
      is_private: z.boolean(),
      version: z.number(),
      /** How many files it has. */
      files: z.number(),
      /** The first {@link TIMELINE_CARD_FILES} of them, in order, or all (`whole`); absent where there are none. */
      first_files: z.optional(z.array(timelineFile)),
      /** With `whole` only: the time of writing where it could be sent only later. */
      written_at: z.optional(instant),
    }),
  }),
  z.object({
    ...common,
    type: z.literal('conversation'),
    data: z.object({ status: conversationStatus, message_count: z.number() }),
  }),
  z.object({
    ...common,
    type: z.literal('incident'),
    data: z.object({
      type: incidentType,
      priority,
      status: incidentStatus,
      /** How surely `happened_on` is known, and the last day where it is the first of a period. */
      incident_until: incidentSummary.shape.incident_until,
      date_certainty: incidentSummary.shape.date_certainty,
      /** Null in a sensitive one, as the hour is. */
      time_until: incident.shape.time_until,
      time_certainty: incident.shape.time_certainty,
      tags: z.array(z.string()),
      /** As in a list of incidents. */
      reference_number: z.string(),
      created_at: instant,
      unstated: incidentSummary.shape.unstated,
      /** Its words are hidden here. */
      is_sensitive: z.boolean(),
    }),
  }),
]);
export type TimelineItem = z.infer<typeof timelineItem>;

/** What narrows the timeline. Everything here stands in clear columns; words, moods and tags are searched (search.ts). */
export const timelineFilters = z.object({
  /** One kind only. */
  kind: z.optional(timelineKind),
  /** Entries of this type only. */
  entry_type: z.optional(entryType),
  /** Incidents of this priority, type or status only, or in which this person is. */
  ...incidentFilters.shape,
  /** What has files only: entries, conversations with a message that has some, incidents with an exhibit that has some. */
  with_files: z.optional(flag),
  /** Entries and conversations that an incident came from or refers to only. */
  linked: z.optional(flag),
  /** Days in the person's time zone. */
  ...period.shape,
});
export type TimelineFilters = z.infer<typeof timelineFilters>;

/** `GET /api/timeline`: newest first from the cursor on; with `towards=newer` the other way, oldest first. */
export const timelineQuery = z.extend(timelineFilters, {
  cursor: z.optional(cursor),
  limit: z._default(countInQuery(1, PAGE_MAX_ROWS), 30),
  towards: z._default(z.enum(['older', 'newer']), 'older'),
  /** Texts are not cut, all files are named, and it is said when things were recorded: for printing. */
  whole: z.optional(flag),
});
export type TimelineQuery = z.infer<typeof timelineQuery>;

export const timelinePage = z.object({
  items: z.array(timelineItem),
  /** Of the last item, to go on; null at the end. */
  nextCursor: z.nullable(cursor),
  /** Of the first item, to read the other way from it; null where there is none. */
  previousCursor: z.nullable(cursor),
});
export type TimelinePage = z.infer<typeof timelinePage>;

/** `GET /api/timeline/days`: how many things each day of the last twelve months holds, without empty ones, in order. */
export const timelineDays = z.object({ days: z.array(z.object({ day, count: z.number() })) });
export type TimelineDays = z.infer<typeof timelineDays>;
