import { followChanges } from './changes.ts';

/**
 * Calls back with what `find` gives, now and after each change of what is kept here. An answer that comes after a newer one
 * is out of date, and is dropped. `find` must not fail.
 * @returns how to stop that
 */
export const followFound = <Found>(
  find: () => Promise<Found>,
  onFound: (found: Found) => void,
): (() => void) => {
  let asked = 0;
  let told = 0;
  let isOver = false;
  const look = (): void => {
    asked += 1;
    const mine = asked;
    void find().then((found) => {
      if (isOver || mine < told) return;
      told = mine;
      onFound(found);
    });
  };
  look();
  const stop = followChanges(look);
  return () => {
    isOver = true;
    stop();
  };
};
