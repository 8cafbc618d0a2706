/** Sound as plain numbers in a WAV file: 16 bits, one channel. Every program opens it, and so will those of 2040. */

const HEADER_BYTES = 44;
const FORMAT_BYTES = 16;
const PCM = 1;
const CHANNELS = 1;
const BYTES_PER_SAMPLE = 2;
const MIN_SAMPLE = 0x8000;
const MAX_SAMPLE = 0x7fff;

/**
 * The bytes of a WAV file (RIFF, PCM, 16 bits, mono; http://soundfile.sapp.org/doc/WaveFormat).
 * @param samples from -1 to 1; what lies beyond is cut off there.
 * @param rate samples a second
 */
export const encodeWav = (samples: Float32Array, rate: number): ArrayBuffer => {
  const dataBytes = samples.length * BYTES_PER_SAMPLE;
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + dataBytes));
  writeText(view, 0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  writeText(view, 8, 'WAVE');
  writeText(view, 12, 'fmt ');
  view.setUint32(16, FORMAT_BYTES, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, CHANNELS, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * CHANNELS * BYTES_PER_SAMPLE, true);
  view.setUint16(32, CHANNELS * BYTES_PER_SAMPLE, true);
  view.setUint16(34, 8 * BYTES_PER_SAMPLE, true);
  writeText(view, 36, 'data');
  view.setUint32(40, dataBytes, true);
  samples.forEach((sample, index) => {
    view.setInt16(HEADER_BYTES + index * BYTES_PER_SAMPLE, toInteger(sample), true);
  });
  return view.buffer as ArrayBuffer;
};

const toInteger = (sample: number): number => {
  const bounded = Math.max(-1, Math.min(1, sample));
  return Math.round(bounded < 0 ? bounded * MIN_SAMPLE : bounded * MAX_SAMPLE) || 0;
};

const writeText = (view: DataView, offset: number, text: string): void => {
  [...text].forEach((letter, index) => {
    view.setUint8(offset + index, letter.charCodeAt(0));
  });
};
