import { expect, it, vi } from 'vitest';
import { PEAKS, peaksOf, readPeaks } from './peaks.ts';

/** RIFF/WAVE, with a chunk that players pass over before the sound. */
const wav = (samples: readonly number[], { format = 1, bits = 16, isSizeKnown = true } = {}): Blob => {
  const bytes = new DataView(new ArrayBuffer(56 + samples.length * 2));
  const name = (at: number, text: string) =>
    new Uint8Array(bytes.buffer).set(new TextEncoder().encode(text), at);
  name(0, 'RIFF');
  name(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, format, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint16(34, bits, true);
  name(36, 'LIST');
  bytes.setUint32(40, 3, true);
  name(48, 'data');
  bytes.setUint32(52, isSizeKnown ? samples.length * 2 : 0, true);
  samples.forEach((sample, index) => {
    bytes.setInt16(56 + index * 2, sample, true);
  });
  return new Blob([bytes.buffer]);
};
/** Silent in its first half, loud in its second. */
const half = Array.from({ length: PEAKS * 10 }, (_, at) => (at < PEAKS * 5 ? 0 : at % 2 ? 16_000 : -16_000));
const shape = [...Array(PEAKS / 2).fill(0), ...Array(PEAKS / 2).fill(1)];

it('is read from a WAV as it is, whatever stands before its sound', async () => {
  expect(await readPeaks(wav(half), 2)).toEqual(shape);
  expect(await readPeaks(wav(half, { isSizeKnown: false }), null)).toEqual(shape);
});

it('is relative to the loudest part, and silence stays silence', () => {
  const rising = peaksOf(Float32Array.from({ length: PEAKS }, (_, at) => (at + 1) / (2 * PEAKS)));
  expect(rising?.[PEAKS - 1]).toBe(1);
  expect(rising?.[PEAKS / 2 - 1]).toBeCloseTo(0.5);
  expect(peaksOf(new Int16Array(1_000).fill(3))?.every((peak) => peak < 0.01)).toBe(true);
  expect(peaksOf(new Int16Array(0))).toBeNull();
});

it('has all its parts where there are fewer samples than parts', () => {
  expect(peaksOf(Float32Array.of(0.5))).toEqual(Array(PEAKS).fill(1));
});

it('is decoded by the browser where it is no plain WAV, unless it is long or of unknown length', async () => {
  const decode = vi.fn(async () => ({ getChannelData: () => Float32Array.from(half) }));
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = decode;
    },
  );
  expect(await readPeaks(new Blob(['ID3 …']), 299)).toEqual(shape);
  expect(await readPeaks(wav(half, { format: 3, bits: 32 }), 1)).toEqual(shape);
  expect(decode).toHaveBeenCalledTimes(2);
  expect(await readPeaks(new Blob(['ID3 …']), 301)).toBeNull();
  expect(await readPeaks(new Blob(['ID3 …']), null)).toBeNull();
  expect(decode).toHaveBeenCalledTimes(2);
  decode.mockRejectedValue(new DOMException('no sound'));
  expect(await readPeaks(new Blob(['ID3 …']), 3)).toBeNull();
  vi.unstubAllGlobals();
});
