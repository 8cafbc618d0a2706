import type { Context } from 'hono';
import * as z from 'zod/mini';
import { FILE_TYPES, filePlace, fileText, storedFile, transcriptionInput } from '#contract/files.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import type { ApiEnv } from '../../platform/requests/requests.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import { deleteFile } from './delete-file.ts';
import { readFileName } from './file-name.ts';
import type { FileServices } from './file-services.ts';
import { getFile } from './get-file.ts';
import { getPlace } from './get-place.ts';
import { getPreview } from './get-preview.ts';
import { getText } from './get-text.ts';
import { getThumbnail } from './get-thumbnail.ts';
import { CONTENT_POLICY, sendContent } from './send-content.ts';
import { writeTranscription } from './transcription/write-transcription.ts';
import { uploadFile } from './upload-file.ts';

/** `/api/files` */
export const fileRoutes = (services: FileServices): Route[] => [
  route({
    method: 'PUT',
    path: '/:fileId',
    operationId: 'uploadFile',
    summary: 'Keeps a file under the id that the client made; the same bytes again change nothing',
    upload: {
      'X-File-Name': {
        required: true,
        description: 'The name, percent-encoded',
        example: 'compte%20rendu.txt',
      },
      'X-File-Duration': { required: false, description: 'Of a recording, in whole seconds', example: '42' },
      'X-File-Transcribe': {
        required: false,
        description:
          'Anything but `yes`: no machine is asked what a sound says; sent again, it ends the waiting for one',
        example: 'yes',
      },
    },
    answer: { status: 201, schema: storedFile },
    problems: [
      'invalid_input',
      'body_too_large',
      'file_type_refused',
      'sound_unreadable',
      'already_used',
      'rate_limited',
      'files_full',
    ],
    run: async ({ actor, ids, context: c }) =>
      await uploadFile(services, actor, {
        id: ids.fileId,
        name: readFileName(c.req.header('x-file-name')),
        duration: readDuration(c.req.header('x-file-duration')),
        mayTranscribe: readConsent(c.req.header('x-file-transcribe')),
        announcedSize: readLength(c.req.header('content-length')),
        body: c.req.raw.body,
      }),
  }),
  route({
    method: 'GET',
    path: '/:fileId',
    operationId: 'getFile',
    summary: 'What is known of a file',
    answer: { status: 200, schema: storedFile },
    run: ({ actor, ids }) => getFile(services.database, actor, ids.fileId),
  }),
  route({
    method: 'GET',
    path: '/:fileId/content',
    operationId: 'readContent',
    summary: 'The bytes of a file, to be saved; with `?inline`, pictures and sound to be shown',
    opensAsLink: true,
    query: z.object({ inline: z.optional(z.string()) }),
    answer: { status: 200, types: Object.keys(FILE_TYPES) },
    problems: ['range_not_satisfiable'],
    run: ({ actor, ids, query, context }) =>
      sendContent(services, actor, ids.fileId, context, query.inline !== undefined),
  }),
  route({
    method: 'GET',
    path: '/:fileId/thumbnail',
    operationId: 'getThumbnail',
    summary: 'A small picture of a picture, 480 pixels at most',
    opensAsLink: true,
    answer: { status: 200, types: ['image/webp'] },
    run: async ({ actor, ids, context }) =>
      sendPicture(context, await getThumbnail(services.database, actor, ids.fileId)),
  }),
  route({
    method: 'GET',
    path: '/:fileId/preview',
    operationId: 'getPreview',
    summary:
      'A picture or the first page of a PDF to be looked at, 1600 pixels at most, without its metadata',
    opensAsLink: true,
    answer: { status: 200, types: ['image/webp'] },
    run: async ({ actor, ids, context }) =>
      sendPicture(context, await getPreview(services, actor, ids.fileId)),
  }),
  route({
    method: 'GET',
    path: '/:documentId/text',
    operationId: 'readText',
    summary: 'The beginning of the text of a document or a mail',
    answer: { status: 200, schema: fileText },
    run: ({ actor, ids }) => getText(services.database, actor, ids.documentId),
  }),
  route({
    method: 'GET',
    path: '/:pictureId/place',
    operationId: 'readPlace',
    summary: 'Where a picture says that it was taken',
    answer: { status: 200, schema: filePlace },
    run: ({ actor, ids }) => getPlace(services.database, actor, ids.pictureId),
  }),
  route({
    method: 'PUT',
    path: '/:clipId/transcription',
    operationId: 'writeTranscription',
    summary: 'Writes down the words of a clip, by hand',
    body: { schema: transcriptionInput, example: () => ({ text: 'Il a dit que je ne valais rien.' }) },
    answer: { status: 200, schema: storedFile },
    run: ({ actor, ids, body }) => writeTranscription(services, actor, ids.clipId, body.text),
  }),
  route({
    method: 'DELETE',
    path: '/:fileId',
    operationId: 'deleteFile',
    summary: 'Deletes a file that is attached to nothing; its sealed history stays',
    answer: { status: 204 },
    problems: ['already_used'],
    run: ({ actor, ids }) => deleteFile(services, actor, ids.fileId),
  }),
];

const sendPicture = (context: Context<ApiEnv>, picture: Buffer): Response =>
  context.body(new Uint8Array(picture), 200, {
    'Content-Type': 'image/webp',
    'Content-Security-Policy': CONTENT_POLICY,
  });

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
