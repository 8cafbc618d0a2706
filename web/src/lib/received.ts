/**
 * What another app has shared with this one, from the moment at which the page is opened for it until the person is signed in and
 * it is sealed like everything else that waits (features/received). In memory alone: nothing is sent before they say so.
 */
import { SECOND_MS } from '#contract/common/durations.ts';
import { type Shared, TAKE_SHARED } from '#web/service-worker/messages.ts';
import { onDeparture } from './forget.ts';
import { createStore } from './store/store.ts';

const PATIENCE_MS = 5 * SECOND_MS;

/** Null where nothing came; followed by the screen that shows it. */
export const received = createStore<Shared | null>(null);
// Who leaves takes it away. A locked screen and a sign-in do not: it is still the same person's.
onDeparture(() => received.set(null));

/** Asks the service worker once, at the start of the page: it may be stopped a moment later. */
export const takeReceived = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const worker = navigator.serviceWorker.controller;
  if (worker === null) return;
  const { port1, port2 } = new MessageChannel();
  const answered = Promise.withResolvers<Shared | null>();
  port1.onmessage = ({ data }: MessageEvent<Shared | null>) => answered.resolve(data);
  const timer = setTimeout(() => answered.resolve(null), PATIENCE_MS);
  worker.postMessage(TAKE_SHARED, [port2]);
  const shared = await answered.promise;
  clearTimeout(timer);
  port1.close();
  if (shared !== null) received.set(shared);
};
