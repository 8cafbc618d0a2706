/**
 * What changes in other tabs and on other devices, while somebody is signed in and looks at this tab. A tab that nobody
 * looks at has no stream (browsers keep few connections to one server), and catches up when it is looked at again.
 */
import { liveEvent } from '#contract/events.ts';
import { streamEvents } from '#web/lib/event-stream.ts';
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
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

const begin = (): AbortController => {
  const stopping = new AbortController();
  void followStream(
    {
      open: (signal) => streamEvents('/api/events', { method: 'GET', schema: liveEvent, signal }),
      hear: (event) => {
        for (const hear of [...hearers]) hear(event);
      },
      now: () => Date.now(),
      pause,
    },
    stopping.signal,
  );
  return stopping;
};

/** Listens while the page is seen, until the returned function is called. */
export const listen = (): (() => void) => {
  let stream: AbortController | null = null;
  const follow = (): void => {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen && stream === null) stream = begin();
    if (!isSeen) {
      stream?.abort();
      stream = null;
    }
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    stream?.abort();
    stream = null;
  };
};
