/** Labelled sets: conversations, sentences that may raise an alarm, and replies. What each label means is told beside its field. */
import * as z from 'zod/mini';
import { DETAIL_KINDS, type DetailKind } from '#contract/details.ts';
import { incidentType } from '#contract/incidents.ts';

const ALARM_KINDS = ['distress', 'danger'] as const;
const DEGREES = ['faint', 'plain'] as const;
const PARTS = ['author', 'target', 'informed', 'mentioned'] as const;

/** The sets call the type of incident `type`. */
const detail = z.pipe(
  z.enum(['type', ...DETAIL_KINDS]),
  z.transform((name): DetailKind => (name === 'type' ? 'incident_type' : name)),
);
/** One item of a list: its words, or several wordings of which any will do. */
const item = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((words) => (typeof words === 'string' ? [words] : words)),
);
const itemsByDetail = z.pipe(
  z.record(z.string(), z.array(item)),
  z.transform((lists): ItemsByDetail => {
    const named = Object.entries(lists).map(([name, items]) => [detail.parse(name), items] as const);
    return Object.fromEntries(named);
  }),
);
export type ItemsByDetail = Readonly<Partial<Record<DetailKind, readonly (readonly string[])[]>>>;

const field = z.enum(['date', 'time']);
const person = z.object({
  name: z.nullable(z.string()),
  role: z.nullable(z.string()),
  part: z.enum(PARTS),
});
export type TruePerson = z.infer<typeof person>;

/** What is true of one incident, and so may end up certain. */
const truth = z.object({
  /** Any of them may stand. */
  type: z.array(incidentType),
  date: z.nullable(z.string()),
  time: z.nullable(z.string()),
  /** Fields that may stand only as approximate. */
  approximate: z._default(z.array(field), []),
  /** Any of them may stand. */
  place: z.array(z.string()),
  people: z.array(person),
  witnesses: z.array(z.string()),
  /** Fields that may be certain though nobody confirmed them. */
  unasked: z.array(field),
});
export type Truth = z.infer<typeof truth>;

const mustNot = z.object({
  detail,
  /** A day, an hour, a type or a name. Either this or `words` is there. */
  value: z.optional(z.string()),
  words: z.optional(z.string()),
  /** From this turn on it is not even proposed. */
  since: z.optional(z.number()),
  part: z.optional(z.enum(PARTS)),
  /** 0 is the first. */
  incident: z.optional(z.number()),
  reason: z.string(),
});
export type MustNot = z.infer<typeof mustNot>;

const alarm = z.object({ kind: z.enum(ALARM_KINDS), degree: z.enum(DEGREES) });
export type Alarm = z.infer<typeof alarm>;

const conversation = z.object({
  id: z.string(),
  /** Turn n is written n minutes later, in Paris. */
  told_on: z.string(),
  turns: z.array(z.string()),
  /** Words for a day, and the day that they come to. */
  days: z.record(z.string(), z.string()),
  /** One entry for each incident, in the order told. */
  certain_ok: z.array(truth),
  proposals_expected: itemsByDetail,
  proposals_tolerated: itemsByDetail,
  denials: itemsByDetail,
  asides: z.array(z.string()),
  must_not: z.array(mustNot),
  incidents: z.number(),
  alarm: z.array(z.extend(alarm, { turn: z.number() })),
  alarm_may: z.array(z.object({ turn: z.number(), degree: z.enum(DEGREES) })),
  ready: z.boolean(),
});
export type Conversation = z.infer<typeof conversation>;

const heardText = z.object({
  id: z.string(),
  /** Earlier messages of the person. */
  before: z.array(z.string()),
  text: z.string(),
  spelling: z.enum(['plain', 'sms']),
  alarm: z.nullable(alarm),
  may: z.nullable(alarm),
});
export type HeardText = z.infer<typeof heardText>;

const replyContext = z.object({
  id: z.string(),
  told: z.array(z.string()),
  after_alarm: z.boolean(),
  leading: z.array(z.object({ text: z.string(), why: z.string() })),
  multiple: z.array(z.string()),
  neutral: z.array(z.string()),
});
export type ReplyContext = z.infer<typeof replyContext>;

export interface LabelledSet {
  conversations: readonly Conversation[];
  heard: readonly HeardText[];
  replies: readonly ReplyContext[];
}

const has = (one: unknown, name: string): boolean => typeof one === 'object' && one !== null && name in one;

/**
 * Items of any of the three formats, told apart by their fields.
 * @throws a zod error where an item is of none of them
 */
export const parseSet = (items: readonly unknown[]): LabelledSet => ({
  conversations: items.filter((one) => has(one, 'turns')).map((one) => conversation.parse(one)),
  heard: items.filter((one) => has(one, 'text')).map((one) => heardText.parse(one)),
  replies: items
    .filter((one) => !has(one, 'turns') && !has(one, 'text'))
    .map((one) => replyContext.parse(one)),
});
