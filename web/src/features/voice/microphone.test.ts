// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMediaRecorder, type MicrophoneError, openMicrophone, problemOf } from './microphone.ts';

const refusal = (): Promise<string> =>
  openMicrophone().then(
    () => 'opened',
    (error: MicrophoneError) => error.problem,
  );
const devices = (getUserMedia?: (constraints: MediaStreamConstraints) => Promise<MediaStream>) =>
  vi.stubGlobal('navigator', { mediaDevices: getUserMedia && { getUserMedia } });

afterEach(() => vi.unstubAllGlobals());

describe('the microphone', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'absent'],
    ['OverconstrainedError', 'absent'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['InvalidStateError', 'failed'],
  ])('%s means that it is %s', (name, problem) => {
    expect(problemOf(new DOMException('', name))).toBe(problem);
  });

  it('cannot be used on a page without HTTPS, nor in a browser that knows none', async () => {
    vi.stubGlobal('MediaRecorder', class {});
    devices();
    vi.stubGlobal('isSecureContext', false);
    expect(await refusal()).toBe('insecure');
    vi.stubGlobal('isSecureContext', true);
    expect(await refusal()).toBe('unsupported');
    vi.stubGlobal('MediaRecorder', undefined);
    devices(async () => ({}) as MediaStream);
    expect(await refusal()).toBe('unsupported');
  });

  it('is asked for without echo and noise', async () => {
    const asked = vi.fn(async () => ({}) as MediaStream);
    vi.stubGlobal('MediaRecorder', class {});
    devices(asked);
    await openMicrophone();
    expect(asked).toHaveBeenCalledWith({
      audio: expect.objectContaining({ echoCancellation: true, noiseSuppression: true }),
    });
  });

  it.each<[string[], string | undefined]>([
    [['audio/webm;codecs=opus', 'audio/mp4'], 'audio/webm;codecs=opus'],
    [['audio/mp4'], 'audio/mp4'],
    [[], undefined],
  ])('is recorded in WebM, or in what the browser offers: of %j in %s', (offered, taken) => {
    const made = vi.fn();
    class Recorder {
      static isTypeSupported = (type: string) => offered.includes(type);
      constructor(_: MediaStream, options: MediaRecorderOptions) {
        made(options.mimeType);
      }
    }
    vi.stubGlobal('MediaRecorder', Recorder);
    createMediaRecorder({} as MediaStream);
    expect(made).toHaveBeenCalledWith(taken);
  });
});
