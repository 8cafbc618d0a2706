import { latin1, type SoundBytes, type SoundReading, viewOf } from './sound-bytes.ts';

/** The first frame is searched for in this many bytes after the tags, because some programs add padding. */
const SEARCH_BYTES = 8 * 1024;
/** This many frames in a row are not found by chance. */
const FRAMES_NEEDED = 3;
/** 320 kbit/s at 32 kHz, with padding. */
const FRAME_MAX_BYTES = 1_441;
const HEADER_BYTES = 4;
/** The bytes from the beginning of the frame to the end of such a count. */
const TAG_BYTES = 60;
const WINDOW_BYTES = 1024 * 1024;
/** The bytes that may follow the last whole frame: tags, and a cut frame. */
const END_BYTES = 8 * 1024;

/**
 * MPEG audio, layer III: frames of the same kind, each exactly where the one before ends. They are searched for in memory:
 * each read of a sealed file opens a whole segment, and a hostile file may consist of nothing but frame headers.
 */
export const readMp3 = async (bytes: SoundBytes): Promise<SoundReading> => {
  const start = await afterTags(bytes);
  const window = await bytes.read(
    start,
    start + SEARCH_BYTES + FRAMES_NEEDED * FRAME_MAX_BYTES + HEADER_BYTES,
  );
  const left = bytes.size - start;
  for (let at = 0; at < SEARCH_BYTES && at + HEADER_BYTES <= window.length; at += 1) {
    const frame = beginsAt(window, at, left);
    if (!frame) continue;
    const announced = announcedFrames(window.subarray(at, at + TAG_BYTES), frame);
    if (announced === null) return { seconds: await countedSeconds(bytes, start + at) };
    // The file is too short for that many frames, even at their smallest size.
    return { seconds: announced * frame.minBytes <= left - at ? announced * frame.seconds : null };
  }
  return 'unreadable';
};

/** Behind the ID3v2 tags (pictures of a cover can make them long); their sizes have seven bits a byte. */
const afterTags = async (bytes: SoundBytes): Promise<number> => {
  let at = 0;
  for (let tags = 0; tags < 4; tags += 1) {
    const tag = await bytes.read(at, at + 10);
    if (tag.length < 10 || latin1(tag.subarray(0, 3)) !== 'ID3') break;
    at += 10 + tag.subarray(6).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  }
  return at;
};

/** @param left how many bytes of the file come from the beginning of the window on. */
const beginsAt = (window: Uint8Array, start: number, left: number): Frame | null => {
  let at = start;
  let first: Frame | null = null;
  for (let frames = 0; frames < FRAMES_NEEDED; frames += 1) {
    const frame = frameFrom(window, at);
    if (!frame || (first !== null && frame.kind !== first.kind)) return null;
    first ??= frame;
    at += frame.bytes;
    // A clip may have fewer frames than required when they fill it.
    if (at >= left) return at === left ? first : null;
  }
  return first;
};

/** The number of frames that an encoder wrote into the first one (the tags of Xing, LAME and Fraunhofer). */
const announcedFrames = (start: Uint8Array, frame: Frame): number | null => {
  if (start.length < TAG_BYTES) return null;
  const named = (offset: number) => latin1(start.subarray(offset, offset + 4));
  const tag = HEADER_BYTES + frame.sideBytes;
  const hasCount = ['Xing', 'Info'].includes(named(tag)) && ((start[tag + 7] ?? 0) & 1) === 1;
  if (hasCount) return viewOf(start).getUint32(tag + 8) || null;
  return named(36) === 'VBRI' ? viewOf(start).getUint32(50) || null : null;
};

/** The frames one after the other; null where they end too early. */
const countedSeconds = async (bytes: SoundBytes, start: number): Promise<number | null> => {
  let seconds = 0;
  let [at, from] = [start, start];
  let window = await bytes.read(from, from + WINDOW_BYTES);
  while (at < bytes.size) {
    if (at + HEADER_BYTES > from + window.length && from + window.length < bytes.size) {
      from = at;
      window = await bytes.read(from, from + WINDOW_BYTES);
    }
    const frame = frameFrom(window, at - from);
    if (!frame) return bytes.size - at <= END_BYTES ? seconds : null;
    seconds += frame.seconds;
    at += frame.bytes;
  }
  return seconds;
};

interface Frame {
  /** The part of the header that is the same in all frames of a sound. */
  kind: number;
  bytes: number;
  /** Of the shortest frame of this kind. */
  minBytes: number;
  seconds: number;
  /** Between the header and the sound. */
  sideBytes: number;
}

const KBPS_V1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBPS_V2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES_V1 = [44_100, 48_000, 32_000];
const LAYER_III = 1;
const MONO = 3;

/** The header of a frame (ISO/IEC 11172-3, 2.4.1.3, and 13818-3). */
const frameFrom = (bytes: Uint8Array, at: number): Frame | null => {
  if (bytes[at] !== 0xff || at + HEADER_BYTES > bytes.length) return null;
  const bits = viewOf(bytes).getUint32(at);
  const version = (bits >>> 19) & 3;
  const layer = (bits >>> 17) & 3;
  if (bits >>> 21 !== 0x7ff || version === 1 || layer !== LAYER_III) return null;
  const isV1 = version === 3;
  const rates = isV1 ? KBPS_V1 : KBPS_V2;
  const kbps = rates[(bits >>> 12) & 15];
  const rate = RATES_V1[(bits >>> 10) & 3];
  if (!kbps || !rate) return null;
  const hertz = isV1 ? rate : version === 2 ? rate / 2 : rate / 4;
  const padding = (bits >>> 9) & 1;
  const samples = isV1 ? 1_152 : 576;
  const bytesAt = (rateKbps: number) => Math.floor((samples * 125 * rateKbps) / hertz);
  const isMono = ((bits >>> 6) & 3) === MONO;
  return {
    kind: version * 100_000 + hertz,
    bytes: bytesAt(kbps) + padding,
    minBytes: bytesAt(rates[1] ?? 0),
    seconds: samples / hertz,
    sideBytes: isV1 ? (isMono ? 17 : 32) : isMono ? 9 : 17,
  };
};
