/** How loud a sound is along its length: a number from 0 to 1 for each of {@link PEAKS} equal parts, the loudest one 1. */
import { MINUTE_MS, SECOND_MS } from '#contract/common/durations.ts';

export const PEAKS = 48;

/** Decoded, a sound takes far more memory than its file: this is about 100 MB at the rate of a microphone. */
const MAX_DECODED_SECONDS = (5 * MINUTE_MS) / SECOND_MS;
/** Lower than a microphone's: shapes need no high tones. Every browser takes it. */
const DECODED_RATE = 22_050;
/** What is quieter than this is drawn as silence, and not as the loudest there is. */
const QUIET = 0.01;
const MAX_CHUNKS = 32;
const PCM = 1;

/**
 * The shape of a sound. WAV of 16 bits, which is what is recorded here, is read as it is; everything else is decoded by the
 * browser, where it is short enough.
 * @param seconds how long it is, as far as it is known.
 * @returns null of what cannot be read or is too long.
 */
export const readPeaks = async (sound: Blob, seconds: number | null): Promise<number[] | null> => {
  const bytes = await sound.arrayBuffer();
  const plain = samplesOfWav(new DataView(bytes));
  if (plain !== null) return peaksOf(plain);
  if (seconds === null || seconds > MAX_DECODED_SECONDS) return null;
  try {
    const decoded = await new OfflineAudioContext(1, 1, DECODED_RATE).decodeAudioData(bytes);
    return peaksOf(decoded.getChannelData(0));
  } catch {
    // The player says what cannot be played.
    return null;
  }
};

/** The samples of all channels in turns, in whatever unit they come. */
export const peaksOf = (samples: Float32Array | Int16Array): number[] | null => {
  if (samples.length === 0) return null;
  const unit = samples instanceof Int16Array ? 1 / 0x8000 : 1;
  const peaks = Array.from({ length: PEAKS }, (_, part) => {
    const end = Math.ceil(((part + 1) * samples.length) / PEAKS);
    let peak = 0;
    for (let at = Math.floor((part * samples.length) / PEAKS); at < end; at += 1)
      peak = Math.max(peak, Math.abs(samples[at] as number));
    return peak * unit;
  });
  const loudest = Math.max(QUIET, ...peaks);
  return peaks.map((peak) => peak / loudest);
};

/** The samples of RIFF/WAVE of 16 bits. */
const samplesOfWav = (view: DataView): Int16Array | null => {
  let at = 12;
  let isPlain = false;
  if (view.byteLength < at || nameAt(view, 0) !== 'RIFF' || nameAt(view, 8) !== 'WAVE') return null;
  for (let chunks = 0; chunks < MAX_CHUNKS && at + 8 <= view.byteLength; chunks += 1) {
    const [name, size, start] = [nameAt(view, at), view.getUint32(at + 4, true), at + 8];
    if (name === 'fmt ' && start + 16 <= view.byteLength)
      isPlain = view.getUint16(start, true) === PCM && view.getUint16(start + 14, true) === 16;
    if (name === 'data') {
      if (!isPlain) return null;
      const left = view.byteLength - start;
      // A program that wrote while recording may not have filled in the size afterwards.
      const length = size === 0 ? left : Math.min(size, left);
      return new Int16Array(view.buffer.slice(start, start + length - (length % 2)));
    }
    at = start + size + (size % 2);
  }
  return null;
};

const nameAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
