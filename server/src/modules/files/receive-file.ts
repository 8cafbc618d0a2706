import { createHash } from 'node:crypto';
import { FILE_MAX_BYTES } from '#contract/common/limits.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';

/** What an upload turned out to be, beside its bytes. */
export interface Arrived {
  size: number;
  /** In hex. */
  sha256: string;
  /** True where the connection ended before the body did: these are the bytes up to there. */
  wasCutOff: boolean;
}

/**
 * Passes the bytes of an upload on as they come, counts and hashes them. What it leaves unread of the body is not its
 * affair: the HTTP layer reads that before it answers.
 * @param before the bytes that arrived before, of an upload that is continued
 * @returns the bytes; `arrived` settles when they end.
 * @throws ProblemError while they are read: `body_too_large`; `invalid_input` when there are none.
 */
export const receiveFile = (
  body: ReadableStream<Uint8Array> | null,
  before: AsyncIterable<Uint8Array> | null = null,
): { bytes: AsyncGenerator<Uint8Array, void>; arrived: () => Arrived } => {
  const hash = createHash('sha256');
  let size = 0;
  let wasCutOff = false;
  let done: Arrived | undefined;
  const counted = (chunk: Uint8Array): Uint8Array => {
    size += chunk.byteLength;
    if (size > FILE_MAX_BYTES) throw new ProblemError('body_too_large');
    hash.update(chunk);
    return chunk;
  };
  const bytes = async function* (): AsyncGenerator<Uint8Array, void> {
    if (before) for await (const chunk of before) yield counted(chunk);
    const reader = body?.getReader();
    try {
      while (reader) {
        const chunk = await reader.read().catch(() => null);
        wasCutOff = chunk === null;
        if (chunk === null || chunk.done) break;
        yield counted(chunk.value);
      }
    } finally {
      reader?.releaseLock();
    }
    if (size === 0) throw cutOff();
    done = { size, sha256: hash.digest('hex'), wasCutOff };
  };
  return {
    bytes: bytes(),
    arrived: () => {
      if (!done) throw new Error('The upload has not ended');
      return done;
    },
  };
};

/** The body ended too early, or there is none. */
export const cutOff = (): ProblemError => new ProblemError('invalid_input', { fields: ['body'] });
