import type { Wav } from './recorder-state.ts';
import { SAMPLE_RATE } from './sample-rate.ts';
import { encodeWav } from './wav.ts';

/**
 * What a browser has recorded, as plain sound: PCM, 16 bits, one channel at 16 kHz.
 * @throws DOMException when it cannot be read.
 */
export const toWav = async (clip: Blob): Promise<Wav> => {
  // A context of this rate decodes to this rate: five minutes are never in memory at that of the microphone.
  const decoding = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  const decoded = await decoding.decodeAudioData(await clip.arrayBuffer());
  const mixing = new OfflineAudioContext(1, Math.max(1, decoded.length), SAMPLE_RATE);
  const source = mixing.createBufferSource();
  source.buffer = decoded;
  source.connect(mixing.destination);
  source.start();
  const samples = (await mixing.startRendering()).getChannelData(0);
  const content = new Blob([encodeWav(samples, SAMPLE_RATE)], { type: 'audio/wav' });
  return { content, seconds: samples.length / SAMPLE_RATE };
};
