/** Sound that really is sound: containers can hold film, and marks of two bytes occur anywhere. */
import { type PlainFile, readPart } from './plain-file.ts';

const MAX_CHUNKS = 64;

/** RIFF/WAVE with a format that has channels and a rate, and data after it. @throws UnsealError */
export const isWav = async (file: PlainFile): Promise<boolean> => {
  let at = 12;
  let hasFormat = false;
  for (let chunks = 0; chunks < MAX_CHUNKS; chunks += 1) {
    const chunk = await readPart(file, at, at + 24);
    if (chunk.length < 8) return false;
    const name = chunk.toString('latin1', 0, 4);
    if (name === 'data') return hasFormat;
    if (name === 'fmt ') {
      if (chunk.length < 24) return false;
      hasFormat = chunk.readUInt16LE(8) > 0 && chunk.readUInt16LE(10) > 0 && chunk.readUInt32LE(12) > 0;
    }
    const bytes = chunk.readUInt32LE(4);
    at += 8 + bytes + (bytes % 2);
  }
  return false;
};

/** How the first packet of a stream of sound begins (RFC 5334, 7845; the mappings of FLAC and Speex). */
const OGG_SOUND = ['\x01vorbis', 'OpusHead', '\x7fFLAC', 'Speex   '];
const OGG_BEGINS = 2;

/** Ogg all of whose streams are sound; each announces itself on a page of its own before any other page. */
export const isOggSound = async (file: PlainFile): Promise<boolean> => {
  let at = 0;
  for (let pages = 0; pages < MAX_CHUNKS; pages += 1) {
    const page = await readPart(file, at, at + 27 + 255 + 8);
    if (page.length < 28 || page.toString('latin1', 0, 4) !== 'OggS' || page[4] !== 0) return false;
    // The streams have all been announced: what follows is theirs.
    if (((page[5] ?? 0) & OGG_BEGINS) === 0) return pages > 0;
    const segments = page[26] ?? 0;
    const body = 27 + segments;
    const start = page.toString('latin1', body, body + 8);
    if (!OGG_SOUND.some((mark) => start.startsWith(mark))) return false;
    at += body + page.subarray(27, body).reduce((sum, bytes) => sum + bytes, 0);
  }
  return false;
};

/** Where the first frame is looked for, after the tags: some programs pad. */
const MP3_SEARCH_BYTES = 8 * 1024;
const MP3_FRAMES = 3;

/** MPEG audio, layer III: frames of the same kind, one exactly where the one before says that it ends. */
export const isMp3 = async (file: PlainFile): Promise<boolean> => {
  const start = await afterTags(file);
  const window = await readPart(file, start, start + MP3_SEARCH_BYTES);
  for (let offset = 0; offset + 4 <= window.length; offset += 1) {
    if (window[offset] !== 0xff) continue;
    if (await hasFramesAt(file, start + offset)) return true;
  }
  return false;
};

/** Behind the ID3v2 tags (pictures of a cover can make them long); their sizes have seven bits a byte. */
const afterTags = async (file: PlainFile): Promise<number> => {
  let at = 0;
  for (let tags = 0; tags < 4; tags += 1) {
    const tag = await readPart(file, at, at + 10);
    if (tag.length < 10 || tag.toString('latin1', 0, 3) !== 'ID3') break;
    const size = tag.subarray(6).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
    at += 10 + size;
  }
  return at;
};

const hasFramesAt = async (file: PlainFile, start: number): Promise<boolean> => {
  let at = start;
  let kind: string | undefined;
  for (let frames = 0; frames < MP3_FRAMES; frames += 1) {
    const frame = frameFrom(await readPart(file, at, at + 4));
    if (!frame || (kind !== undefined && frame.kind !== kind)) return false;
    kind = frame.kind;
    at += frame.bytes;
    // A clip may be shorter than what we ask for, when its frames fill it.
    if (at >= file.size) return at === file.size;
  }
  return true;
};

const KBPS_V1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBPS_V2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES_V1 = [44_100, 48_000, 32_000];
const LAYER_III = 1;

/** The header of a frame (ISO/IEC 11172-3, 2.4.1.3, and 13818-3). */
const frameFrom = (header: Buffer): { kind: string; bytes: number } | undefined => {
  if (header.length < 4) return undefined;
  const bits = header.readUInt32BE(0);
  const version = (bits >>> 19) & 3;
  const layer = (bits >>> 17) & 3;
  if (bits >>> 21 !== 0x7ff || version === 1 || layer !== LAYER_III) return undefined;
  const isV1 = version === 3;
  const kbps = (isV1 ? KBPS_V1 : KBPS_V2)[(bits >>> 12) & 15];
  const rate = RATES_V1[(bits >>> 10) & 3];
  if (!kbps || !rate) return undefined;
  const hertz = isV1 ? rate : version === 2 ? rate / 2 : rate / 4;
  const padding = (bits >>> 9) & 1;
  const bytes = Math.floor(((isV1 ? 144_000 : 72_000) * kbps) / hertz) + padding;
  return { kind: `${version}/${hertz}`, bytes };
};
