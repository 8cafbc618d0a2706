import type { RecorderProblem } from './recorder-state.ts';

/** In the order of preference; the first that the browser can write. */
const TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg;codecs=opus'];

/** Why the microphone could not be opened. */
export class MicrophoneError extends Error {
  override readonly name = 'MicrophoneError';
  readonly problem: RecorderProblem;

  constructor(problem: RecorderProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/** Opens the microphone, asking the person if need be. @throws MicrophoneError */
export const openMicrophone = async (): Promise<MediaStream> => {
  // Pages without HTTPS have no devices at all.
  if (navigator.mediaDevices === undefined) {
    throw new MicrophoneError(window.isSecureContext ? 'unsupported' : 'insecure');
  }
  if (typeof MediaRecorder === 'undefined') throw new MicrophoneError('unsupported');
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, channelCount: { ideal: 1 } },
    });
  } catch (cause) {
    throw new MicrophoneError(problemOf(cause), { cause });
  }
};

/** What the names of https://w3c.github.io/mediacapture-main/#dom-mediadevices-getusermedia mean to a person. */
export const problemOf = (error: unknown): RecorderProblem => {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'absent';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'failed';
  }
};

/** A recorder of what the microphone hears, in WebM where that is possible. @throws DOMException */
export const createMediaRecorder = (stream: MediaStream): MediaRecorder => {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  return new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType });
};

/** Turns the microphone off, and with it the browser's sign that it is on. */
export const closeMicrophone = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
