import { useEffect, useState } from 'react';
import { readPeaks } from './peaks.ts';

/** The shape of a sound once its bytes are there; null before, and of what has none to show. */
export const usePeaks = (sound: Blob | null, seconds: number | null): readonly number[] | null => {
  const [shape, setShape] = useState<{ of: Blob; peaks: number[] | null } | null>(null);
  useEffect(() => {
    if (sound === null || shape?.of === sound) return;
    let isCurrent = true;
    readPeaks(sound, seconds).then(
      (peaks) => isCurrent && setShape({ of: sound, peaks }),
      // A Blob that cannot be read any more: the player says so.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [sound, seconds, shape]);
  return shape !== null && shape.of === sound ? shape.peaks : null;
};
