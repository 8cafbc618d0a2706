import { useEffect } from 'react';
import { SECOND_MS } from '#contract/common/durations.ts';

const WINDOW_MS = 2 * SECOND_MS;
const PRESSES = 3;

/**
 * Calls when Shift is pressed three times in a row, alone, within two seconds: the convention of the GOV.UK
 * "Exit this page" component. Any other key in between (typing capitals) starts over.
 */
export const useTripleShift = (onTriple: () => void): void => {
  useEffect(() => {
    let presses: number[] = [];
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat) return;
      if (event.key !== 'Shift') {
        presses = [];
        return;
      }
      presses = [...presses.filter((at) => event.timeStamp - at < WINDOW_MS), event.timeStamp];
      if (presses.length >= PRESSES) onTriple();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [onTriple]);
};
