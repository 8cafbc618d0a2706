/** What a thread is asked to read, and what it answers: plain data. */
import type { DateCertainty } from '#contract/common/incident-when.ts';
import type { DEFAULTED_FIELDS } from '#contract/incidents.ts';
import type { Collected, DetailKind, Suggestion } from '#contract/interview.ts';
import type {
  Answer,
  ConversationReading,
  Division,
  Part,
  SaidMessage,
  ShownCard,
} from '#interviewer/index.ts';
import type { Pointer } from '../extraction/pointer.ts';
import type { FormerEdit } from './former-edits.ts';

/** The key of the first incident of a conversation; most conversations have no other. */
export const FIRST_EPISODE = '';

/** A card as it is kept with the reply that it stands under. */
export type KeptCard = Omit<ShownCard, 'after'> & { proposal: string };

/** What the person did by hand, and what models pointed at. */
export interface ReadingAids {
  /** What the person said of proposals by a press. */
  answers?: readonly Answer[];
  /** How they divided the conversation into incidents. */
  divisions?: readonly (Division & { made?: number })[];
  /** Edits of details, as they were stored before there were proposals. */
  formerEdits?: readonly FormerEdit[];
  /** What outside models pointed at. */
  pointers?: readonly Pointer[];
  /** The cards under the replies, by the reply. */
  cards?: readonly (KeptCard & { after: string })[];
}

export interface ReadingRequest extends ReadingAids {
  said: readonly SaidMessage[];
  /** IANA name of the zone in which days are read. */
  timeZone: string;
}

/** A suggestion before it is stored: without its ids and its time. */
export type SuggestionDraft = Omit<Suggestion, 'id' | 'conversation_id' | 'episode' | 'created_at'>;

/** Somebody in a record. */
export interface DraftPerson {
  /** Empty where only a role was told. */
  name: string;
  role: string;
  part: Part;
}

/** A detail in a record: the person's words, and how sure they are. */
export interface DraftDetail {
  kind: DetailKind;
  certainty: 'exact' | 'approximate' | 'unknown';
  words: string[];
}

/** What could be suggested of one incident. */
export interface IncidentDraft {
  episode: string;
  /** Null below the rule of six. */
  suggestion: SuggestionDraft | null;
  /** Null where no day was told, or where days contradict each other. */
  day: string | null;
  /** The hour of that day; null without a day. */
  time: string | null;
  /** How surely the day is known, or that it is not; null where that was not told. */
  dateCertainty: DateCertainty | null;
  /** Defaults of a record that nothing was told of. */
  unstated: (typeof DEFAULTED_FIELDS)[number][];
  people: DraftPerson[];
  details: DraftDetail[];
}

export interface Reading {
  reading: ConversationReading;
  collected: Collected;
  /** One for each incident, in the order in which they were begun. */
  drafts: IncidentDraft[];
  /** What the card under the next reply asks about; null for none. */
  card: KeptCard | null;
}
