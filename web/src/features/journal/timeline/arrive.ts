/** Rows that come near the window are measured, and move what is below them: it has arrived once it stands still. */
const STILL_FRAMES = 3;
/** A second: what has not come by then, because the page is shorter, will not. */
const MAX_FRAMES = 60;
/** Whoever does one of these wants to be somewhere else. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

interface Way {
  go(): void;
  isThere(): boolean;
  /** Called once: when it is there or cannot be reached, or, with true, when the person goes elsewhere. */
  arrived(isLeft: boolean): void;
}

/**
 * Brings the window to a place whose offset is not certain yet, and keeps it there until it stands still. Going there once is not
 * enough: when something above the list grows meanwhile, the page is moved by as much, which the virtualizer takes for the person's own
 * scrolling, and goes no further. Returns how to give it up.
 */
export const arrive = ({ go, isThere, arrived }: Way): (() => void) => {
  let [still, frames, frame] = [0, 0, 0];
  const giveUp = (): void => {
    cancelAnimationFrame(frame);
    for (const move of OWN_MOVES) window.removeEventListener(move, leave);
  };
  const end = (isLeft: boolean): void => {
    giveUp();
    arrived(isLeft);
  };
  const leave = (): void => end(true);
  const look = (): void => {
    frames += 1;
    still = isThere() ? still + 1 : 0;
    if (still >= STILL_FRAMES || frames >= MAX_FRAMES) end(false);
    else {
      if (still === 0) go();
      frame = requestAnimationFrame(look);
    }
  };
  for (const move of OWN_MOVES) window.addEventListener(move, leave, { passive: true });
  go();
  frame = requestAnimationFrame(look);
  return giveUp;
};
