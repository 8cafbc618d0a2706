import { followFound } from './follow-found.ts';
import { countFiles } from './left-files.ts';

/** Calls back with what this person has left in this browser, now and after each change; returns how to stop that. */
export const followLeftFiles = (
  owner: string,
  onCount: (left: Awaited<ReturnType<typeof countFiles>>) => void,
): (() => void) => followFound(() => countFiles(owner), onCount);
