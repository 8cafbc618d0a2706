/** Labelled sets: conversations, texts that may raise an alarm, and replies, as they stand in their files. */
import type { DetailKind } from '#contract/common/details.ts';
import type { IncidentType } from '#contract/incidents.ts';
import type { Part } from '../readers/finding.ts';

/** The sets call the type of incident `type`. */
type Detail = Exclude<DetailKind, 'incident_type'> | 'type';
/** One item is its words, or a list of wordings of which any will do. */
export type Items = Readonly<Partial<Record<Detail, readonly (string | readonly string[])[]>>>;

export interface TruePerson {
  name: string | null;
  role: string | null;
  part: Part;
}

/** What is true of one incident, and so may end up certain. Of types and places any may stand. */
export interface Truth {
  type: readonly IncidentType[];
  date: string | null;
  time: string | null;
  /** May stand only as approximate. */
  approximate?: readonly ('date' | 'time')[];
  place: readonly string[];
  people: readonly TruePerson[];
  witnesses: readonly string[];
  /** May be certain though nobody confirmed it. */
  unasked: readonly ('date' | 'time')[];
}

export interface MustNot {
  detail: Detail;
  /** A day, an hour, a type or a name; either this or `words` is there. */
  value?: string;
  words?: string;
  /** From this turn on it is not even proposed. */
  since?: number;
  part?: Part;
  /** 0 is the first. */
  incident?: number;
  reason: string;
}

export interface Alarm {
  kind: 'distress' | 'danger';
  degree: 'faint' | 'plain';
}

export interface Conversation {
  id: string;
  /** Turn n is written n minutes later, in Paris. */
  told_on: string;
  turns: readonly string[];
  /** Words for a day, and the day that they come to. */
  days: Readonly<Record<string, string>>;
  /** One entry for each incident, in the order told. */
  certain_ok: readonly Truth[];
  proposals_expected: Items;
  proposals_tolerated: Items;
  denials: Items;
  asides: readonly string[];
  must_not: readonly MustNot[];
  incidents: number;
  alarm: readonly (Alarm & { turn: number })[];
  alarm_may: readonly { turn: number; degree: Alarm['degree'] }[];
  ready: boolean;
}

export interface HeardText {
  id: string;
  /** Earlier messages of the person. */
  before: readonly string[];
  text: string;
  spelling: 'plain' | 'sms';
  /** `rescue`: a life is at stake by the person's own hand at this moment. */
  alarm: (Alarm & { rescue?: boolean }) | null;
  may: Alarm | null;
}

export interface ReplyContext {
  id: string;
  told: readonly string[];
  after_alarm: boolean;
  leading: readonly { text: string; why: string }[];
  multiple: readonly string[];
  neutral: readonly string[];
}

export interface LabelledSet {
  conversations: readonly Conversation[];
  heard: readonly HeardText[];
  replies: readonly ReplyContext[];
}

/** Items of the three formats, told apart by their fields. Their own checker holds them against their rules. */
export const setOf = (items: readonly (Conversation | HeardText | ReplyContext)[]): LabelledSet => ({
  conversations: items.filter((one) => 'turns' in one),
  heard: items.filter((one) => 'text' in one),
  replies: items.filter((one) => 'told' in one),
});
