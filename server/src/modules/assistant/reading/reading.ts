import type { Collected } from '#contract/interview.ts';
import { draftSuggestion, type SuggestionDraft } from '../draft-suggestion.ts';
import type { InterviewState } from '../interview-state.ts';
import { type ReadInterviewOptions, readEpisodes } from '../read-interview.ts';
import { withHeardNote } from '../recordings/heard-note.ts';
import { placeInRecordings } from '../recordings/place-in-recordings.ts';
import type { SaidMessage } from '../said-message.ts';

/** What a thread is asked to read. */
export interface ReadingRequest extends Required<ReadInterviewOptions> {
  said: readonly SaidMessage[];
  /** Whether the offers that could be made are wanted, too. */
  drafted: boolean;
}

/** What could be offered of one incident of a conversation. */
export interface Draft {
  episode: string;
  collected: Collected;
  /** Null below the rule of six. */
  suggestion: SuggestionDraft | null;
}

/** What it has read: plain data. */
export interface Reading {
  interview: InterviewState;
  /** One for each incident, in the order in which they were begun; none when they were not asked for. */
  drafts: Draft[];
}

/** Pure. */
export const readingOf = ({ said, drafted, ...options }: ReadingRequest): Reading => {
  const read = readEpisodes(said, options);
  const inPlace = (collected: Collected) => placeInRecordings(collected, said);
  const interview = { ...read.interview, collected: inPlace(read.interview.collected) };
  const episodes = read.episodes.map((told) => ({ ...told, collected: inPlace(told.collected) }));
  if (!drafted) return { interview, drafts: [] };
  return {
    interview,
    drafts: episodes.map(({ key, collected, quoted }) => ({
      episode: key,
      collected,
      suggestion: withHeardNote(draftSuggestion({ collected }, quoted), collected, said),
    })),
  };
};
