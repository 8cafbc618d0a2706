import { draftSuggestion, type SuggestionDraft } from '../draft-suggestion.ts';
import type { InterviewState, SaidMessage } from '../guide/state.ts';
import { readInterview } from '../read-interview.ts';
import type { StoredEdit } from '../understanding/edits.ts';

/** What a thread is asked to read. */
export interface ReadingRequest {
  said: readonly SaidMessage[];
  timeZone: string;
  edits: readonly StoredEdit[];
  /** Whether the offer that could be made is wanted, too. */
  drafted: boolean;
}

/** What it has read: plain data. */
export interface Reading {
  interview: InterviewState;
  /** Null below the rule of six, and when it was not asked for. */
  draft: SuggestionDraft | null;
}

/** Pure. */
export const readingOf = ({ said, timeZone, edits, drafted }: ReadingRequest): Reading => {
  const interview = readInterview(said, { timeZone, edits });
  return { interview, draft: drafted ? draftSuggestion(interview, said) : null };
};
