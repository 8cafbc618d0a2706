import type { Context } from 'hono';
import { SHARE_HEAD_BYTES, type ShareRange, sealedShareRange } from '#contract/share-cipher.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import type { SharingServices } from '../sharing-services.ts';
import { hashOfToken } from './access-writer.ts';
import { streamOf, whileOpen } from './stream-part.ts';
import { findOpening, takePart } from './take-part.ts';

/** What the HTTP server hands on beside the request. */
interface NodeBindings {
  outgoing?: { destroy(): void };
}

/**
 * Answers with the head of the sealed copy and the segments that hold a part of it, or all of it. They open in the reader's browser
 * alone.
 * @throws ProblemError `not_found` for a wrong or former token as for a share that is none, or opens no more, and for what is not
 * shared; `rate_limited`
 */
export const sendPart = async (
  services: SharingServices,
  shareId: string,
  part: number | 'all',
  c: Context,
): Promise<Response> => {
  const [, token = ''] = /^Bearer ([\w-]{43})$/.exec(c.req.header('authorization') ?? '') ?? [];
  if (token === '') throw new ProblemError('not_found');
  // Hono answers HEAD by this route too: nothing is read then, and nothing is written down.
  if (c.req.raw.method === 'HEAD') throw new ProblemError('not_found');
  const tokenHash = hashOfToken(token);
  const { objectKey, size, range } = await takePart(services, shareId, tokenHash, part);
  const sealed = sealedShareRange(size, range);
  const bytes = whileOpen(
    joined(services, objectKey, sealed),
    async () => (await findOpening(services, shareId, tokenHash)) !== undefined,
  );
  const length = SHARE_HEAD_BYTES + sealed.end - sealed.start;
  const body = await streamOf(bytes, services, () => (c.env as NodeBindings).outgoing?.destroy());
  return c.body(body, 200, { 'Content-Type': 'application/octet-stream', 'Content-Length': String(length) });
};

/** The head, and behind it these bytes. */
const joined = async function* (
  { store }: SharingServices,
  objectKey: string,
  { start, end }: ShareRange,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (start === SHARE_HEAD_BYTES) {
    yield* store.get(objectKey, { start: 0, end });
    return;
  }
  yield* store.get(objectKey, { start: 0, end: SHARE_HEAD_BYTES });
  yield* store.get(objectKey, { start, end });
};
