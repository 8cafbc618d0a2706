/** What an interview collects: what a reading proposes, what the person said of it, and the suggestion of an incident. */
import * as z from 'zod/mini';
import { detailKind } from './common/details.ts';
import { priority } from './common/kinds.ts';
import { DETAIL_MAX_CHARACTERS, EPISODE_KEY_MAX_CHARACTERS, PERSON_MAX_CHARACTERS } from './common/limits.ts';
import { factDay, filledText, id, instant, isFilled, text, timeOfDay } from './common/shapes.ts';
import { incidentType } from './incidents.ts';

export { DETAIL_KINDS, type DetailKind } from './common/details.ts';

/** The position of words: UTF-16 offsets into the message's content, or into the transcript of one of its recordings. */
export const sourceSpan = z.object({
  message_id: id,
  /** The recording whose transcript has the words; without it they are in the message's content. */
  file_id: z.optional(id),
  start: z.number(),
  /** End exclusive. */
  end: z.number(),
  /** The words, exactly as typed. */
  words: z.string(),
});
export type SourceSpan = z.infer<typeof sourceSpan>;

/** The part that somebody plays in what is told. */
export const PERSON_PARTS = ['author', 'target', 'witness', 'informed', 'mentioned'] as const;
export const personPart = z.enum(PERSON_PARTS);

/** What words come to, in the kind of value that fits the detail. Days and hours are those of the person's time zone. */
export const detailValue = z.discriminatedUnion('detail', [
  z.object({
    detail: z.literal('when'),
    /** Null where the words name an hour alone, or a time without a day ("fin septembre"). */
    day: z.nullable(factDay),
    time: z.nullable(timeOfDay),
    /** "vers 10h", "la semaine dernière". */
    approximate: z.boolean(),
    /** "Tous les lundis": no time of one occasion. */
    habit: z.boolean(),
    /** Put in by hand where neither a day nor an hour fits: "fin septembre". */
    text: z.optional(filledText(DETAIL_MAX_CHARACTERS)),
  }),
  z.object({
    detail: z.enum(['people', 'witnesses']),
    /** As it was written; null where there is a role only. */
    name: z.nullable(text(PERSON_MAX_CHARACTERS)),
    /** "chef", "collègue"; null where none was said. */
    role: z.nullable(text(PERSON_MAX_CHARACTERS)),
    part: personPart,
  }),
  z.object({ detail: z.literal('incident_type'), type: incidentType }),
  z.object({
    detail: z.enum(['where', 'description', 'impact', 'actions']),
    /** Put in by hand; null where the person's words are the value. */
    text: z.nullable(filledText(DETAIL_MAX_CHARACTERS)),
  }),
]);
export type DetailValue = z.infer<typeof detailValue>;

/**
 * `confirmed`, `corrected` and `refused` are the person's own word, by a press or in words; `unsure`: they do not know.
 * Everything else stays `proposed`.
 */
export const PROPOSAL_STATES = ['proposed', 'confirmed', 'corrected', 'refused', 'unsure'] as const;

/** Something that a reading proposes of one detail, or that the person put in. Only what is `certain` counts as such. */
export const proposal = z.object({
  /** The same on every reading of the same messages. */
  id: z.string(),
  detail: detailKind,
  value: detailValue,
  /** The words that it rests on, the first ones first; none for what was put in by hand. */
  sources: z.array(sourceSpan),
  /** "Personne n'a vu", "je n'ai rien fait": there is none, as the person says. */
  denial: z.boolean(),
  state: z.enum(PROPOSAL_STATES),
  /** Confirmed or corrected by the person, or one full date that nothing contradicts. */
  certain: z.boolean(),
  /** Ids of proposals of which only one can be true; while it is open, none of them is certain. */
  conflicts: z.array(z.string()),
  /** Only an outside model saw it in the person's words. */
  found_by: z.optional(z.literal('model')),
});
export type Proposal = z.infer<typeof proposal>;

/** The key of an incident within a conversation: '' for the first one. */
export const episodeKey = z
  .string()
  .check(
    z.maxLength(EPISODE_KEY_MAX_CHARACTERS),
    z.regex(/^(?:|b\d{1,9}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d{1,9})$/),
  );

/** What has been collected of one incident. */
export const episode = z.object({
  /** Absent while the conversation tells of one incident. */
  key: z.optional(episodeKey),
  /** Its number among the incidents of the conversation, from 1, in the order in which they were begun. */
  number: z.optional(z.number()),
  /** In the order of DETAIL_KINDS, then of the telling. Refused ones are among them, as such. */
  proposals: z.array(proposal),
  /** Details with at least one proposal that was not refused: the rule of six counts these. */
  told: z.array(detailKind),
});
export type Episode = z.infer<typeof episode>;

