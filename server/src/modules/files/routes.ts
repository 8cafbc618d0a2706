import { type Context, Hono } from 'hono';
import { transcriptionInput } from '#contract/files.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { type ApiEnv, readBody, readId } from '../../platform/requests/requests.ts';
import { rangeFrom } from './byte-range.ts';
import { deleteFile } from './delete-file.ts';
import { dispositionOf, nameToSaveAs, readFileName } from './file-name.ts';
import type { FileServices } from './file-services.ts';
import { getFile } from './get-file.ts';
import { getThumbnail } from './get-thumbnail.ts';
import { readContent } from './read-content.ts';
import { writeTranscription } from './transcription/write-transcription.ts';
import { uploadFile } from './upload-file.ts';

/** Whatever a browser makes of the bytes: no script, no plugin, no look at anything else of ours. */
const CONTENT_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** What the HTTP server hands on beside the request. */
interface NodeBindings {
  outgoing?: { destroy(): void };
}

/** `/api/files` */
export const fileRoutes = (services: FileServices): Hono<ApiEnv> =>
  new Hono<ApiEnv>()
    .put('/:id', async (c) => {
      const upload = {
        id: readId(c),
        name: readFileName(c.req.header('x-file-name')),
        duration: readDuration(c.req.header('x-file-duration')),
        mayTranscribe: readConsent(c.req.header('x-file-transcribe')),
        announcedSize: readLength(c.req.header('content-length')),
        body: c.req.raw.body,
      };
      return c.json(await uploadFile(services, c.get('actor'), upload), 201);
    })
    .get('/:id', async (c) => c.json(await getFile(services.database, c.get('actor'), readId(c))))
    .get('/:id/content', async (c) => await sendContent(services, c))
    .get('/:id/thumbnail', async (c) => {
      const thumbnail = await getThumbnail(services.database, c.get('actor'), readId(c));
      return c.body(new Uint8Array(thumbnail), 200, {
        'Content-Type': 'image/webp',
        'Content-Security-Policy': CONTENT_POLICY,
      });
    })
    .put('/:id/transcription', async (c) => {
      const id = readId(c);
      const { text } = await readBody(c, transcriptionInput);
      return c.json(await writeTranscription(services, c.get('actor'), id, text));
    })
    .delete('/:id', async (c) => {
      await deleteFile(services, c.get('actor'), readId(c));
      return c.body(null, 204);
    });

const sendContent = async (services: FileServices, c: Context<ApiEnv>): Promise<Response> => {
  const content = await readContent(services, c.get('actor'), readId(c));
  const { size, type } = content;
  const isSound = type.startsWith('audio/');
  // A player jumps about in a clip; everything else is taken whole.
  const range = isSound ? rangeFrom(c.req.header('range'), size) : null;
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${size}`);
    throw new ProblemError('range_not_satisfiable');
  }
  const { start, end } = range ?? { start: 0, end: size };
  // Asked for the headers alone, Hono takes this way too, and would leave the bytes waiting. They are opened before any
  // header is set: a failure has headers of its own.
  const breakOff = (): void => (c.env as NodeBindings).outgoing?.destroy();
  const body = c.req.raw.method === 'HEAD' ? null : await content.open({ start, end }, breakOff);
  // Shown in its place only when asked, and only what cannot hold a program.
  const isShown = c.req.query('inline') !== undefined && (isSound || type.startsWith('image/'));
  const headers = {
    'Content-Type': type,
    'Content-Length': String(end - start),
    'Content-Disposition': dispositionOf(isShown ? 'inline' : 'attachment', nameToSaveAs(content.name, type)),
    'Content-Security-Policy': CONTENT_POLICY,
    ...(isSound ? { 'Accept-Ranges': 'bytes' } : {}),
    ...(range ? { 'Content-Range': `bytes ${start}-${end - 1}/${size}` } : {}),
  };
  const status = range ? 206 : 200;
  return body ? c.body(body, status, headers) : c.body(null, status, headers);
};

/** Whole seconds of a recording. @throws ProblemError `invalid_input` naming `duration` */
const readDuration = (header: string | undefined): number | null => {
  if (header === undefined) return null;
  if (!/^\d{1,6}$/.test(header)) throw new ProblemError('invalid_input', { fields: ['duration'] });
  return Number(header);
};

/** Who says anything else than a clear yes does not want it, however that is spelled. */
const readConsent = (header: string | undefined): boolean => header === undefined || header === 'yes';

const readLength = (header: string | undefined): number | null =>
  header !== undefined && /^\d+$/.test(header) ? Number(header) : null;
