import { v7 as uuidv7 } from 'uuid';
import { pauseSounds } from '#web/features/attachments/sounds/sounds.ts';
import { onDeparture, onForget } from '#web/lib/forget.ts';
import type { KeptFile } from '#web/lib/kept-files/kept-files.ts';
import type { RecordRef } from '#web/lib/kept-files/kept-rows.ts';
import { recordings } from '#web/lib/kept-files/recordings.ts';
import { createStore, type Store } from '#web/lib/store/store.ts';
import { beginCapture, type Capture } from './capture.ts';
import { closeMicrophone, MicrophoneError, openMicrophone } from './microphone.ts';
import {
  type Clip,
  type Ending,
  IDLE,
  type RecorderAction,
  type RecorderState,
  reduceRecorder,
} from './recorder-state.ts';
import { toWav } from './to-wav.ts';
import { voiceName } from './voice-name.ts';

/** Shorter than any sound that means something. */
const MIN_SECONDS = 0.2;

export interface Recorder {
  state: Store<RecorderState>;
  /** What the microphone hears, while it is recorded. */
  stream: () => MediaStream | null;
  start: () => Promise<void>;
  stop: () => void;
  /** Throws the recording away, or does not begin one after all. */
  cancel: () => Promise<void>;
  /** Tries again to read a clip that could not be read. */
  retry: () => void;
  /** Keeps with the clip whether a machine may write down what it says. */
  choose: (mayTranscribe: boolean) => void;
  /** Puts the clip among the files that wait to be sent; null when there is none. */
  send: () => Promise<KeptFile | null>;
  /** Takes up what a crash, a reload or another screen has left. */
  lookForLeft: () => Promise<void>;
  /** The screen goes: the microphone is off at once, and what was recorded is kept. */
  leave: () => void;
}

/** All that may have the microphone. */
const recorders = new Set<Recorder>();
const leaveAll = () => {
  for (const recorder of recorders) recorder.leave();
};
onDeparture(leaveAll);
onForget(leaveAll);

/** Records one person's voice for one record. */
export const createRecorder = (owner: string, forRecord: RecordRef): Recorder => {
  const state = createStore<RecorderState>(IDLE);
  const dispatch = (action: RecorderAction) => state.set(reduceRecorder(state.get(), action));
  let capture: Capture | null = null;
  /** Changes when what was asked for is not forRecord any more. */
  let attempt = 0;

  /** The clip that is being looked at. */
  const clipShown = (): Clip | null => {
    const current = state.get();
    return 'clip' in current ? current.clip : null;
  };

  const discard = async (id: string): Promise<void> => {
    await recordings.discard(id);
    recordings.release(id);
  };

  const convert = async (clip: Clip): Promise<void> => {
    const wav = await toWav(clip.original).catch(() => null);
    // Cancelled or left meanwhile.
    if (clipShown()?.id !== clip.id) return;
    if (wav === null) dispatch({ type: 'unreadable' });
    else if (wav.seconds >= MIN_SECONDS) dispatch({ type: 'converted', wav });
    else {
      dispatch({ type: 'over', problem: 'empty' });
      await discard(clip.id);
    }
  };

  const onEnd = async (clip: Clip, ending: Ending, saved: Promise<unknown>): Promise<void> => {
    // Cancelled or left: the code that did that sees to the pieces.
    if (capture?.id !== clip.id) return;
    capture = null;
    if (clip.original.size > 0) {
      dispatch({ type: 'ended', clip, ending });
      await convert(clip);
    } else {
      dispatch({ type: 'over', problem: 'empty' });
      await saved;
      await discard(clip.id);
    }
  };

  const record = (stream: MediaStream): void => {
    capture = beginCapture(
      stream,
      { owner, record: forRecord },
      {
        onNotKept: () => dispatch({ type: 'notKept' }),
        onEnd: (clip, ending, saved) => {
          const fate = given.get(clip.id);
          given.delete(clip.id);
          if (fate === 'discard') void saved.then(() => discard(clip.id));
          else if (fate === 'leave') void saved.then(() => recordings.release(clip.id));
          else void onEnd(clip, ending, saved);
        },
      },
    );
    dispatch({ type: 'began', since: performance.now() });
  };

  /** What to do with an abandoned recording once its last piece has arrived. */
  const given = new Map<string, 'discard' | 'leave'>();
  const giveUp = (fate: 'discard' | 'leave'): void => {
    if (capture === null) return;
    given.set(capture.id, fate);
    capture.stop();
    capture = null;
  };

  const recorder: Recorder = {
    state,
    stream: () => capture?.stream ?? null,
    start: async () => {
      if (state.get().phase !== 'idle') return;
      dispatch({ type: 'asked' });
      attempt += 1;
      const mine = attempt;
      pauseSounds();
      let stream: MediaStream | null = null;
      try {
        stream = await openMicrophone();
        if (mine === attempt) record(stream);
        else closeMicrophone(stream);
      } catch (error) {
        if (stream !== null) closeMicrophone(stream);
        if (mine !== attempt) return;
        dispatch({ type: 'denied', problem: error instanceof MicrophoneError ? error.problem : 'failed' });
      }
    },
    stop: () => capture?.stop(),
    cancel: async () => {
      attempt += 1;
      const clip = clipShown();
      giveUp('discard');
      dispatch({ type: 'over' });
      if (clip !== null) await discard(clip.id);
    },
    retry: () => {
      dispatch({ type: 'retried' });
      const current = state.get();
      if (current.phase === 'converting') void convert(current.clip);
    },
    choose: (mayTranscribe) => {
      dispatch({ type: 'chosen', mayTranscribe });
      const clip = clipShown();
      if (clip !== null) void recordings.choose(clip.id, mayTranscribe);
    },
    send: async () => {
      const current = state.get();
      if (current.phase !== 'recorded' || current.wav === null || current.isSending) return null;
      dispatch({ type: 'sending' });
      pauseSounds();
      const { clip, wav } = current;
      const kept = await recordings.finish(clip.id, {
        id: uuidv7(),
        owner,
        record: forRecord,
        kind: 'voice',
        name: voiceName(clip.startedAt),
        type: 'audio/wav',
        size: wav.content.size,
        duration: Math.max(1, Math.round(wav.seconds)),
        ...(clip.mayTranscribe === false && { mayTranscribe: false }),
        addedAt: Date.now(),
        content: wav.content,
      });
      if (clipShown()?.id === clip.id) dispatch({ type: 'over' });
      recordings.release(clip.id);
      return kept;
    },
    lookForLeft: async () => {
      recorders.add(recorder);
      if (state.get().phase !== 'idle') return;
      const mine = attempt;
      const found = await recordings.findLeft(owner, forRecord);
      if (found === null) return;
      const { id, startedAt, content, mayTranscribe } = found;
      const clip: Clip = { id, startedAt, original: content, mayTranscribe };
      if (mine === attempt) dispatch({ type: 'found', clip });
      if (clipShown()?.id === clip.id) await convert(clip);
      else recordings.release(clip.id);
    },
    leave: () => {
      recorders.delete(recorder);
      attempt += 1;
      const clip = clipShown();
      giveUp('leave');
      dispatch({ type: 'over' });
      if (clip !== null) recordings.release(clip.id);
    },
  };
  return recorder;
};