/** The small card under the last reply: a proposal to confirm, or whether an incident is one of its own. */
export const card = z.discriminatedUnion('about', [
  z.object({ about: z.literal('proposal'), episode: episodeKey, proposal: z.string() }),
  z.object({ about: z.literal('episode'), episode: episodeKey }),
]);
export type Card = z.infer<typeof card>;

/**
 * What has been collected so far in a conversation, about the incident that the person is telling; the other incidents are
 * listed separately, in the order in which they were begun.
 */
export const collected = z.extend(episode, {
  others: z.optional(z.array(episode)),
  /** Null for none: there is at most one, and none after an alarm or a protest. */
  card: z.nullable(card),
  /** The person's last mark, which can be undone; absent without one. */
  last_mark: z.optional(
    z.object({
      /** The number that `undo` names: see `mark` of an episode mark. */
      made: z.number(),
      action: z.enum(['begin', 'continue', 'join', 'keep']),
    }),
  ),
});
export type Collected = z.infer<typeof collected>;

/** A value with nothing in it would count as told. */
const saysSomething = (value: DetailValue): boolean => {
  switch (value.detail) {
    case 'when':
      return value.day !== null || value.time !== null || value.text !== undefined;
    case 'people':
    case 'witnesses':
      return isFilled(value.name ?? '') || isFilled(value.role ?? '');
    case 'incident_type':
      return true;
    default:
      return value.text !== null;
  }
};

/**
 * `POST /api/conversations/{id}/answers`: what the person says of a proposal by a press. `confirm`, `refuse` and `unsure` name
 * it; `correct` names it and gives the value that takes its place; `add` gives a value that no words were read for.
 */
export const proposalAnswer = z
  .object({
    action: z.enum(['confirm', 'correct', 'refuse', 'unsure', 'add']),
    /** Without it, the first one. */
    episode: z.optional(episodeKey),
    proposal: z.optional(z.string().check(z.maxLength(200))),
    value: z.optional(detailValue),
  })
  .check(
    z.refine(({ action, proposal }) => (action === 'add') === (proposal === undefined), {
      path: ['proposal'],
    }),
    z.refine(({ action, value }) => (action === 'add' || action === 'correct') === (value !== undefined), {
      path: ['value'],
    }),
    z.refine(({ value }) => value === undefined || saysSomething(value), { path: ['value'] }),
  );
export type ProposalAnswer = z.infer<typeof proposalAnswer>;

/**
 * `PUT /api/conversations/{id}/episodes`: the person divides what they tell into incidents. `begin`: another incident
 * begins with the next message, or with an earlier one that is named; `continue`: the next messages belong to the named
 * incident; `join`: the named incident becomes part of the one before it; `keep`: it is one of its own, as it was read; `undo`
 * takes one of these back.
 */
export const episodeMark = z
  .object({
    action: z.enum(['begin', 'continue', 'join', 'keep', 'undo']),
    /** Of `begin`: the person's message; without it, the next one. */
    message_id: z.optional(id),
    /** Of `continue`, `join` and `keep`. */
    episode: z.optional(episodeKey),
    /** Of `undo`: the number of the mark. */
    mark: z.optional(z.int()),
  })
  .check(
    z.refine(({ action, message_id }) => action === 'begin' || message_id === undefined, {
      path: ['message_id'],
    }),
    z.refine(
      ({ action, episode }) => ['continue', 'join', 'keep'].includes(action) === (episode !== undefined),
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
  /** In the person's words. */
  title: z.string(),
  /** The account in order, in the person's words. */
  description: z.string(),
  /** The passages of the description, in order; none in a suggestion of an older version. */
  account: z.array(sourceSpan),
  /** All else that the person wrote, in order. */
  rest: z.array(sourceSpan),
  severity: priority,
  /** The default of spec.md, 4, where the person named none. */
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

/** The answer to a change by hand: what is collected now, and the open suggestion. */
export const collectedAnswer = z.object({ collected, suggestion: z.nullable(suggestion) });
export type CollectedAnswer = z.infer<typeof collectedAnswer>;

/**
 * Found by rules, never by a model, and shown with the emergency numbers. `danger`: somebody else threatens the person.
 * `rescue`: the person is endangering their own life now; the ambulance comes before the help lines.
 */
export const SAFETY_KINDS = ['danger', 'rescue', 'distress'] as const;
export const safetyKind = z.enum(SAFETY_KINDS);
export type SafetyKind = z.infer<typeof safetyKind>;
