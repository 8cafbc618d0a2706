import { untilOutOfTime } from '../understanding/time-left.ts';
import { type Reading, type ReadingRequest, readingOf } from './reading.ts';

/** What a thread is asked to read, and how long it may take. */
export interface TimedRequest extends ReadingRequest {
  withinMs: number;
}

/** Null when there was not time enough; what has been read by then is known to the next try. */
export const readingWithin = ({ withinMs, ...request }: TimedRequest): Reading | null => {
  const end = performance.now() + withinMs;
  return untilOutOfTime(
    () => performance.now() >= end,
    () => readingOf(request),
  );
};
