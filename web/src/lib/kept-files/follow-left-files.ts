import { followChanges } from './changes.ts';
import { countFiles } from './left-files.ts';

/** Calls back with what this person has left in this browser, now and after each change; returns how to stop that. */
export const followLeftFiles = (
  owner: string,
  onCount: (left: Awaited<ReturnType<typeof countFiles>>) => void,
): (() => void) => {
  let isOver = false;
  const look = (): void => {
    void countFiles(owner).then((left) => {
      if (!isOver) onCount(left);
    });
  };
  look();
  const stop = followChanges(look);
  return () => {
    isOver = true;
    stop();
  };
};
