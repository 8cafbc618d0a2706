import { latin1, type SoundBytes, type SoundReading, viewOf } from './sound-bytes.ts';

const MAX_CHUNKS = 32;
const FORMAT_BYTES = 24;
/** Formats in which each sample stands alone: PCM, floats, A-law, µ-law, and the extensible format. */
const BY_SAMPLE = new Set([1, 3, 6, 7, 0xfffe]);
/** The byte rate of the slowest format for speech. */
const MIN_BYTES_PER_SECOND = 250;

/** RIFF/WAVE with a format that has channels and a rate, and sound after it (http://soundfile.sapp.org/doc/WaveFormat). */
export const readWav = async (bytes: SoundBytes): Promise<SoundReading> => {
  let at = 12;
  let bytesPerSecond: number | null = null;
  for (let chunks = 0; chunks < MAX_CHUNKS; chunks += 1) {
    const chunk = await bytes.read(at, at + FORMAT_BYTES);
    if (chunk.length < 8) return 'unreadable';
    const view = viewOf(chunk);
    const name = latin1(chunk.subarray(0, 4));
    const size = view.getUint32(4, true);
    if (name === 'data') {
      const left = bytes.size - at - 8;
      if (bytesPerSecond === null || left <= 0) return 'unreadable';
      // A program that wrote while recording may not have filled in the size afterwards.
      const data = size === 0 ? left : Math.min(size, left);
      return { seconds: bytesPerSecond >= MIN_BYTES_PER_SECOND ? data / bytesPerSecond : null };
    }
    if (name === 'fmt ') {
      if (chunk.length < FORMAT_BYTES) return 'unreadable';
      const [format, channels, rate] = [
        view.getUint16(8, true),
        view.getUint16(10, true),
        view.getUint32(12, true),
      ];
      if (format === 0 || channels === 0 || rate === 0) return 'unreadable';
      bytesPerSecond = view.getUint32(16, true);
      // The header gives the byte rate twice: where the two differ, the length is unknown.
      if (BY_SAMPLE.has(format) && bytesPerSecond !== rate * view.getUint16(20, true)) bytesPerSecond = 0;
    }
    at += 8 + size + (size % 2);
  }
  return 'unreadable';
};
