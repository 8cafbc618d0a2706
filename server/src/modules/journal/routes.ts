import { LONG_TEXT_BODY_MAX_BYTES } from '#contract/common/limits.ts';
import { type EntryInput, entry, entryHistory, entryInput, entryPatch } from '#contract/journal.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import { createEntry } from './create-entry.ts';
import { deleteEntry } from './delete-entry.ts';
import { getEntry } from './get-entry.ts';
import { getEntryHistory } from './get-entry-history.ts';
import { updateEntry } from './update-entry.ts';

/** `/api/journal`. Entries are listed by the timeline. */
export const journalRoutes = (database: Database): Route[] => [
  route({
    method: 'POST',
    path: '/',
    operationId: 'createEntry',
    summary: 'Keeps an entry under the id that the client made; repeating it changes nothing',
    bodyMaxBytes: LONG_TEXT_BODY_MAX_BYTES,
    body: {
      schema: entryInput,
      example: (id): EntryInput => ({
        id,
        title: 'La réunion de ce matin',
        content: 'Il a encore parlé à ma place.',
        entry_type: 'note',
        tags: ['réunion'],
        mood: 'negative',
        is_private: true,
        happened_on: '2026-03-12',
        happened_at: '09:30',
        files: [],
      }),
    },
    answer: { status: 201, schema: entry },
    problems: ['already_used'],
    run: ({ actor, body }) => createEntry(database, actor, body),
  }),
  route({
    method: 'GET',
    path: '/:entryId',
    operationId: 'getEntry',
    summary: 'One entry, whole',
    answer: { status: 200, schema: entry },
    run: ({ actor, ids }) => getEntry(database, actor, ids.entryId),
  }),
  route({
    method: 'GET',
    path: '/:entryId/versions',
    operationId: 'getEntryHistory',
    summary: 'What it said in each of its versions, and when that was recorded',
    answer: { status: 200, schema: entryHistory },
    run: ({ actor, ids }) => getEntryHistory(database, actor, ids.entryId),
  }),
  route({
    method: 'PATCH',
    path: '/:entryId',
    operationId: 'updateEntry',
    summary: 'Changes an entry; a file that it no longer has goes',
    bodyMaxBytes: LONG_TEXT_BODY_MAX_BYTES,
    body: { schema: entryPatch, example: () => ({ title: 'La réunion du 12 mars' }) },
    namesVersion: true,
    answer: { status: 200, schema: entry },
    run: ({ actor, ids, version, body }) => updateEntry(database, actor, ids.entryId, version, body),
  }),
  route({
    method: 'DELETE',
    path: '/:entryId',
    operationId: 'deleteEntry',
    summary: 'Deletes an entry and the files that only it has; its sealed history stays',
    namesVersion: true,
    answer: { status: 204 },
    run: ({ actor, ids, version }) => deleteEntry(database, actor, ids.entryId, version),
  }),
];
