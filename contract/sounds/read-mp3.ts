import { latin1, type SoundBytes, type SoundReading, viewOf } from './sound-bytes.ts';

/** Where the first frame is looked for, after the tags: some programs pad. */
const SEARCH_BYTES = 8 * 1024;
/** So many frames in a row are no chance. */
const FRAMES_NEEDED = 3;
const WINDOW_BYTES = 256 * 1024;
/** What may stand behind the last frame: tags, and a frame that was cut. */
const END_BYTES = 8 * 1024;

/** MPEG audio, layer III: frames of the same kind, one exactly where the one before says that it ends. */
export const readMp3 = async (bytes: SoundBytes): Promise<SoundReading> => {
  const start = await afterTags(bytes);
  const window = await bytes.read(start, start + SEARCH_BYTES);
  for (let offset = 0; offset + 4 <= window.length; offset += 1) {
    if (window[offset] !== 0xff) continue;
    const at = start + offset;
    const frame = await beginsAt(bytes, at);
    if (frame)
      return { seconds: (await announcedSeconds(bytes, at, frame)) ?? (await countedSeconds(bytes, at)) };
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

const beginsAt = async (bytes: SoundBytes, start: number): Promise<Frame | null> => {
  let at = start;
  let first: Frame | null = null;
  for (let frames = 0; frames < FRAMES_NEEDED; frames += 1) {
    const frame = frameFrom(await bytes.read(at, at + 4));
    if (!frame || (first !== null && frame.kind !== first.kind)) return null;
    first ??= frame;
    at += frame.bytes;
    // A clip may be shorter than what we ask for, when its frames fill it.
    if (at >= bytes.size) return at === bytes.size ? first : null;
  }
  return first;
};

/** What an encoder has written into the first frame: how many there are (the tags of Xing, LAME and Fraunhofer). */
const announcedSeconds = async (bytes: SoundBytes, at: number, frame: Frame): Promise<number | null> => {
  const start = await bytes.read(at, at + 60);
  const named = (offset: number) => latin1(start.subarray(offset, offset + 4));
  const view = viewOf(start);
  let frames = 0;
  if (start.length === 60) {
    const tag = 4 + frame.sideBytes;
    const hasCount = ['Xing', 'Info'].includes(named(tag)) && ((start[tag + 7] ?? 0) & 1) === 1;
    if (hasCount) frames = view.getUint32(tag + 8);
    else if (named(36) === 'VBRI') frames = view.getUint32(50);
  }
  return frames > 0 ? frames * frame.seconds : null;
};

/** The frames one after the other; null where they break off in the middle. */
const countedSeconds = async (bytes: SoundBytes, start: number): Promise<number | null> => {
  let seconds = 0;
  let [at, from] = [start, start];
  let window = await bytes.read(from, from + WINDOW_BYTES);
  while (at < bytes.size) {
    if (at + 4 > from + window.length && from + window.length < bytes.size) {
      from = at;
      window = await bytes.read(from, from + WINDOW_BYTES);
    }
    const frame = frameFrom(window.subarray(at - from, at - from + 4));
    if (!frame) return bytes.size - at <= END_BYTES ? seconds : null;
    seconds += frame.seconds;
    at += frame.bytes;
  }
  return seconds;
};

interface Frame {
  /** What all frames of one sound have in common. */
  kind: string;
  bytes: number;
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
const frameFrom = (header: Uint8Array): Frame | null => {
  if (header.length < 4) return null;
  const bits = viewOf(header).getUint32(0);
  const version = (bits >>> 19) & 3;
  const layer = (bits >>> 17) & 3;
  if (bits >>> 21 !== 0x7ff || version === 1 || layer !== LAYER_III) return null;
  const isV1 = version === 3;
  const kbps = (isV1 ? KBPS_V1 : KBPS_V2)[(bits >>> 12) & 15];
  const rate = RATES_V1[(bits >>> 10) & 3];
  if (!kbps || !rate) return null;
  const hertz = isV1 ? rate : version === 2 ? rate / 2 : rate / 4;
  const padding = (bits >>> 9) & 1;
  const samples = isV1 ? 1_152 : 576;
  const isMono = ((bits >>> 6) & 3) === MONO;
  return {
    kind: `${version}/${hertz}`,
    bytes: Math.floor((samples * 125 * kbps) / hertz) + padding,
    seconds: samples / hertz,
    sideBytes: isV1 ? (isMono ? 17 : 32) : isMono ? 9 : 17,
  };
};
