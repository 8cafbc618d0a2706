import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VOICE_MAX_SECONDS } from '#contract/common/limits.ts';
import { giveKey } from '#web/lib/drafts/drafts.fixture.ts';
import { forgetEverything, stopEverything } from '#web/lib/forget.ts';
import { answerOf, transact } from '#web/lib/kept-files/database.ts';
import { keptFiles } from '#web/lib/kept-files/kept-files.ts';
import { eraseFiles } from '#web/lib/kept-files/left-files.ts';
import type { RecordingRow } from '#web/lib/kept-files/recordings.ts';
import { createRecorder, type Recorder } from './recorder.ts';

/** The browser's recorder, which gives out a piece when it is told to. */
class FakeMediaRecorder {
  static isTypeSupported = () => true;
  static all: FakeMediaRecorder[] = [];
  static refuses = false;
  state = 'inactive';
  readonly mimeType = 'audio/webm';
  ondataavailable: (event: { data: Blob }) => void = () => undefined;
  onstop: () => void = () => undefined;
  constructor() {
    FakeMediaRecorder.all.push(this);
  }
  start() {
    if (FakeMediaRecorder.refuses) throw new DOMException('', 'NotSupportedError');
    this.state = 'recording';
  }
  hear(words: string) {
    this.ondataavailable({ data: new Blob([words], { type: 'audio/webm' }) });
  }
  stop() {
    this.state = 'inactive';
    // As in a browser: the last piece and the end come later.
    queueMicrotask(() => {
      this.hear('.');
      this.onstop();
    });
  }
}
class FakeTrack {
  readyState = 'live';
  onended: (() => void) | null = null;
  stop() {
    this.readyState = 'ended';
  }
}
let tracks: FakeTrack[];
let answers: (() => void)[];
let isAsking: boolean;
let isReadable: boolean;
let recorders: Recorder[];

const RECORD = { kind: 'conversation', id: 'c1' };
const media = () => FakeMediaRecorder.all.at(-1) as FakeMediaRecorder;
const isListening = () => tracks.some(({ readyState }) => readyState === 'live');
const create = () => {
  const made = createRecorder('anna', RECORD);
  recorders.push(made);
  return made;
};
const phaseOf = (recorder: Recorder) => recorder.state.get().phase;
const recorded = async (words = 'Il a crié') => {
  const recorder = create();
  await recorder.lookForLeft();
  await recorder.start();
  media().hear(words);
  recorder.stop();
  await expect.poll(() => phaseOf(recorder)).toBe('recorded');
  return recorder;
};

/** The recordings of which somebody has chosen, and not what was written first. */
const chosenInBrowser = (): Promise<RecordingRow[]> =>
  transact(['recordings'], 'readonly', async (transaction) =>
    (await answerOf<RecordingRow[]>(transaction.objectStore('recordings').getAll())).filter(
      ({ mayTranscribe }) => mayTranscribe === false,
    ),
  );

