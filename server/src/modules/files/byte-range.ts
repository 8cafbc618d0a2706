import type { FileRange } from '../../platform/vault/file-cipher.ts';

/**
 * The part that a `Range` header asks for (RFC 9110, 14): one range of bytes. `unsatisfiable` when it begins behind the
 * end; null when there is no such header, or one that we do not follow, and the whole file is the answer.
 */
export const rangeFrom = (header: string | undefined, size: number): FileRange | 'unsatisfiable' | null => {
  const match = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/.exec(header ?? '');
  if (!match) return null;
  const [, first, last, suffix] = match;
  if (suffix !== undefined) {
    const length = Math.min(size, Number(suffix));
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size };
  }
  const start = Number(first);
  const end = last ? Number(last) + 1 : size;
  if (end <= start && last) return null;
  return start >= size ? 'unsatisfiable' : { start, end: Math.min(end, size) };
};
