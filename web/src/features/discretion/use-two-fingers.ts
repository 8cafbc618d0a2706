import { useEffect } from 'react';
import { SECOND_MS } from '#contract/common/durations.ts';

/** Fingers that rest or drag (a zoom, a scroll) are no tap. */
const TAP_MS = 350;
const STILL_PX = 24;
const BETWEEN_MS = SECOND_MS;
const FINGERS = 2;

interface Tap {
  at: number;
  places: { id: number; x: number; y: number }[];
}

/**
 * Calls when the screen is tapped twice within a second with two fingers at once, wherever that is: the gesture needs no
 * look at the screen, and no single finger that scrolls, chooses or zooms makes it.
 */
export const useTwoFingers = (onDoubleTap: () => void): void => {
  useEffect(() => {
    let tap: Tap | null = null;
    let firstAt: number | null = null;
    const begin = ({ touches, timeStamp }: TouchEvent) => {
      if (touches.length === 1) tap = null;
      if (touches.length > FINGERS) firstAt = null;
      if (touches.length !== FINGERS) return;
      const places = [...touches].map(({ identifier, clientX, clientY }) => ({
        id: identifier,
        x: clientX,
        y: clientY,
      }));
      tap = { at: timeStamp, places };
    };
    const move = ({ touches }: TouchEvent) => {
      const isFar = [...touches].some(({ identifier, clientX, clientY }) => {
        const place = tap?.places.find(({ id }) => id === identifier);
        return place !== undefined && Math.hypot(clientX - place.x, clientY - place.y) > STILL_PX;
      });
      if (isFar) tap = null;
    };
    const end = ({ touches, timeStamp }: TouchEvent) => {
      if (tap === null || touches.length > 0) return;
      const isTap = timeStamp - tap.at < TAP_MS;
      tap = null;
      if (!isTap) firstAt = null;
      else if (firstAt !== null && timeStamp - firstAt < BETWEEN_MS) onDoubleTap();
      else firstAt = timeStamp;
    };
    const cancel = () => {
      tap = null;
    };
    const options = { capture: true, passive: true };
    const handlers = { touchstart: begin, touchmove: move, touchend: end, touchcancel: cancel };
    for (const [name, handler] of Object.entries(handlers))
      document.addEventListener(name, handler as EventListener, options);
    return () => {
      for (const [name, handler] of Object.entries(handlers))
        document.removeEventListener(name, handler as EventListener, options);
    };
  }, [onDoubleTap]);
};
