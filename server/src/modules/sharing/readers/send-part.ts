import type { Context } from 'hono';
import { sql } from 'kysely';
import { SHARE_FETCHES_MAX_COUNT } from '#contract/limits.ts';
import { SHARE_HEAD_BYTES, type ShareRange, sealedShareRange } from '#contract/share-cipher.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { MissingObjectError } from '../../../platform/files/object-store.ts';
import type { SharingServices } from '../sharing-services.ts';
import { addAccess, hashOfToken } from './access-writer.ts';

/** A share that is withdrawn while it is being read gives no more than this. */
const LOOK_BYTES = 4 * 1024 * 1024;

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
  const bytes = watched(
    joined(services, objectKey, sealed),
    async () => (await findOpening(services, shareId, tokenHash)) !== undefined,
  );
  const length = SHARE_HEAD_BYTES + sealed.end - sealed.start;
  const body = await streamOf(bytes, services, () => (c.env as NodeBindings).outgoing?.destroy());
  return c.body(body, 200, { 'Content-Type': 'application/octet-stream', 'Content-Length': String(length) });
};

interface TakenPart {
  objectKey: string;
  size: number;
  range: ShareRange;
}

/** What the token opens of this share, written down for its owner. @throws ProblemError as above */
const takePart = (
  { database, now }: SharingServices,
  shareId: string,
  tokenHash: Buffer,
  part: number | 'all',
): Promise<TakenPart> =>
  database.asShare(shareId, async (tx) => {
    const at = now();
    const opening = await tx.db
      .updateTable('share_openings')
      .set({ fetched: sql<number>`fetched + 1` })
      .where('share_id', '=', shareId)
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', at)
      .returning('fetched')
      .executeTakeFirst();
    const share =
      opening &&
      (await tx.db
        .selectFrom('shares')
        .select([
          'user_id',
          'size',
          'part_starts',
          'part_ends',
          'document_part',
          'may_download',
          'object_key',
        ])
        .where('id', '=', shareId)
        .where('expires_at', '>', at)
        .executeTakeFirst());
    if (!share || share.object_key === null) throw new ProblemError('not_found');
    if (opening.fetched > SHARE_FETCHES_MAX_COUNT) throw new ProblemError('rate_limited');
    const { user_id: userId, size, part_starts, part_ends } = share;
    const access = { userId, shareId, at };
    if (part === 'all') {
      if (!share.may_download) throw new ProblemError('not_found');
      await addAccess(tx, { ...access, act: 'downloaded' });
      return { objectKey: share.object_key, size, range: { start: 0, end: size } };
    }
    const [start, end] = [part_starts[part - 1], part_ends[part - 1]];
    if (start === undefined || end === undefined) throw new ProblemError('not_found');
    await addAccess(tx, { ...access, act: part === share.document_part ? 'read' : 'part', part });
    // PostgreSQL's arrays of whole numbers come as texts.
    return { objectKey: share.object_key, size, range: { start: Number(start), end: Number(end) } };
  });

/** The opening, as long as it opens this share. */
const findOpening = ({ database, now }: SharingServices, shareId: string, tokenHash: Buffer) =>
  database.asShare(shareId, ({ db }) =>
    db
      .selectFrom('share_openings as opening')
      .innerJoin('shares', (join) =>
        join.onRef('shares.id', '=', 'opening.share_id').onRef('shares.user_id', '=', 'opening.user_id'),
      )
      .select('opening.share_id')
      .where('opening.share_id', '=', shareId)
      .where('opening.token_hash', '=', tokenHash)
      .where('opening.expires_at', '>', now())
      .executeTakeFirst(),
  );

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

/** Stops where the share does not open any more. */
const watched = async function* (
  bytes: AsyncIterable<Uint8Array>,
  isOpen: () => Promise<boolean>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let unwatched = 0;
  for await (const chunk of bytes) {
    unwatched += chunk.length;
    if (unwatched > LOOK_BYTES) {
      if (!(await isOpen())) throw new ProblemError('not_found');
      unwatched = 0;
    }
    // The store gives each chunk only until the next one is asked for.
    yield new Uint8Array(chunk);
  }
};

/** @throws ProblemError `not_found` where the copy was destroyed in this very moment */
const streamOf = async (
  bytes: AsyncGenerator<Uint8Array, void, undefined>,
  { log }: SharingServices,
  breakOff: () => void,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
  let held: IteratorResult<Uint8Array, void> | undefined;
  try {
    held = await bytes.next();
  } catch (error) {
    throw error instanceof MissingObjectError ? new ProblemError('not_found') : error;
  }
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const next = held ?? (await bytes.next());
        held = undefined;
        if (next.done) controller.close();
        else controller.enqueue(next.value as Uint8Array<ArrayBuffer>);
      } catch (error) {
        if (!(error instanceof ProblemError))
          log.error({ err: error }, 'a shared copy could not be read to its end');
        // Not by an error of this stream: the HTTP server would write its message behind the bytes.
        breakOff();
      }
    },
    cancel: async () => {
      await bytes.return();
    },
  });
};
