import { createHash } from 'node:crypto';
import { FILE_MAX_BYTES } from '#contract/limits.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';

/** What an upload turned out to be, beside its bytes. */
export interface Arrived {
  size: number;
  /** In hex. */
  sha256: string;
}

/**
 * Passes the bytes of an upload on as they come, counts and hashes them. What it leaves unread of the body is not its
 * affair: the HTTP layer reads that before it answers.
 * @returns the bytes; `arrived` settles when they end.
 * @throws ProblemError while they are read: `body_too_large`; `invalid_input` when the body is empty or broke off.
 */
export const receiveFile = (
  body: ReadableStream<Uint8Array> | null,
): { bytes: AsyncGenerator<Uint8Array, void>; arrived: () => Arrived } => {
  const hash = createHash('sha256');
  let size = 0;
  let done: Arrived | undefined;
  const bytes = async function* (): AsyncGenerator<Uint8Array, void> {
    const reader = body?.getReader();
    try {
      while (reader) {
        const { done: ended, value } = await reader.read().catch((cause: unknown) => {
          throw new ProblemError('invalid_input', { fields: ['body'] }, { cause });
        });
        if (ended) break;
        size += value.byteLength;
        if (size > FILE_MAX_BYTES) throw new ProblemError('body_too_large');
        hash.update(value);
        yield value;
      }
    } finally {
      reader?.releaseLock();
    }
    if (size === 0) throw new ProblemError('invalid_input', { fields: ['body'] });
    done = { size, sha256: hash.digest('hex') };
  };
  return {
    bytes: bytes(),
    arrived: () => {
      if (!done) throw new Error('The upload has not ended');
      return done;
    },
  };
};
