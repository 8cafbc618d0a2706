/**
 * What changes in other tabs and on other devices, while somebody is signed in and looks at this tab. A tab that nobody
 * looks at has no stream (browsers keep few connections to one server), and catches up when it is looked at again.
 */
import { liveEvent, SILENT_MAX_MS } from '#contract/events.ts';
import { streamEvents } from '#web/lib/requests/event-stream.ts';
import { followStream, type Heard } from './follow-stream.ts';

const hearers = new Set<(event: Heard) => void>();

/** Calls it with whatever is heard, until the returned function is called. */
export const onLive = (hear: (event: Heard) => void): (() => void) => {
  hearers.add(hear);
  return () => hearers.delete(hear);
};

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    // Tabs that lost one server together do not come back together.
    const timer = setTimeout(end, ms * (1 + Math.random() / 2));
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

const begin = (isFirst: boolean): AbortController => {
  const stopping = new AbortController();
  void followStream(
    {
      open: (signal) =>
        streamEvents('/api/events', {
          method: 'GET',
          schema: liveEvent,
          signal,
          silentMaxMs: SILENT_MAX_MS,
        }),
      hear: (event) => {
        for (const hear of [...hearers]) hear(event);
      },
      now: () => Date.now(),
      age: () => performance.now(),
      pause,
    },
    stopping.signal,
    isFirst,
  );
  return stopping;
};

/**
 * Listens while the page is seen, until the returned function is called. A network that comes back may be another one, on which
 * the open stream would stay silent: it is asked for again.
 */
export const listen = (): (() => void) => {
  let stream: AbortController | null = null;
  let isFirst = true;
  const leave = (): void => {
    stream?.abort();
    stream = null;
  };
  const follow = (): void => {
    const isSeen = document.visibilityState === 'visible';
    if (!isSeen) leave();
    if (!isSeen || stream !== null) return;
    stream = begin(isFirst);
    isFirst = false;
  };
  const beginAgain = (): void => {
    leave();
    follow();
  };
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('online', beginAgain);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('online', beginAgain);
    leave();
  };
};
