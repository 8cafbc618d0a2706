/** What an interview collects: the eight details, the words that they come from, the suggestion of an incident. */
import * as z from 'zod/mini';
import { certainty, detailKind } from './details.ts';
import { incidentType, priority } from './incidents.ts';
import { DETAIL_MAX_CHARACTERS, EPISODE_KEY_MAX_CHARACTERS } from './limits.ts';
import { day, filledText, id, instant } from './shapes.ts';

export { type Certainty, DETAIL_KINDS, type DetailKind } from './details.ts';

/** The position of words: UTF-16 offsets into the message's content, or into the transcript of one of its recordings. */
export const sourceSpan = z.object({
  message_id: id,
  /** The recording whose transcript has the words; without it they are in the message's content. */
  file_id: z.optional(id),
  /** End exclusive. */
  start: z.number(),
  end: z.number(),
  /** The words, exactly as typed. */
  words: z.string(),
});
export type SourceSpan = z.infer<typeof sourceSpan>;

/** One collected detail. `value` is a summary in the person's words; `sources` are those words with their positions. */
export const collectedDetail = z.object({
  kind: detailKind,
  certainty,
  value: z.string(),
  sources: z.array(sourceSpan),
  /** The person's edit of it: corrected, or marked as unsure. */
  edit: z.optional(z.enum(['corrected', 'unsure'])),
  /** Of a detail that is `unknown`: the person did not say that they do not know, but that they prefer not to tell. */
  reserved: z.optional(z.literal(true)),
  /** Present where only an outside model recognised what the person's words are about. */
  found_by: z.optional(z.literal('model')),
});
export type CollectedDetail = z.infer<typeof collectedDetail>;

/** A person as named in the conversation. */
export const mentionedPerson = z.object({
  /** As said: 'Marc Dupont', 'ma cheffe'. */
  name: z.string(),
  /** As said: 'chef d'équipe', 'collègue'; empty when nothing was said. */
  role: z.string(),
  /** True when first and last name are both known. */
  full: z.boolean(),
  /** True when the person was mentioned as having seen or heard it. */
  witness: z.boolean(),
});
export type MentionedPerson = z.infer<typeof mentionedPerson>;

/** The key of an incident within a conversation: '' for the first one. */
export const episodeKey = z
  .string()
  .check(
    z.maxLength(EPISODE_KEY_MAX_CHARACTERS),
    z.regex(/^(?:|b\d{1,9}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9})$/),
  );

/** The person's edit of a detail, where incidents were joined. */
export const joinedEdit = z.object({
  kind: detailKind,
  /** The incident in which the edit was made: the one that is shown, or one that is joined with it. */
  episode: episodeKey,
  action: z.enum(['correct', 'erase', 'unsure']),
  value: z.optional(z.string()),
  /** Of several edits the latest one counts; the others are kept, and the person can choose one of them. */
  counts: z.boolean(),
});
export type JoinedEdit = z.infer<typeof joinedEdit>;

/** What has been collected of one incident. */
export const episode = z.object({
  /** Absent while the conversation tells of one incident. */
  key: z.optional(episodeKey),
  /** Its number among the incidents of the conversation, from 1, in the order in which they were begun. */
  number: z.optional(z.number()),
  /** At most one per kind, in the order of DETAIL_KINDS; kinds without a detail are absent. */
  details: z.array(collectedDetail),
  people: z.array(mentionedPerson),
  /** The kind of facts as a form value, when the person's words name it. */
  type: z.nullable(incidentType),
  /** The day of the facts when the words resolve to one, with the local time 'HH:MM' if said. */
  day: z.nullable(day),
  time: z.nullable(z.string()),
  /** How many of the eight count as collected: certainty exact, or a day whose hour the person no longer knows. */
  filled: z.number(),
  /** Traces that the person mentions: a camera, a message, a certificate. Their words; not one of the eight details. */
  evidence: z.optional(z.array(sourceSpan)),
  /** The kinds whose detail the person erased, and about which nothing was told since. */
  erased: z.optional(z.array(detailKind)),
  /**
   * For each detail that was edited in an incident that is joined with this one: all its edits, this incident's included,
   * without those that are equal to the one that counts. Absent where there is no such detail.
   */
  joined_edits: z.optional(z.array(joinedEdit)),
});
export type Episode = z.infer<typeof episode>;

