import { describe, expect, it } from 'vitest';
import { isNamedAsSound, readSound, type SoundType } from './read-sound.ts';

/** Bytes written as characters up to \xff. */
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const little = (value: number) =>
  String.fromCharCode(value & 255, (value >>> 8) & 255, (value >>> 16) & 255, (value >>> 24) & 255);
const zeros = (count: number) => '\0'.repeat(count);
const readCounted = async (type: SoundType, all: Uint8Array) => {
  let [reads, bytesRead] = [0, 0];
  const sound = await readSound(type, {
    size: all.length,
    read: (start, end) => {
      const part = all.slice(start, Math.min(end, all.length));
      reads += 1;
      bytesRead += part.length;
      return Promise.resolve(part);
    },
  });
  return { sound, reads, bytesRead };
};
const read = async (type: SoundType, text: string) => (await readCounted(type, bytes(text))).sound;

/** PCM at 32,000 bytes a second. */
const format = `fmt ${little(16)}\x01\0\x01\0${little(16_000)}${little(32_000)}\x02\0\x10\0`;
const wav = (chunks: string) => `RIFF${little(4 + chunks.length)}WAVE${chunks}`;
/** MPEG-1 layer III, 128 kbit/s at 44.1 kHz: 417 bytes of 1,152 samples. */
const frame = (inside = '') => `\xff\xfb\x90\0${inside}`.padEnd(417, '\0');
const tag = (count: string) => `${zeros(32)}Xing\0\0\0\x01${count}`;
const page = (kind: number, ticks: number, packet: string, stream = 7) =>
  `OggS\0${String.fromCharCode(kind)}${little(ticks)}${zeros(4)}${little(stream)}${zeros(8)}\x01${String.fromCharCode(packet.length)}${packet}`;
const opusHead = `OpusHead\x01\x01\x38\x01${little(48_000)}\0\0\0`;
const vorbisHead = `\x01vorbis${zeros(4)}\x02${little(44_100)}${zeros(14)}`;

describe('how long a sound lasts', () => {
  it.each([
    ['a WAV', 'audio/wav', wav(`${format}data${little(64_000)}${zeros(64_000)}`), 2],
    [
      'a WAV with notes in front',
      'audio/wav',
      wav(`LIST${little(3)}abc\0${format}data${little(32_000)}${zeros(32_000)}`),
      1,
    ],
    ['a WAV that was cut', 'audio/wav', wav(`${format}data${little(64_000)}${zeros(32_000)}`), 1],
    [
      'a WAV whose size nobody has come back to write',
      'audio/wav',
      wav(`${format}data${little(0)}${zeros(16_000)}`),
      0.5,
    ],
    ['an MP3', 'audio/mpeg', frame().repeat(100), (100 * 1_152) / 44_100],
    [
      'an MP3 with a tag behind it',
      'audio/mpeg',
      `${frame().repeat(100)}TAG${zeros(125)}`,
      (100 * 1_152) / 44_100,
    ],
    [
      'an MP3 that says how many frames it has',
      'audio/mpeg',
      frame(tag('\0\0\0\x0a')) + frame().repeat(3),
      (10 * 1_152) / 44_100,
    ],
    ['an MP3 that breaks off in the middle', 'audio/mpeg', frame().repeat(9) + zeros(20_000), null],
    ['an Ogg of Opus', 'audio/ogg', page(2, 0, opusHead) + page(0, 0, 'OpusTags') + page(4, 96_312, 'x'), 2],
    ['an Ogg of Vorbis', 'audio/ogg', page(2, 0, vorbisHead) + page(0, 0, 'x') + page(4, 88_200, 'x'), 2],
    [
      'an Ogg whose last page belongs to another stream',
      'audio/ogg',
      page(2, 0, opusHead) + page(2, 0, opusHead, 8) + page(0, 48_312, 'x') + page(4, 9, 'x', 8),
      1,
    ],
    ['an Ogg without a clock', 'audio/ogg', page(2, 0, opusHead) + page(0, 0, 'x'), null],
  ] as const)('%s', async (_what, type, text, seconds) => {
    const sound = await read(type, text);
    expect(sound).toEqual({ seconds: seconds === null ? null : expect.closeTo(seconds, 6) });
  });
});

