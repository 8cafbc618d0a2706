/**
 * What a reader finds in one message: words, and what they may come to. Findings propose; nothing in this folder says that something
 * is certain, and no reader knows what the person answered to a proposal (see ../proposals).
 */
import type { IncidentType } from '#contract/incidents.ts';
import type { DetailKind } from '#contract/interview.ts';
import type { SaidMessage } from '../said-message.ts';
import type { Sentence } from '../text/sentences.ts';

/** The part that somebody plays in what is told. */
export type Part = 'author' | 'target' | 'witness' | 'informed' | 'mentioned';

/** What words come to. Days are 'YYYY-MM-DD' and times 'HH:MM' in the person's time zone. */
export type Value =
  | {
      detail: 'when';
      /** Null where the words name an hour alone, or a time without a day ("fin septembre"). */
      day: string | null;
      time: string | null;
      /** "vers 10h", "la semaine dernière". */
      isApproximate: boolean;
      /** Day, month and year are all written. */
      isFull: boolean;
      /** What the time is of: what happened, its repetition ("tous les lundis"), or something else that is told beside it. */
      of: 'event' | 'habit' | 'other';
      /** Put in by hand where neither a day nor an hour fits: "fin septembre". */
      text?: string;
    }
  | {
      detail: 'people' | 'witnesses';
      /** As it was written; null where there is a role only. */
      name: string | null;
      /** "chef", "collègue", as it was written and without its article; null where none was said. */
      role: string | null;
      part: Part;
    }
  | { detail: 'incident_type'; type: IncidentType }
  /** Told as it stands: the words are the value, unless the person put others in by hand. */
  | { detail: 'where' | 'description' | 'impact' | 'actions'; text?: string };

/** Words of a message. */
export interface Passage {
  messageId: string;
  /** UTF-16 offsets into the message's content, the end exclusive. */
  start: number;
  end: number;
  words: string;
}

export interface Finding {
  passage: Passage;
  value: Value;
  /** "Personne n'a vu", "je n'ai rien fait": there is none, as the person says. */
  isDenial: boolean;
  /** An outside model pointed at it. */
  isPointed?: boolean;
  /** Which rule found it, for a person who asks why, and for tests: "a weekday before the day of writing". */
  why: string;
}

/** What the assistant's last question asked for. */
export type Asked = DetailKind | 'free' | null;

/** A message of the person, prepared once for all readers. */
export interface Turn {
  message: SaidMessage;
  sentences: readonly Sentence[];
  /** IANA name of the zone in which days are counted. */
  timeZone: string;
  /** What it may answer. */
  asked: Asked;
  /** Those before it, oldest first. */
  earlier: readonly Turn[];
}

export type Reader = (turn: Turn) => Finding[];

/** The words of a turn from one place to another. */
export const passageOf = ({ message }: Turn, start: number, end: number): Passage => ({
  messageId: message.id,
  start,
  end,
  words: message.content.slice(start, end),
});
