import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { ProblemCode } from '#contract/common/problems.ts';
import {
  FILE_TYPES,
  filePlace,
  fileText,
  keptUpload,
  storedFile,
  transcriptionInput,
} from '#contract/files.ts';
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
import { getUpload } from './get-upload.ts';
import { CONTENT_POLICY, sendContent } from './send-content.ts';
import { behindOpenFiles } from './sensitive-files.ts';
import { writeTranscription } from './transcription/write-transcription.ts';
import { type Upload, uploadFile } from './upload-file.ts';

const UPLOAD_HEADERS = {
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
};
const UPLOAD_PROBLEMS = [
  'invalid_input',
  'body_too_large',
  'file_type_refused',
  'sound_unreadable',
  'already_used',
  'rate_limited',
  'files_full',
] as const satisfies readonly ProblemCode[];

/** `/api/files`: a file that only sensitive incidents have opens as they do. */
export const fileRoutes = (services: FileServices): Route[] =>
  behindOpenFiles(services.database, table(services));

const table = (services: FileServices): Route[] => [
  route({
    method: 'PUT',
    path: '/:fileId',
    operationId: 'uploadFile',
    summary: 'Keeps a file under the id that the client made; the same bytes again change nothing',
    upload: UPLOAD_HEADERS,
    answer: { status: 201, schema: storedFile },
    problems: UPLOAD_PROBLEMS,
    run: ({ actor, ids, context }) => uploadFile(services, actor, uploadIn(context, ids.fileId, 0)),
  }),
  route({
    method: 'PATCH',
    path: '/:fileId',
    operationId: 'continueUpload',
    summary: 'Brings the bytes that are missing of an upload that was cut off',
    upload: {
      ...UPLOAD_HEADERS,
      'Upload-Offset': {
        required: true,
        description: 'How many bytes are kept, as `readUpload` says; 0 for none',
        example: '0',
      },
    },
    answer: { status: 201, schema: storedFile },
    problems: [...UPLOAD_PROBLEMS, 'wrong_offset'],
    run: ({ actor, ids, context }) =>
      uploadFile(
        services,
        actor,
        uploadIn(context, ids.fileId, readOffset(context.req.header('upload-offset'))),
      ),
  }),
  route({
    method: 'GET',
    path: '/:uploadId/upload',
    operationId: 'readUpload',
    summary: 'How much is kept of an upload that was cut off',
    answer: { status: 200, schema: keptUpload },
    run: ({ actor, ids }) => getUpload(services.database, actor, ids.uploadId),
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

const uploadIn = ({ req }: Context<ApiEnv>, id: string, offset: number): Upload => ({
  id,
  name: readFileName(req.header('x-file-name')),
  duration: readDuration(req.header('x-file-duration')),
  mayTranscribe: readConsent(req.header('x-file-transcribe')),
  announcedSize: readLength(req.header('content-length')),
  offset,
  body: req.raw.body,
});

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

/** @throws ProblemError `invalid_input` naming `offset` */
const readOffset = (header: string | undefined): number => {
  if (header === undefined || !/^\d{1,9}$/.test(header)) {
    throw new ProblemError('invalid_input', { fields: ['offset'] });
  }
  return Number(header);
};

const readLength = (header: string | undefined): number | null =>
  header !== undefined && /^\d+$/.test(header) ? Number(header) : null;
