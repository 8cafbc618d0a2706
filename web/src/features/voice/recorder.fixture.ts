import { createStore } from '#web/lib/store/store.ts';
import type { Recorder } from './recorder.ts';
import type { RecorderState } from './recorder-state.ts';

const nothing = () => undefined;
const later = async () => undefined;

/** A recorder that stays as it is, but for what the test listens to. */
export const stillRecorder = (state: RecorderState, listened: Partial<Recorder> = {}): Recorder => ({
  state: createStore(state),
  stream: () => null,
  start: later,
  stop: nothing,
  cancel: later,
  retry: nothing,
  choose: nothing,
  send: async () => null,
  lookForLeft: later,
  leave: nothing,
  ...listened,
});
