import type { ByteRange, ByteSource, Digests, HashedRange, HashedWindow, StoredFile } from './source.ts';

/** In a browser a reading takes milliseconds however little it reads, and a dossier has thousands of small files. */
const WINDOW_BYTES = 16 * 2 ** 20;

/** A source for whoever reads it from the beginning to the end. */
export interface OrderedSource extends ByteSource {
  /** The digests of a part that was just read up to its beginning, where they were computed elsewhere. */
  digestsOf(range: ByteRange): Digests | undefined;
}

/** A window that is being read. */
interface Loading extends ByteRange {
  window: Promise<HashedWindow>;
}

/**
 * The same bytes, many at a time, the next ones while these are used. Where it can, a window ends where a file begins: then no file is
 * in two windows, and nothing is copied.
 * @param files in any order
 * @param end where the last of them ends
 */
export const readAhead = (source: ByteSource, files: readonly StoredFile[], end: number): OrderedSource => {
  const inOrder = [...files].sort((one, other) => one.offset - other.offset);
  const { elsewhere } = source;
  const atOnce = elsewhere?.atOnce ?? 1;
  let window = { start: 0, bytes: new Uint8Array() };
  let hashed = new Map<number, HashedRange>();
  let ahead: Loading[] = [];

  const load = (start: number): Loading => {
    const limit = Math.min(start + WINDOW_BYTES, source.size);
    const border = end <= limit ? end : (inOrder[countBelow(inOrder, limit + 1) - 1]?.offset ?? start);
    const until = border > start ? border : limit;
    const inside = () => inOrder.slice(countBelow(inOrder, start), countBelow(inOrder, until));
    const loading = elsewhere
      ? elsewhere.read({ start, end: until, files: inside() })
      : source.read(start, until).then((bytes) => ({ bytes, hashed: [] }));
    // Whoever waits for it gets the failure; nobody may.
    loading.catch(() => undefined);
    return { start, end: until, window: loading };
  };

  /** Makes the window begin at `start`, with what it has of that already and one more behind it. */
  const moveTo = async (start: number): Promise<void> => {
    const endsAt = window.start + window.bytes.byteLength;
    const isInside = start >= window.start && start <= endsAt;
    const kept = isInside ? window.bytes.subarray(start - window.start) : new Uint8Array();
    const from = start + kept.byteLength;
    if (ahead[0]?.start !== from) ahead = [load(from)];
    const [next, ...others] = ahead as [Loading, ...Loading[]];
    ahead = others;
    let behind = ahead.at(-1)?.end ?? next.end;
    while (ahead.length < atOnce && behind < end) {
      const other = load(behind);
      ahead.push(other);
      behind = other.end;
    }
    const loaded = await next.window;
    window = { start, bytes: joined(kept, loaded.bytes) };
    hashed = new Map(loaded.hashed.map((range) => [range.start, range]));
  };

  return {
    size: source.size,
    read: async (start, until) => {
      if (until - start > WINDOW_BYTES) return await source.read(start, until);
      while (!(start >= window.start && until <= window.start + window.bytes.byteLength)) await moveTo(start);
      return window.bytes.subarray(start - window.start, until - window.start);
    },
    digestsOf: (range) => {
      const known = hashed.get(range.start);
      return known?.end === range.end ? known.digests : undefined;
    },
  };
};

/** How many files begin before `limit`. */
const countBelow = (inOrder: readonly StoredFile[], limit: number): number => {
  let [low, high] = [0, inOrder.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((inOrder[middle] as StoredFile).offset < limit) low = middle + 1;
    else high = middle;
  }
  return low;
};

const joined = (one: Uint8Array<ArrayBuffer>, other: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  if (one.byteLength === 0) return other;
  const bytes = new Uint8Array(one.byteLength + other.byteLength);
  bytes.set(one);
  bytes.set(other, one.byteLength);
  return bytes;
};
