import { askedAbout } from './guide/asked.ts';
import { type InterviewState, interviewStateFrom, type SaidMessage } from './guide/state.ts';
import { collect } from './understanding/collect.ts';
import type { StoredEdit } from './understanding/edits.ts';
import { oncePerText } from './understanding/known-texts.ts';
import { beginReading } from './understanding/short-memory.ts';

const askedOnce = oncePerText(askedAbout);

/**
 * Reads an interview anew from all its messages, oldest first. Pure and deterministic: the same messages in the same
 * time zone always give the same state.
 * @param options.edits what the person has done by hand to what was collected
 * @param options.timeZone IANA name; "hier" is the day before the message was written, there
 */
export const readInterview = (
  said: readonly SaidMessage[],
  { timeZone, edits = [] }: { timeZone: string; edits?: readonly StoredEdit[] },
): InterviewState => {
  beginReading();
  return interviewStateFrom(collect(said, { timeZone, askedAbout: askedOnce, edits }), said);
};