beforeEach(async () => {
  tracks = [];
  answers = [];
  recorders = [];
  isAsking = false;
  isReadable = true;
  FakeMediaRecorder.refuses = false;
  await giveKey('anna');
  vi.stubGlobal('MediaRecorder', FakeMediaRecorder);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: async () => {
        if (isAsking) await new Promise<void>((resolve) => answers.push(resolve));
        const track = new FakeTrack();
        tracks.push(track);
        return { getTracks: () => [track] };
      },
    },
  });
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      readonly destination = {};
      decodeAudioData = async () => {
        if (!isReadable) throw new DOMException('', 'EncodingError');
        return { length: 16_000 };
      };
      createBufferSource = () => ({ connect: () => undefined, start: () => undefined });
      startRendering = async () => ({ getChannelData: () => new Float32Array(16_000) });
    },
  );
  await eraseFiles('anna');
});
afterEach(() => {
  for (const recorder of recorders) recorder.leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the recorder', () => {
  it('gives a WAV that is named by when it began, and waits to be sent with the next message', async () => {
    const recorder = await recorded();
    expect(isListening()).toBe(false);
    const before = Date.now();
    const file = await recorder.send();
    expect(file).toMatchObject({ kind: 'voice', type: 'audio/wav', duration: 1, size: 32_044 });
    const [, timestamp] = /^voice-(\d+)\.wav$/.exec(file?.name ?? '') ?? [];
    expect(Number(timestamp)).toBeLessThanOrEqual(before);
    expect(recorder.state.get()).toEqual({ phase: 'idle', problem: null });
    expect((await keptFiles.of('anna', RECORD)).map(({ id }) => id)).toEqual([file?.id]);
    expect(await recorder.send()).toBeNull();
  });

  it('keeps with the clip that no machine may hear it, through a reload and into what is sent', async () => {
    const recorder = await recorded();
    recorder.choose(true);
    recorder.choose(false);
    await expect.poll(async () => (await chosenInBrowser()).length).toBe(1);
    recorder.leave();
    const next = create();
    await next.lookForLeft();
    await expect.poll(() => phaseOf(next)).toBe('recorded');
    expect(next.state.get()).toMatchObject({ clip: { mayTranscribe: false } });
    await next.send();
    expect(await keptFiles.of('anna', RECORD)).toMatchObject([{ mayTranscribe: false }]);
  });

  it.each([
    ['« Quitter vite »', forgetEverything],
    ['a sign-out', stopEverything],
  ])('has no microphone any more after %s, and what was said is offered again', async (_, go) => {
    const recorder = create();
    await recorder.lookForLeft();
    await recorder.start();
    media().hear('Il a crié');
    go();
    expect(isListening()).toBe(false);
    expect(phaseOf(recorder)).toBe('idle');
    const pieces = () =>
      transact(['pieces'], 'readonly', (transaction) => answerOf(transaction.objectStore('pieces').count()));
    await expect.poll(pieces).toBe(2);
    // The same person is back.
    await giveKey('anna');
    const next = create();
    await next.lookForLeft();
    await expect.poll(() => next.state.get()).toMatchObject({ phase: 'recorded', ending: 'found' });
    const { clip } = next.state.get() as { clip: { original: Blob } };
    expect(await clip.original.text()).toBe('Il a crié.');
  });

  it('closes a microphone that is allowed only after the person has gone', async () => {
    isAsking = true;
    for (const give of [
      (recorder: Recorder) => recorder.leave(),
      (recorder: Recorder) => recorder.cancel(),
    ]) {
      const recorder = create();
      const starting = recorder.start();
      await expect.poll(() => answers.length).toBe(1);
      await give(recorder);
      answers.splice(0).forEach((allow) => {
        allow();
      });
      await starting;
      expect([isListening(), phaseOf(recorder)]).toEqual([false, 'idle']);
    }
  });

  it('closes the microphone of a browser that cannot record what it hears', async () => {
    FakeMediaRecorder.refuses = true;
    const recorder = create();
    await recorder.start();
    expect(recorder.state.get()).toEqual({ phase: 'idle', problem: 'failed' });
    expect(isListening()).toBe(false);
  });

  it('goes on with a new recording although the one that was thrown away ends only then', async () => {
    const recorder = create();
    await recorder.start();
    media().hear('first');
    void recorder.cancel();
    expect(isListening(), 'of the one that was thrown away').toBe(false);
    await recorder.start();
    media().hear('second');
    await Promise.resolve();
    expect([phaseOf(recorder), isListening()]).toEqual(['recording', true]);
    recorder.stop();
    await expect.poll(() => phaseOf(recorder)).toBe('recorded');
    const { clip } = recorder.state.get() as { clip: { original: Blob } };
    expect(await clip.original.text()).toBe('second.');
  });

  it('keeps what was said when the microphone goes, and says so', async () => {
    const recorder = create();
    await recorder.start();
    media().hear('Il a');
    tracks[0]?.onended?.();
    await expect.poll(() => recorder.state.get()).toMatchObject({ phase: 'recorded', ending: 'interrupted' });
  });

  it('ends by itself at the longest duration, with all that was heard', async () => {
    // What the browser's database waits for goes on.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const recorder = create();
    await recorder.start();
    media().hear('Il a crié');
    vi.advanceTimersByTime(VOICE_MAX_SECONDS * 1_000 - 1);
    expect([phaseOf(recorder), isListening()]).toEqual(['recording', true]);
    vi.advanceTimersByTime(1);
    expect(isListening()).toBe(false);
    vi.useRealTimers();
    await expect.poll(() => recorder.state.get()).toMatchObject({ phase: 'recorded', ending: 'limit' });
    const { clip } = recorder.state.get() as { clip: { original: Blob } };
    expect(await clip.original.text()).toBe('Il a crié.');
  });

  it('says when the browser does not keep a piece, and has it all the same', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const recorder = create();
    await recorder.start();
    media().hear('Il a crié');
    await expect.poll(() => recorder.state.get()).toMatchObject({ phase: 'recording', isKept: false });
    recorder.stop();
    await expect.poll(() => phaseOf(recorder)).toBe('recorded');
    expect(await recorder.send()).toMatchObject({ keptFor: 'page', kind: 'voice' });
    expect(await keptFiles.of('anna', RECORD)).toHaveLength(1);
  });

  it('leaves nothing of what was cancelled', async () => {
    const recorder = await recorded();
    await recorder.cancel();
    expect(recorder.state.get()).toEqual({ phase: 'idle', problem: null });
    const next = create();
    await next.lookForLeft();
    expect(phaseOf(next)).toBe('idle');
  });

  it('tries a clip that could not be read once more when asked to', async () => {
    isReadable = false;
    const recorder = await recorded();
    expect(recorder.state.get()).toMatchObject({ wav: null });
    expect(await recorder.send()).toBeNull();
    isReadable = true;
    recorder.retry();
    await expect.poll(() => recorder.state.get()).toMatchObject({ phase: 'recorded', wav: { seconds: 1 } });
  });
});
