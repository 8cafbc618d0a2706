import type { ByteSource } from './source.ts';

/** In a browser a reading takes milliseconds however little it reads, and a dossier has thousands of small files. */
const WINDOW_BYTES = 16 * 2 ** 20;

/**
 * The same bytes, for whoever reads them from the beginning to the end: many at a time, the next ones while these are used.
 * @param borders where files begin, and where the last one ends, in any order. Where it can, a window ends at one: then no file begins in
 * one window and ends in the next, and nothing is copied.
 */
export const readAhead = (source: ByteSource, borders: readonly number[]): ByteSource => {
  const sorted = Float64Array.from(borders).sort();
  let window = { start: 0, bytes: new Uint8Array() };
  let next: { start: number; bytes: Promise<Uint8Array<ArrayBuffer>> } | null = null;

  const load = (start: number): Promise<Uint8Array<ArrayBuffer>> => {
    const until = Math.min(start + WINDOW_BYTES, source.size);
    const border = lastUpTo(sorted, until);
    const bytes = source.read(start, border > start ? border : until);
    // Whoever waits for it gets the failure; nobody may.
    bytes.catch(() => undefined);
    return bytes;
  };

  /** Makes the window begin at `start`, with what it has of that already and one more loading behind it. */
  const moveTo = async (start: number): Promise<void> => {
    const endsAt = window.start + window.bytes.byteLength;
    const isInside = start >= window.start && start <= endsAt;
    const kept = isInside ? window.bytes.subarray(start - window.start) : new Uint8Array();
    const from = start + kept.byteLength;
    const loaded = await (next?.start === from ? next.bytes : load(from));
    window = { start, bytes: joined(kept, loaded) };
    const behind = from + loaded.byteLength;
    next = behind < source.size ? { start: behind, bytes: load(behind) } : null;
  };

  return {
    size: source.size,
    read: async (start, end) => {
      if (end - start > WINDOW_BYTES) return await source.read(start, end);
      while (!(start >= window.start && end <= window.start + window.bytes.byteLength)) await moveTo(start);
      return window.bytes.subarray(start - window.start, end - window.start);
    },
  };
};

/** The last of these numbers that is not above `limit`; -1 where all are. */
const lastUpTo = (sorted: Float64Array, limit: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) <= limit) low = middle + 1;
    else high = middle;
  }
  return sorted[low - 1] ?? -1;
};

const joined = (one: Uint8Array<ArrayBuffer>, other: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  if (one.byteLength === 0) return other;
  const bytes = new Uint8Array(one.byteLength + other.byteLength);
  bytes.set(one);
  bytes.set(other, one.byteLength);
  return bytes;
};
