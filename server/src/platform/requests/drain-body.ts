import type { Context } from 'hono';

/** A longer body is cut off without an answer. */
const DRAIN_MAX_BYTES = 32 * 1024 * 1024;

/**
 * Reads what remains of a refused body and throws it away: a client that is still sending when the connection closes
 * sees a broken connection and not the answer, and so does the next request on it.
 */
export const drainBody = async (c: Context): Promise<void> => {
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