/**
 * What has been collected so far in a conversation, about the incident that the person is telling; the other incidents are
 * listed separately, in the order in which they were begun.
 */
export const collected = z.extend(episode, {
  others: z.optional(z.array(episode)),
  /** The person's last mark, which can be undone; absent without one. */
  last_mark: z.optional(
    z.object({
      /** The number that `undo` names: see `mark` of an episode mark. */
      made: z.number(),
      action: z.enum(['begin', 'continue', 'join']),
    }),
  ),
});
export type Collected = z.infer<typeof collected>;

/**
 * `PUT /api/conversations/{id}/details`: the person's edit of a collected detail. `correct` replaces it by the
 * person's own words, `unsure` keeps it from counting, `undo` takes the edit back. `choose` makes the edit of one of several
 * joined incidents count.
 */
export const detailEdit = z
  .object({
    kind: detailKind,
    action: z.enum(['correct', 'erase', 'unsure', 'choose', 'undo']),
    /** Of a correction. */
    value: z.optional(filledText(DETAIL_MAX_CHARACTERS)),
    /** The incident; without it, the first one. */
    episode: z.optional(episodeKey),
  })
  .check(
    z.refine(({ action, value }) => (action === 'correct') === (value !== undefined), { path: ['value'] }),
  );
export type DetailEdit = z.infer<typeof detailEdit>;

/**
 * `PUT /api/conversations/{id}/episodes`: the person divides what they tell into incidents. `begin`: another incident
 * begins with the next message, or with an earlier one that is named; `continue`: the next messages belong to the named
 * incident; `join`: the named incident becomes part of the one before it; `undo` takes one of these back. Edits of the
 * details of an incident stay with its messages.
 */
export const episodeMark = z
  .object({
    action: z.enum(['begin', 'continue', 'join', 'undo']),
    /** Of `begin`: the person's message; without it, the next one. */
    message_id: z.optional(id),
    /** Of `continue` and `join`. */
    episode: z.optional(episodeKey),
    /** Of `undo`: the number of the mark. */
    mark: z.optional(z.int()),
  })
  .check(
    z.refine(({ action, message_id }) => action === 'begin' || message_id === undefined, {
      path: ['message_id'],
    }),
    z.refine(
      ({ action, episode }) => (action === 'continue' || action === 'join') === (episode !== undefined),
      { path: ['episode'] },
    ),
    z.refine(({ action, mark }) => (action === 'undo') === (mark !== undefined), { path: ['mark'] }),
  );
export type EpisodeMark = z.infer<typeof episodeMark>;

export const suggestion = z.object({
  id,
  conversation_id: id,
  /** The incident of the conversation; absent while there is only one. */
  episode: z.optional(episodeKey),
  title: z.string(),
  description: z.string(),
  severity: priority,
  type: incidentType,
  extractedData: z.object({
    date: z.nullable(z.string()),
    location: z.nullable(z.string()),
    people: z.array(z.string()),
    facts: z.array(z.string()),
  }),
  created_at: instant,
});
export type Suggestion = z.infer<typeof suggestion>;

/** The answer to an edit: the details that are collected now, and the open suggestion. */
export const collectedAnswer = z.object({ collected, suggestion: z.nullable(suggestion) });
export type CollectedAnswer = z.infer<typeof collectedAnswer>;

/**
 * Found by rules, never by a model, and shown with the emergency numbers. `danger`: somebody else threatens the person.
 * `rescue`: the person is endangering their own life now; the ambulance comes before the help lines.
 */
export const SAFETY_KINDS = ['danger', 'rescue', 'distress'] as const;
export const safetyKind = z.enum(SAFETY_KINDS);
export type SafetyKind = z.infer<typeof safetyKind>;
