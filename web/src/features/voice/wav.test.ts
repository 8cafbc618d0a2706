import { describe, expect, it } from 'vitest';
import { FILE_MAX_BYTES, VOICE_MAX_SECONDS } from '#contract/common/limits.ts';
import { SAMPLE_RATE } from './sample-rate.ts';
import { encodeWav } from './wav.ts';

const textAt = (view: DataView, offset: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));
const samplesOf = (bytes: ArrayBuffer) => [...new Int16Array(bytes, 44)];

describe('a WAV file', () => {
  it('says in its header that it is one channel of 16 bits at 16 kHz', () => {
    const bytes = encodeWav(new Float32Array(1_000), 16_000);
    const view = new DataView(bytes);
    expect(bytes.byteLength).toBe(44 + 2_000);
    expect([textAt(view, 0), textAt(view, 8), textAt(view, 12), textAt(view, 36)]).toEqual([
      'RIFF',
      'WAVE',
      'fmt ',
      'data',
    ]);
    const riffSize = view.getUint32(4, true);
    const [format, channels] = [view.getUint16(20, true), view.getUint16(22, true)];
    const [rate, bytesPerSecond] = [view.getUint32(24, true), view.getUint32(28, true)];
    const [blockBytes, bits, dataBytes] = [
      view.getUint16(32, true),
      view.getUint16(34, true),
      view.getUint32(40, true),
    ];
    expect({ riffSize, format, channels, rate, bytesPerSecond, blockBytes, bits, dataBytes }).toEqual({
      riffSize: 36 + 2_000,
      format: 1,
      channels: 1,
      rate: 16_000,
      bytesPerSecond: 32_000,
      blockBytes: 2,
      bits: 16,
      dataBytes: 2_000,
    });
  });

  it('holds each sample as a whole number, cut off where it is too loud, silent where it is none', () => {
    const loud = new Float32Array([0, 0.5, -0.5, 1, -1, 3, -3, Number.NaN]);
    expect(samplesOf(encodeWav(loud, 16_000))).toEqual([
      0, 16_384, -16_384, 32_767, -32_768, 32_767, -32_768, 0,
    ]);
  });

  it('of the longest recording is no larger than a file may be', () => {
    const sizeOf = (samples: number) => encodeWav(new Float32Array(samples), SAMPLE_RATE).byteLength;
    const head = sizeOf(0);
    const secondBytes = sizeOf(SAMPLE_RATE) - head;
    expect(head + (VOICE_MAX_SECONDS + 1) * secondBytes).toBeLessThan(FILE_MAX_BYTES);
  });
});
