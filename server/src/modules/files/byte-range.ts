import type { FileRange } from '../../platform/vault/file-cipher.ts';

/** What a request says of the part that it wants. */
export interface AskedRange {
  /** `Range` */
  range: string | undefined;
  /** `If-Range`: what the parts that one has already are of. */
  ifRange: string | undefined;
}

/**
 * The part that a `Range` header asks for (RFC 9110, 14): one range of bytes. `unsatisfiable` when it begins behind the
 * end; null when there is no such header, or one that we do not follow, and the whole file is the answer. Several ranges at once are
 * not followed (14.2 allows that): an answer of many small parts costs more than the file.
 * @param etag of the file: with an `If-Range` of anything else, a time too, the whole file is the answer (13.1.5).
 */
export const rangeFrom = (
  { range, ifRange }: AskedRange,
  { size, etag }: { size: number; etag: string },
): FileRange | 'unsatisfiable' | null => {
  const match = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/i.exec(range?.trim() ?? '');
  if (!match || (ifRange !== undefined && ifRange !== etag)) return null;
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
