/** What the interview collects: the eight details, the words they came from, the suggestion of an incident. */
import * as z from 'zod/mini';
import { certainty, detailKind } from './details.ts';
import { incidentType, priority } from './incidents.ts';
import { DETAIL_MAX_CHARACTERS, EPISODE_KEY_MAX_CHARACTERS } from './limits.ts';
import { day, filledText, id, instant } from './shapes.ts';

export { type Certainty, DETAIL_KINDS, type DetailKind } from './details.ts';

/** Where the words stand: UTF-16 offsets into the message's content, or into what one of its recordings says. */
export const sourceSpan = z.object({
  message_id: id,
  /** The recording of the message whose words these are; without it they stand in its content. */
  file_id: z.optional(id),
  /** End exclusive. */
  start: z.number(),
  end: z.number(),
  /** The words themselves, exactly as typed. */
  words: z.string(),
});
export type SourceSpan = z.infer<typeof sourceSpan>;

/** One collected detail. `value` is a reading aid made of the person's words; `sources` are those words. */
export const collectedDetail = z.object({
  kind: detailKind,
  certainty,
  value: z.string(),
  sources: z.array(sourceSpan),
  /** What the person has done to it by hand: written it herself, or marked it as unsure. */
  edit: z.optional(z.enum(['corrected', 'unsure'])),
  /** Of what is `unknown`: she has not said that she does not know, but that she would rather not tell. */
  reserved: z.optional(z.literal(true)),
  /** Present where only an outside model has seen what these words of hers are about. */
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

/** How an incident told in a conversation is called: '' for the first one. */
export const episodeKey = z
  .string()
  .check(
    z.maxLength(EPISODE_KEY_MAX_CHARACTERS),
    z.regex(/^(?:|b\d{1,9}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9})$/),
  );

/** What the person has done by hand to a detail, where incidents that were joined are concerned. */
export const joinedEdit = z.object({
  kind: detailKind,
  /** Of which incident it was done: the one that is shown, or one that is joined with it. */
  episode: episodeKey,
  action: z.enum(['correct', 'erase', 'unsure']),
  value: z.optional(z.string()),
  /** Of several, the latest does; the others are set aside, and each can be chosen. */
  counts: z.boolean(),
});
export type JoinedEdit = z.infer<typeof joinedEdit>;

/** What has been collected of one incident. */
export const episode = z.object({
  /** Absent while the conversation tells of one incident. */
  key: z.optional(episodeKey),
  /** Its place among the incidents of the conversation, from 1, in the order in which they were begun. */
  number: z.optional(z.number()),
  /** One per kind at most; absent kinds are empty. In the order of DETAIL_KINDS. */
  details: z.array(collectedDetail),
  people: z.array(mentionedPerson),
  /** The kind of facts as a form value, when the person's words name it. */
  type: z.nullable(incidentType),
  /** The day of the facts when the words resolve to one, with the local time 'HH:MM' if said. */
  day: z.nullable(day),
  time: z.nullable(z.string()),
  /** How many of the eight count as collected: certainty exact, or a day whose hour the person no longer knows. */
  filled: z.number(),
  /** What she says may have kept a trace: a camera, a message, a certificate. Her words; none of the eight details. */
  evidence: z.optional(z.array(sourceSpan)),
  /** The kinds of which the person has erased what was collected, and nothing has been told since. */
  erased: z.optional(z.array(detailKind)),
  /**
   * Of each detail that was edited in an incident which is joined with this one: every edit of it, this incident's too,
   * but none that says the same as the one that counts. Absent where there is no such detail.
   */
  joined_edits: z.optional(z.array(joinedEdit)),
});
export type Episode = z.infer<typeof episode>;

/**
 * What has been collected so far in a conversation, of the incident that the person is telling of; what was collected of
 * the others is kept apart, in the order in which they were begun.
 */
export const collected = z.extend(episode, {
  others: z.optional(z.array(episode)),
  /** How she has divided them last, which can be undone; absent while she has not. */
  last_mark: z.optional(
    z.object({
      /** By this number `undo` asks for it: see `mark` of an episode mark. */
      made: z.number(),
      action: z.enum(['begin', 'continue', 'join']),
    }),
  ),
});
export type Collected = z.infer<typeof collected>;

/**
 * `PUT /api/conversations/{id}/details`: what the person does by hand to a collected detail. `correct` puts her words in
 * its place, `unsure` keeps it from counting, `undo` takes back whichever of them was done. `choose` lets what was done in
 * one of several joined incidents count.
 */
export const detailEdit = z
  .object({
    kind: detailKind,
    action: z.enum(['correct', 'erase', 'unsure', 'choose', 'undo']),
    /** Of a correction. */
    value: z.optional(filledText(DETAIL_MAX_CHARACTERS)),
    /** Of which incident; without it, of the first one. */
    episode: z.optional(episodeKey),
  })
  .check(
    z.refine(({ action, value }) => (action === 'correct') === (value !== undefined), { path: ['value'] }),
  );
export type DetailEdit = z.infer<typeof detailEdit>;

/**
 * `PUT /api/conversations/{id}/episodes`: how the person keeps her incidents apart by hand. `begin`: what she tells from
 * now on, or has told from a message of hers on, is another incident; `continue`: what she tells from now on belongs to
 * the one named; `join`: the one named is no incident of its own, what was told of it belongs to the one before; `undo`
 * takes one of these back. What was done by hand to the details of an incident goes with what was told of it.
 */
export const episodeMark = z
  .object({
    action: z.enum(['begin', 'continue', 'join', 'undo']),
    /** Of `begin`: the message of hers; without it, the next one. */
    message_id: z.optional(id),
    /** Of `continue` and `join`. */
    episode: z.optional(episodeKey),
    /** Of `undo`: which one. */
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
  /** Of which incident of the conversation; absent while it tells of one. */
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

/** The answer to an edit: what is collected now, and what is offered. */
export const collectedAnswer = z.object({ collected, suggestion: z.nullable(suggestion) });
export type CollectedAnswer = z.infer<typeof collectedAnswer>;

/**
 * Deterministic, never a model's judgement: shown with the emergency numbers. `danger` comes from somebody else,
 * `rescue` is a life at stake by one's own hand, now: who sends an ambulance comes before who listens.
 */
export const SAFETY_KINDS = ['danger', 'rescue', 'distress'] as const;
export const safetyKind = z.enum(SAFETY_KINDS);
export type SafetyKind = z.infer<typeof safetyKind>;
