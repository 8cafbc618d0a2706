/** A time that was found in a clause, before it is known which day it comes to and what it is of. */

/** What happened, its repetition ("tous les lundis"), or something else that is told beside it. */
export type Of = 'event' | 'habit' | 'other';

/** What a time is counted from. */
export interface Since {
  /** The day of writing, and the hour in it. */
  today: string;
  hour: number;
  /** The day of what was told last; null where none was. */
  told: string | null;
}

/** The part of the day that is named with it. `night` runs from one day into the next. */
export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night' | 'day';

export interface DayRead {
  /** Null for a time without a day ("début mars"). */
  day: string | null;
  /** "la nuit de mardi à mercredi": the evening's day, where `day` is that of the morning. */
  eveningDay?: string;
  part: DayPart | null;
  isApproximate: boolean;
  /** Day, month and year are written. */
  isFull: boolean;
  why: string;
}

export interface DayMention {
  kind: 'day';
  /** Places of the first and last token. */
  from: number;
  to: number;
  /** Settled by its own words: "tous les lundis", "mardi prochain"; null where the clause decides. */
  of: Of | null;
  /** "Noël", "l'an dernier": too wide to be of one event when a day was told. */
  isWide: boolean;
  /** Null where nothing can be made of it, as "le lendemain" with no day told. */
  read: (since: Since) => DayRead | null;
}

export interface HourMention {
  kind: 'hour';
  from: number;
  to: number;
  /** Minutes since midnight, as they were written: "3h" may still be 15:00. */
  minutes: number;
  /** "du matin", "de l'après-midi". */
  part: DayPart | null;
  isApproximate: boolean;
}

export type Mention = DayMention | HourMention;
