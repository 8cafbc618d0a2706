/**
 * The incidents that a conversation tells of, each with the stretches of the person's messages that tell of it.
 *
 * [Note: kept apart] Two incidents in one record would be worse evidence than either alone: the witness of one day would
 * have seen the other. The day told with an act divides them (split.ts); what the person says with the buttons of the
 * panel goes before everything that is read out of her words.
 */
import type { SaidMessage } from '../said-message.ts';
import type { LaterDay } from '../understanding/when/later-days.ts';
import type { ToldOf } from './said-of.ts';

/** How the first incident of a conversation is called; most conversations have no other. */
export const FIRST_EPISODE = '';

/** What the person has done by hand, in the order in which she did it. */
export type StoredMark = {
  /** Its name. */
  made?: number;
} & (
  | /** From the message at this place on, another incident is told; `key` where it is not called by the place. */
  { action: 'begin'; at: number; key?: string }
  /** From the message at this place on, this incident is told. */
  | { action: 'continue'; at: number; episode: string }
  /** This one is no incident of its own. */
  | { action: 'join'; episode: string }
);

/** One incident of a conversation. */
export interface ToldEpisode {
  key: string;
  /**
   * The conversation as far as it tells of this incident: what tells of others is blanked out, so that every place in a
   * message stays what it is; a question that was answered about another incident is empty.
   */
  said: SaidMessage[];
  /** The same for somebody to read: of a message only what tells of this incident, what is left out marked as such. */
  quoted: SaidMessage[];
  /** Of which incidents each of its messages tells: of several where others are joined with it. */
  toldOf: ToldOf;
  /** Its day where she tells it by that of the incident before it. */
  laterDays: LaterDay[];
}

/** How an incident is called that the person has begun herself. */
export const begunKey = (at: number): string => `b${at}`;

/** How an incident is called that begins inside a message: the words before it do not change any more. */
export const toldKey = (messageId: string, offset: number): string => `${messageId}:${offset}`;

/** The incident that a mark is about. */
export const keyOfMark = (mark: StoredMark): string =>
  mark.action === 'begin' ? (mark.key ?? begunKey(mark.at)) : mark.episode;

/** The incidents that are none of their own: joined, and not begun again since. */
export const joinedBy = (marks: readonly StoredMark[]): ReadonlySet<string> => {
  const joined = new Set<string>();
  for (const mark of marks) {
    if (mark.action === 'join') joined.add(mark.episode);
    if (mark.action === 'begin') joined.delete(keyOfMark(mark));
  }
  return joined;
};

/** Where an incident begins: an incident that is not there any more is told wherever that place is told. */
export const placeOfKey = (key: string, said: readonly SaidMessage[]): { at: number; offset: number } => {
  const [id, offset] = key.split(':');
  if (offset !== undefined)
    return { at: said.findIndex((message) => message.id === id), offset: Number(offset) };
  return { at: Number(key.slice(1)), offset: 0 };
};
