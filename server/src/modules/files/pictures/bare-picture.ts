/**
 * A picture without what was written beside its pixels. Whoever made a file up can make a decoder follow its metadata
 * in circles: an EXIF directory of 60 KB that names itself 5,000 times keeps libvips busy for many seconds, and its
 * limit of time does not count there. So the decoder is given none. Only what pixels and their colours need stays.
 */
import type { FileType } from '#contract/files.ts';
import { EXIF_MARK, type Orientation, readOrientation, UPRIGHT } from './read-orientation.ts';

/** What the decoder is given. */
export interface BarePicture {
  /** Never more than there were. */
  bytes: Buffer;
  /** How the camera was held, which stood in what was cut away. */
  orientation: Orientation;
}

/**
 * Goes over the bytes once, whatever they are, and never throws. What is damaged stays so: the decoder says that it is.
 * The given bytes are not changed.
 * @returns null where they do not begin as such a picture, or where it is made to keep the decoder busy.
 */
export const barePicture = (bytes: Buffer, type: FileType): BarePicture | null => {
  switch (type) {
    case 'image/jpeg':
      return bareJpeg(bytes);
    case 'image/png':
      return barePng(bytes);
    case 'image/webp':
      return bareWebp(bytes);
    default:
      // A GIF has no EXIF, and its decoder reads no other metadata.
      return { bytes, orientation: UPRIGHT };
  }
};

/** Takes over parts of a file, in one piece of memory: a file may be cut into a million. */
const keeperOf = (bytes: Buffer) => {
  const kept = Buffer.allocUnsafe(bytes.length);
  let size = 0;
  return {
    /** @returns where the part stands now. */
    keep: (start: number, end: number): number => {
      const at = size;
      size += bytes.copy(kept, size, start, end);
      return at;
    },
    kept: (): Buffer => kept.subarray(0, size),
  };
};

const MARKER = 0xff;
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
/** Of Adobe: says how colours are meant. */
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;
const ICC_MARK = 'ICC_PROFILE\0';

/** Programs write some ten. Each goes over every pixel, before the decoder's limit of time counts. */
const MAX_SCANS = 50;

/** ITU-T T.81, annex B. */
const bareJpeg = (bytes: Buffer): BarePicture | null => {
  if (bytes[0] !== MARKER || bytes[1] !== START_OF_IMAGE) return null;
  const { keep, kept } = keeperOf(bytes);
  let orientation: Orientation | null = null;
  let scans = 0;
  keep(0, 2);
  // As decoders do: whatever stands between two segments is skipped.
  let at = nextMarker(bytes, 2);
  while (at < bytes.length) {
    const marker = bytes[at] ?? 0;
    const start = at - 1;
    if (marker === END_OF_IMAGE) keep(start, at + 1);
    if (marker === END_OF_IMAGE || marker === START_OF_IMAGE || at + 3 > bytes.length) break;
    const length = bytes.readUInt16BE(at + 1);
    if (length < 2) break;
    const end = at + 1 + length;
    const content = bytes.subarray(at + 3, end);
    at = nextMarker(bytes, end);
    if (marker === START_OF_SCAN) {
      scans += 1;
      if (scans > MAX_SCANS) return null;
      // With its pixels, which have no length and no marker.
      keep(start, at < bytes.length ? at - 1 : at);
    } else if (isForPixels(marker, content)) keep(start, end);
    else if (marker === APP1 && beginsWith(content, EXIF_MARK)) orientation ??= readOrientation(content);
  }
  return { bytes: kept(), orientation: orientation ?? UPRIGHT };
};

/** Where the code of the next marker stands that begins something, or the end. It may be filled up from before. */
const nextMarker = (bytes: Buffer, from: number): number => {
  let at = from;
  while (at < bytes.length) {
    // Not `indexOf`, which is called a million times where every second byte is one.
    while (at < bytes.length && bytes[at] !== MARKER) at += 1;
    while (bytes[at] === MARKER) at += 1;
    if (at < bytes.length && !standsAlone(bytes[at])) return at;
  }
  return bytes.length;
};

/** A byte that is stuffed, TEM or RST0 to RST7: they belong to the pixels. */
const standsAlone = (code = 0): boolean => code <= 0x01 || (code >= 0xd0 && code <= 0xd7);

const isForPixels = (marker: number, content: Buffer): boolean => {
  if (marker === APP2) return beginsWith(content, ICC_MARK);
  if (marker === APP0 || marker === APP14) return true;
  return (marker < APP0 || marker > APP15) && marker !== COMMENT;
};

const beginsWith = (bytes: Buffer, mark: string): boolean =>
  bytes.toString('latin1', 0, mark.length) === mark;

const PNG_MARK = '\x89PNG\r\n\x1a\n';
const PNG_FOR_PIXELS = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP'.split(' '));

/** PNG, third edition, 5. Of one that moves the first picture stays. */
const barePng = (bytes: Buffer): BarePicture | null => {
  if (!beginsWith(bytes, PNG_MARK)) return null;
  const { keep, kept } = keeperOf(bytes);
  let orientation: Orientation | null = null;
  let at = keep(0, PNG_MARK.length) + PNG_MARK.length;
  while (at + 8 <= bytes.length) {
    const start = at;
    const name = bytes.toString('latin1', at + 4, at + 8);
    // Its length, its name and its checksum.
    at += 12 + bytes.readUInt32BE(at);
    if (PNG_FOR_PIXELS.has(name)) keep(start, at);
    else if (name === 'eXIf') orientation ??= readOrientation(bytes.subarray(start + 8, at - 4));
    if (name === 'IEND') break;
  }
  return { bytes: kept(), orientation: orientation ?? UPRIGHT };
};

const WEBP_HEAD_BYTES = 12;
const WEBP_FOR_PIXELS = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP', 'ANIM']);
/** In the flags of VP8X: there is EXIF, there is XMP. */
const WEBP_METADATA_FLAGS = 0x08 | 0x04;

/** RFC 9649, 2. Of one that moves the first picture stays: to count 200,000 takes the decoder many seconds too. */
const bareWebp = (bytes: Buffer): BarePicture | null => {
  if (!beginsWith(bytes, 'RIFF') || bytes.toString('latin1', 8, WEBP_HEAD_BYTES) !== 'WEBP') return null;
  const { keep, kept } = keeperOf(bytes);
  let orientation: Orientation | null = null;
  let isMoving = false;
  let flagsAt: number | null = null;
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  let at = keep(0, WEBP_HEAD_BYTES) + WEBP_HEAD_BYTES;
  while (at + 8 <= end) {
    const start = at;
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
    const stop = Math.min(at, end);
    if (name === 'ANMF' ? !isMoving : WEBP_FOR_PIXELS.has(name)) {
      const keptAt = keep(start, stop);
      if (name === 'VP8X') flagsAt = keptAt + 8;
      isMoving ||= name === 'ANMF';
    } else if (name === 'EXIF') orientation ??= readOrientation(bytes.subarray(start + 8, stop));
  }
  const bare = kept();
  bare.writeUInt32LE(bare.length - 8, 4);
  const flags = flagsAt === null ? undefined : bare[flagsAt];
  if (flagsAt !== null && flags !== undefined) bare[flagsAt] = flags & ~WEBP_METADATA_FLAGS;
  return { bytes: bare, orientation: orientation ?? UPRIGHT };
};
