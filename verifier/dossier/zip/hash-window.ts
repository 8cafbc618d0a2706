/**
 * Reads a window of a ZIP, and hashes the files in it: what a browser's workers do.
 *
 * [Note: hashed elsewhere] Reading, hashing and checksums are nearly all of a check, and a browser's page has one thread. So workers
 * read and hash windows while the page checks. They hash what lies where the directory and a file's own header say, and decide nothing:
 * whoever checks asks for the digests of an exact range, and hashes it itself where nobody has. So no header, and no worker that fails,
 * changes what is found.
 */
import { beginDigestsOf } from '../digest.ts';
import type { ByteRange, ByteSource, HashedRange, HashedWindow, WindowToHash } from '../source.ts';
import { LOCAL_BYTES } from './bytes.ts';

/** In a file's own header: how long the name is, and what stands between it and the bytes. */
const [NAME_LENGTH_AT, EXTRA_LENGTH_AT] = [26, 28];
/** As in check-dossier.ts: of each the browser has taken a copy. */
const HASHED_AT_ONCE = 8;

/** @throws what the source throws */
export const readHashed = async (
  source: ByteSource,
  { start, end, files }: WindowToHash,
): Promise<HashedWindow> => {
  const bytes = await source.read(start, end);
  const waiting: (() => Promise<HashedRange>)[] = [];
  const hashed: HashedRange[] = [];
  for (const { offset, size } of files) {
    const range = rangeIn(bytes, offset - start, size);
    if (range === null) continue;
    const digests = beginDigestsOf(bytes.subarray(range.start, range.end));
    const found = { start: start + range.start, end: start + range.end };
    waiting.push(async () => ({ ...found, digests: await digests() }));
    if (waiting.length >= HASHED_AT_ONCE) hashed.push(await (waiting.shift() as (typeof waiting)[number])());
  }
  for (const one of waiting) hashed.push(await one());
  return { bytes, hashed };
};

/** Where in these bytes a file is whose header begins at `at`; null where it is not in them as a whole. */
const rangeIn = (bytes: Uint8Array, at: number, size: number): ByteRange | null => {
  if (!(at >= 0 && at + LOCAL_BYTES <= bytes.byteLength)) return null;
  const header = new DataView(bytes.buffer, bytes.byteOffset + at, LOCAL_BYTES);
  const nameAndExtra = header.getUint16(NAME_LENGTH_AT, true) + header.getUint16(EXTRA_LENGTH_AT, true);
  const start = at + LOCAL_BYTES + nameAndExtra;
  const end = start + size;
  return end <= bytes.byteLength ? { start, end } : null;
};
