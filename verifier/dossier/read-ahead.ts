import type { ByteSource } from './source.ts';

/** In a browser a reading takes milliseconds however little it reads, and a dossier has thousands of small files. */
const WINDOW_BYTES = 8 * 2 ** 20;

/** The same bytes, for whoever reads them from the beginning to the end: many at a time, the next ones while these are used. */
export const readAhead = (source: ByteSource): ByteSource => {
  let window = { start: 0, bytes: new Uint8Array() };
  let next: { start: number; bytes: Promise<Uint8Array<ArrayBuffer>> } | null = null;

  const load = (start: number): Promise<Uint8Array<ArrayBuffer>> => {
    const bytes = source.read(start, Math.min(start + WINDOW_BYTES, source.size));
    // Whoever waits for it gets the failure; nobody may.
    bytes.catch(() => undefined);
    return bytes;
  };

  /** Makes the window begin at `start` and hold at least a window's length behind what it has of that already. */
  const moveTo = async (start: number): Promise<void> => {
    const endsAt = window.start + window.bytes.byteLength;
    const isInside = start >= window.start && start <= endsAt;
    const kept = isInside ? window.bytes.subarray(start - window.start) : new Uint8Array();
    const from = start + kept.byteLength;
    const loaded = await (next?.start === from ? next.bytes : load(from));
    const bytes = new Uint8Array(kept.byteLength + loaded.byteLength);
    bytes.set(kept);
    bytes.set(loaded, kept.byteLength);
    window = { start, bytes };
    const behind = from + loaded.byteLength;
    next = behind < source.size ? { start: behind, bytes: load(behind) } : null;
  };

  return {
    size: source.size,
    read: async (start, end) => {
      if (end - start > WINDOW_BYTES) return await source.read(start, end);
      const isThere = start >= window.start && end <= window.start + window.bytes.byteLength;
      if (!isThere) await moveTo(start);
      return window.bytes.subarray(start - window.start, end - window.start);
    },
  };
};