describe('a length that cannot be', () => {
  const endless = `${'\xff'.repeat(7)}\x7f`;
  const slowVorbis = `\x01vorbis${zeros(4)}\x02${little(1)}${zeros(14)}`;
  const lastPage = page(4, 0, 'x');
  const slow = format.replace(little(32_000), little(1));
  it.each([
    [
      'an Ogg of more ticks than anybody could hear',
      'audio/ogg',
      page(2, 0, opusHead) + page(0, 0, 'x') + lastPage.slice(0, 6) + endless + lastPage.slice(14),
    ],
    ['an Ogg of an hour in some bytes', 'audio/ogg', page(2, 0, opusHead) + page(4, 48_000 * 3_600, 'x')],
    ['an Ogg whose clock ticks once a second', 'audio/ogg', page(2, 0, slowVorbis) + page(4, 9, 'x')],
    [
      'an MP3 that says it has four thousand million frames',
      'audio/mpeg',
      frame(tag('\xff\xff\xff\xff')) + frame().repeat(9),
    ],
    ['an MP3 of more frames than fit in', 'audio/mpeg', frame(tag('\0\0\x03\xe8')) + frame().repeat(3)],
    ['a WAV that plays one byte a second', 'audio/wav', wav(`${slow}data${little(500)}${zeros(500)}`)],
    [
      'a WAV that plays one byte a second in a format of its own',
      'audio/wav',
      wav(`${slow.replace('\x01\0\x01\0', '\x31\0\x01\0')}data${little(500)}${zeros(500)}`),
    ],
    [
      'an Ogg of more than a day',
      'audio/ogg',
      page(2, 0, opusHead) + page(0, 0, 'x') + zeros(800_000) + page(4, 48_000 * 86_500, 'x'),
    ],
  ] as const)('is unknown: %s', async (_what, type, text) => {
    expect(await read(type, text)).toEqual({ seconds: null });
  });
});

describe('bytes that somebody made up', () => {
  const MEGABYTES = 1024 * 1024;
  const filled = (start: string, pattern: string, size: number): Uint8Array => {
    const all = new Uint8Array(size);
    const [head, part] = [bytes(start), bytes(pattern)];
    for (let at = 0; at < size; at += part.length) all.set(part.subarray(0, size - at), at);
    all.set(head);
    return all;
  };
  const id3 = 'ID3\x04\0\0\0\0\0\0';
  const chunk = `junk${zeros(4)}`;
  it.each([
    ['an MP3 of nothing but marks', 'audio/mpeg', filled(id3, '\xff', 9 * 1_024)],
    ['a large MP3 of nothing but marks', 'audio/mpeg', filled(id3, '\xff', 10 * MEGABYTES)],
    ['an MP3 of nothing but headers', 'audio/mpeg', filled('', '\xff\xfb\x90\0', 10 * MEGABYTES)],
    // 24 bytes each: MPEG-2 at 8 kbit/s and 24 kHz.
    [
      'an MP3 of the shortest frames',
      'audio/mpeg',
      filled('', '\xff\xf3\x14'.padEnd(24, '\0'), 10 * MEGABYTES),
    ],
    ['an MP3 of nothing but tags', 'audio/mpeg', filled('', id3, 10 * MEGABYTES)],
    [
      'an Ogg of nothing but marks',
      'audio/ogg',
      filled(page(2, 0, opusHead) + page(0, 0, 'x'), 'OggS', 10 * MEGABYTES),
    ],
    ['an Ogg of nothing but beginnings', 'audio/ogg', filled('', page(2, 0, opusHead), 10 * MEGABYTES)],
    ['a WAV of nothing but notes', 'audio/wav', filled('RIFF\0\0\0\0WAVE', chunk, 10 * MEGABYTES)],
  ] as const)('are read in a few parts, and none of them often: %s', async (_what, type, all) => {
    const { reads, bytesRead } = await readCounted(type, all);
    expect(reads).toBeLessThanOrEqual(32);
    expect(bytesRead).toBeLessThanOrEqual(all.length + 256 * 1_024);
  });
});

describe('a sound that cannot be read', () => {
  it.each([
    ['a WAV that is its mark alone', 'audio/wav', 'RIFF\0\0\0\0WAVE'],
    ['a WAV of other bytes', 'audio/wav', `RIFF\0\0\0\0WAVE${'\xa7\x1c'.repeat(900)}`],
    ['a WAV without a format', 'audio/wav', wav(`data${little(4)}${zeros(4)}`)],
    [
      'a WAV without channels',
      'audio/wav',
      wav(`${format.replace('\x01\0\x01\0', '\x01\0\0\0')}data${little(4)}${zeros(4)}`),
    ],
    ['a WAV without sound', 'audio/wav', wav(`${format}data${little(0)}`)],
    ['an MP3 that is its tag alone', 'audio/mpeg', `ID3\x04\0\0\0\0\0\x05${zeros(3_000)}`],
    ['an MP3 of one frame and other bytes', 'audio/mpeg', frame() + '\xa7'.repeat(3_000)],
    ['an Ogg cut behind its head', 'audio/ogg', page(2, 0, opusHead)],
    ['an Ogg of other bytes behind its head', 'audio/ogg', page(2, 0, opusHead) + '\xa7'.repeat(900)],
  ] as const)('%s', async (_what, type, text) => {
    expect(await read(type, text)).toBe('unreadable');
  });

  it('is not what holds film', async () => {
    expect(await read('audio/ogg', page(2, 0, opusHead) + page(2, 0, '\x80theora', 8))).toBe('film');
  });

  it('is known by its name where nothing else can be made of it', () => {
    expect(['a.mp3', 'A.WAV', 'b.ogg', 'b.opus'].every(isNamedAsSound)).toBe(true);
    expect(['mp3', 'a.mp3.txt', 'a.m4a', 'wav.pdf'].some(isNamedAsSound)).toBe(false);
  });
});
