import type { Context } from 'hono';
import type { Actor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import type { ApiEnv } from '../../platform/requests/requests.ts';
import { rangeFrom } from './byte-range.ts';
import { dispositionOf, nameToSaveAs } from './file-name.ts';
import type { FileServices } from './file-services.ts';
import { type ReadableContent, readContent } from './read-content.ts';

/** Whatever a browser makes of the bytes: no script, no plugin, no look at anything else of ours. */
export const CONTENT_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** What the HTTP server hands on beside the request. */
interface NodeBindings {
  outgoing?: { destroy(): void };
}

/**
 * Answers with the bytes of a file: to be saved, or in their place where that is asked and they can hold no program.
 * @throws ProblemError `not_found`; `range_not_satisfiable`
 */
export const sendContent = async (
  services: FileServices,
  actor: Actor,
  fileId: string,
  c: Context<ApiEnv>,
  isAskedInline: boolean,
): Promise<Response> => {
  const content = await readContent(services, actor, fileId);
  // Shown in its place only when asked, and only what cannot hold a program.
  const isShown = isAskedInline && /^(audio|image)\//.test(content.type);
  const disposition = dispositionOf(
    isShown ? 'inline' : 'attachment',
    nameToSaveAs(content.name, content.type),
  );
  // The bytes of a file never change, so its id says which they are.
  return await answerWith(c, content, { disposition, etag: `"${fileId}"` });
};

/** Answers with bytes that never change, or with the part of them that the request asks for. */
export const answerWith = async (
  c: Context<ApiEnv>,
  { size, type, open }: ReadableContent<string>,
  { disposition, etag }: { disposition: string; etag: string },
): Promise<Response> => {
  const isHead = c.req.raw.method === 'HEAD';
  // Parts are a matter of GET alone.
  const asked = { range: isHead ? undefined : c.req.header('range'), ifRange: c.req.header('if-range') };
  const range = rangeFrom(asked, { size, etag });
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${size}`);
    throw new ProblemError('range_not_satisfiable');
  }
  const { start, end } = range ?? { start: 0, end: size };
  // Hono answers HEAD by this route too, and would leave the bytes waiting. They are opened before any header is set: a
  // failure has headers of its own.
  const breakOff = (): void => (c.env as NodeBindings).outgoing?.destroy();
  const body = isHead ? null : await open({ start, end }, breakOff);
  const headers = {
    'Content-Type': type,
    'Content-Length': String(end - start),
    'Content-Disposition': disposition,
    'Content-Security-Policy': CONTENT_POLICY,
    'Accept-Ranges': 'bytes',
    ETag: etag,
    ...(range ? { 'Content-Range': `bytes ${start}-${end - 1}/${size}` } : {}),
  };
  const status = range ? 206 : 200;
  return body ? c.body(body, status, headers) : c.body(null, status, headers);
};
