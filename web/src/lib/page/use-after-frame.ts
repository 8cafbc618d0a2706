import { startTransition, useEffect, useState } from 'react';
import { hasFrame } from './frame.ts';

/**
 * False in the drawing that takes the frame's place, true in the next one, which the browser may interrupt: what is large waits
 * for what stands around it. In one piece a slow phone would hear nobody meanwhile. Once the app is there, true at once.
 */
export const useAfterFrame = (): boolean => {
  const [isAfter, setAfter] = useState(() => !hasFrame());
  useEffect(() => startTransition(() => setAfter(true)), []);
  return isAfter;
};
