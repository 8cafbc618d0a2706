/** An interview read from its messages: what was collected of each incident, and where the interview stands. */
import type { Collected } from '#contract/interview.ts';
import type { StoredMark, ToldEpisode } from './episodes/episode.ts';
import { editsOfEpisode } from './episodes/joined-edits.ts';
import { withKnownNames } from './episodes/known-names.ts';
import { withoutNamedElsewhere } from './episodes/named-elsewhere.ts';
import { withReserved } from './episodes/reserved.ts';
import { splitEpisodes } from './episodes/split.ts';
import type { Pointer } from './extraction/pointer.ts';
import { askedAbout } from './guide/asked.ts';
import { interviewStateFrom } from './guide/state-from-messages.ts';
import type { InterviewState } from './interview-state.ts';
import type { SaidMessage } from './said-message.ts';
import { collect } from './understanding/collect.ts';
import type { StoredEdit } from './understanding/edits.ts';
import { oncePerText } from './understanding/known-texts.ts';
import { readSaid } from './understanding/read-said.ts';
import { beginReading } from './understanding/short-memory.ts';

const askedOnce = oncePerText(askedAbout);

export interface ReadInterviewOptions {
  /** IANA name; "hier" is the day before the message was written, there. */
  timeZone: string;
  /** What the person has done by hand to what was collected. */
  edits?: readonly StoredEdit[];
  /** How she has divided her incidents by hand. */
  marks?: readonly StoredMark[];
  /** Where an outside model has found something in her words. */
  pointers?: readonly Pointer[];
}

/** One incident of an interview. */
export interface ReadEpisode {
  key: string;
  collected: Collected;
  /** What tells of it, for somebody to read. */
  quoted: readonly SaidMessage[];
}

export interface ReadEpisodes {
  interview: InterviewState;
  /** In the order in which they were begun; one, with the key '', for most conversations. */
  episodes: ReadEpisode[];
}

/**
 * Reads an interview anew from all its messages, oldest first. Pure and deterministic: the same messages in the same
 * time zone always give the same state.
 */
export const readInterview = (said: readonly SaidMessage[], options: ReadInterviewOptions): InterviewState =>
  readEpisodes(said, options).interview;

/** The same, with what was collected of every incident. */
export const readEpisodes = (
  said: readonly SaidMessage[],
  { timeZone, edits = [], marks = [], pointers = [] }: ReadInterviewOptions,
): ReadEpisodes => {
  beginReading();
  const { episodes, current, homeOf } = splitEpisodes(said, { timeZone, askedAbout: askedOnce, marks });
  const collectOf = (episode: ToldEpisode): Collected => {
    const { inForce, setAside, shown } = editsOfEpisode(edits, episode.key, homeOf, episode.toldOf);
    const since = (edit: StoredEdit) => ({ ...edit, through: toldUntil(edit.through, said, episode) });
    const collected = collect(episode.said, {
      timeZone,
      askedAbout: askedOnce,
      laterDays: episode.laterDays,
      pointers: pointers.filter((pointer) => isTold(episode, pointer)),
      edits: inForce.map(since),
      setAside: setAside.map(since),
    });
    return { ...withReserved(collected), ...(shown.length > 0 && { joined_edits: shown }) };
  };
  const lastMark = lastMarkOf(marks);
  const first = episodes.map(collectOf);
  if (episodes.length === 1) {
    const collected = { ...(first[0] as Collected), ...lastMark };
    return {
      interview: interviewStateFrom(collected, said),
      episodes: [{ key: current.key, collected, quoted: said }],
    };
  }
  const all = episodes.map(({ key, said: own }, at) => {
    const collected = first[at] as Collected;
    const others = first.filter((other) => other !== collected);
    const messages = readSaid(own, { timeZone, askedAbout: askedOnce }).map(({ message }) => message);
    return {
      ...withKnownNames(withoutNamedElsewhere(collected, others, messages), others),
      key,
      number: at + 1,
    };
  });
  const at = episodes.indexOf(current);
  const told = { ...(all[at] as Collected), others: all.filter((_, index) => index !== at), ...lastMark };
  return {
    interview: interviewStateFrom(told, said, current.said),
    episodes: episodes.map(({ key, quoted }, index) => ({ key, collected: all[index] as Collected, quoted })),
  };
};

const lastMarkOf = (marks: readonly StoredMark[]): Pick<Collected, 'last_mark'> => {
  const { made, action } = marks.at(-1) ?? {};
  return made === undefined || action === undefined ? {} : { last_mark: { made, action } };
};

/** What tells of other incidents is blank: a model that points there points at nothing. */
const isTold = ({ said }: ToldEpisode, { message_id, start, end }: Pointer): boolean =>
  said.some(({ id, content }) => id === message_id && content.slice(start, end).trim() !== '');

/** How many messages of the incident there were when the conversation had that many. */
const toldUntil = (through: number, said: readonly SaidMessage[], { said: own }: ToldEpisode): number => {
  if (own.length === said.length) return through;
  const before = new Set(said.slice(0, through).map(({ id }) => id));
  return own.filter(({ id }) => before.has(id)).length;
};
