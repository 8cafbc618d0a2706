/** Real sound of the kinds that are taken, made byte by byte, and film that only looks like it. */

import { wavOf } from '../../support/uploads.ts';

/** Silence in MPEG-1 layer III, 128 kbit/s at 44.1 kHz; behind an ID3 tag of this many bytes, where there is one. */
export const mp3Of = (frames = 10, tagBytes = 0): Buffer => {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9000, 0);
  const sound = Buffer.concat(Array.from({ length: frames }, () => frame));
  if (tagBytes === 0) return sound;
  const tag = Buffer.alloc(10 + tagBytes);
  tag.write('ID3\x04\x00\x00', 0, 'latin1');
  for (let place = 0; place < 4; place += 1) tag[9 - place] = (tagBytes >> (7 * place)) & 0x7f;
  return Buffer.concat([tag, sound]);
};

/** A WAV with one more chunk before its sound. */
export const wavWith = (name: string, chunk: Buffer): Buffer => {
  const wav = wavOf();
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(chunk.length, 4);
  const whole = Buffer.concat([wav.subarray(0, 36), head, chunk, wav.subarray(36)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
};

/** Pages of Ogg, each of one packet of less than 255 bytes; the first packet of each stream announces it. */
export const oggOf = (packets: readonly { stream: number; packet: Buffer }[]): Buffer => {
  const numbers = new Map<number, number>();
  return Buffer.concat(
    packets.map(({ stream, packet }) => {
      const number = numbers.get(stream) ?? 0;
      numbers.set(stream, number + 1);
      const page = Buffer.alloc(28);
      page.write('OggS', 0, 'latin1');
      page[5] = number === 0 ? 2 : 0;
      page.writeUInt32LE(stream, 14);
      page.writeUInt32LE(number, 18);
      page[26] = 1;
      page[27] = packet.length;
      const whole = Buffer.concat([page, packet]);
      whole.writeUInt32LE(oggChecksum(whole), 22);
      return whole;
    }),
  );
};

const oggChecksum = (page: Buffer): number => {
  let sum = 0;
  for (const byte of page) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x80000000 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
  }
  return sum >>> 0;
};

const opusHead = Buffer.from('OpusHead\x01\x01\x00\x00\x80\xbb\x00\x00\x00\x00\x00', 'latin1');
const opusTags = Buffer.from('OpusTags\x04\x00\x00\x00test\x00\x00\x00\x00', 'latin1');
/** 20 ms of silence. */
const opusSilence = Buffer.of(0xf8, 0xff, 0xfe);

export const opus = (): Buffer =>
  oggOf([opusHead, opusTags, opusSilence, opusSilence].map((packet) => ({ stream: 7, packet })));

/** Film with sound in one Ogg: the sound comes first. */
export const oggFilm = (): Buffer =>
  oggOf([
    { stream: 7, packet: opusHead },
    { stream: 8, packet: Buffer.from('\x80theora\x03\x02\x01', 'latin1') },
    { stream: 7, packet: opusTags },
  ]);
