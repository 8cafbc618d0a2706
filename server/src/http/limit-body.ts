import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { JSON_BODY_MAX_BYTES } from '#contract/limits.ts';
import { ProblemError } from '../platform/requests/problem-error.ts';

/** A body that goes on beyond this is cut off without an answer. */
const DRAIN_MAX_BYTES = 32 * 1024 * 1024;

/**
 * Refuses a body over the limit. What remains of it is read and thrown away first: a client that is still sending when
 * the connection closes sees a broken connection and not the answer.
 */
export const limitBody = bodyLimit({
  maxSize: JSON_BODY_MAX_BYTES,
  onError: async (c) => {
    await drain(c);
    throw new ProblemError('body_too_large');
  },
});

const drain = async (c: Context): Promise<void> => {
  // Without an announced length the limit itself was reading, and holds the stream.
  const body = c.req.raw.body;
  const reader = body?.locked ? undefined : body?.getReader();
  let bytes = 0;
  while (reader && bytes < DRAIN_MAX_BYTES) {
    const { done, value } = await reader.read();
    if (done) return;
    bytes += value.byteLength;
  }
};
