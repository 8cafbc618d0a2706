/** How a camera was held, as EXIF 3.0 says it: 1 is upright, the others are turned, mirrored or both. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export const UPRIGHT: Orientation = 1;
/** What EXIF begins with in a JPEG, and sometimes elsewhere. */
export const EXIF_MARK = 'Exif\0\0';

const ORIENTATION_TAG = 0x0112;
const TYPE_SHORT = 3;
const ENTRY_BYTES = 12;
/** Cameras write some dozens. */
const MAX_ENTRIES = 500;

/**
 * The orientation from an EXIF block, upright where it has none. It looks through the first directory alone and follows
 * nothing: a directory may name itself.
 */
export const readOrientation = (exif: Buffer): Orientation => {
  const tiff =
    exif.toString('latin1', 0, EXIF_MARK.length) === EXIF_MARK ? exif.subarray(EXIF_MARK.length) : exif;
  const order = tiff.toString('latin1', 0, 4);
  if (tiff.length < 8 || (order !== 'II*\0' && order !== 'MM\0*')) return UPRIGHT;
  const isLittle = order === 'II*\0';
  const shortAt = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return UPRIGHT;
  const count = Math.min(shortAt(directory), MAX_ENTRIES);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * ENTRY_BYTES;
    if (entry + ENTRY_BYTES > tiff.length) break;
    if (shortAt(entry) !== ORIENTATION_TAG || shortAt(entry + 2) !== TYPE_SHORT) continue;
    const value = shortAt(entry + 8);
    return isOrientation(value) ? value : UPRIGHT;
  }
  return UPRIGHT;
};

const isOrientation = (value: number): value is Orientation => value >= 1 && value <= 8;
