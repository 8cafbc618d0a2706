import { FILE_TYPES, storedFile, transcriptionInput } from '#contract/files.ts';
import type { Operations } from '../../platform/requests/operation.ts';

export const fileOperations: Operations = {
  'PUT /:id': {
    summary: 'Keeps a file under the id that the client made; the same bytes again change nothing',
    upload: {
      'X-File-Name': { required: true, description: 'The name, percent-encoded' },
      'X-File-Duration': { required: false, description: 'Of a recording, in whole seconds' },
      'X-File-Transcribe': {
        required: false,
        description:
          'Anything but `yes`: no machine is asked what a sound says; sent again, it ends the waiting for one',
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
  },
  'GET /:id': { summary: 'What is known of a file', answer: { status: 200, schema: storedFile } },
  'GET /:id/content': {
    summary: 'The bytes of a file, to be saved; with `?inline`, pictures and sound to be shown',
    answer: { status: 200, types: Object.keys(FILE_TYPES) },
    problems: ['range_not_satisfiable'],
  },
  'GET /:id/thumbnail': {
    summary: 'A small picture of a picture, 480 pixels at most',
    answer: { status: 200, types: ['image/webp'] },
  },
  'PUT /:id/transcription': {
    summary: 'Writes down the words of a clip, by hand',
    body: transcriptionInput,
    answer: { status: 200, schema: storedFile },
  },
  'DELETE /:id': {
    summary: 'Deletes a file that is attached to nothing; its sealed history stays',
    answer: { status: 204 },
    problems: ['already_used'],
  },
};
