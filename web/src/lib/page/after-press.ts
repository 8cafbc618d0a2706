/**
 * What a press moves under itself is not pressed: a field that is left by pressing a button would show its error between
 * the finger's coming down and its going up, the button would move away, and the press would be lost.
 */
let isDown = false;
const waiting: (() => void)[] = [];

const onDown = (): void => {
  isDown = true;
};
const onUp = (): void => {
  isDown = false;
  // The click comes right behind the end of the press that makes it.
  setTimeout(() => {
    for (const run of waiting.splice(0)) run();
  });
};

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', onDown, { capture: true });
  window.addEventListener('pointerup', onUp, { capture: true });
  // A press may also turn into scrolling, or end outside of a window that is left.
  window.addEventListener('pointercancel', onUp, { capture: true });
  window.addEventListener('blur', onUp);
}

/** Runs it now; during a press, behind the click that ends it. */
export const afterPress = (run: () => void): void => {
  if (isDown) waiting.push(run);
  else run();
};
