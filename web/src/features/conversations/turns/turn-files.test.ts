// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetSentFiles, isFileSent } from '#web/features/attachments/sending/sent-files.ts';
import { uploads } from '#web/features/attachments/sending/uploads.ts';
import { giveKey } from '#web/lib/drafts/drafts.fixture.ts';
import { keptFiles } from '#web/lib/kept-files/kept-files.ts';
import { eraseFiles } from '#web/lib/kept-files/left-files.ts';
import { ApiProblem } from '#web/lib/requests/api-problem.ts';
import { conversationRecord } from '../conversation-record.ts';
import { uploadFilesOf } from './turn-files.ts';

const sent = vi.hoisted(() => vi.fn<(id: string) => Promise<unknown>>());
vi.mock('#web/features/attachments/sending/upload-file.ts', () => ({
  uploadFile: ({ id }: { id: string }) => sent(id),
}));
// jsdom's own cannot be copied, which a database has to.
vi.stubGlobal('Blob', NodeBlob);

const keep = (id: string) =>
  keptFiles.keep({
    id,
    owner: 'anna',
    record: conversationRecord('c1'),
    kind: 'file',
    name: `${id}.txt`,
    type: 'text/plain',
    size: 4,
    duration: null,
    addedAt: Date.UTC(2026, 10, 21),
    content: new Blob(['mots']),
  });
const message = {
  id: 'm1',
  content: '',
  attachments: ['f1', 'f2'],
  writtenAt: '2026-11-20T10:00:00.000Z',
};
const upload = (of = message) => uploadFilesOf('anna', 'c1', of);
const left = async () => (await keptFiles.of('anna', conversationRecord('c1'))).map(({ id }) => id);

beforeEach(async () => {
  await giveKey('anna');
  await eraseFiles('anna');
  sent.mockReset().mockImplementation(async (id) => ({ id }));
  await keep('f1');
  await keep('f2');
});
afterEach(() => {
  for (const id of ['f1', 'f2']) uploads.drop(id);
});

it('uploads the files of a message and no others, and keeps them until the message is saved', async () => {
  await keep('f3');
  await upload();
  expect(sent.mock.calls).toEqual([['f1'], ['f2']]);
  expect(await left()).toEqual(['f1', 'f2', 'f3']);
  await forgetSentFiles(message.attachments);
  expect(await left()).toEqual(['f3']);
  expect(isFileSent('f1')).toBe(true);
  expect(isFileSent('f3')).toBe(false);
});

it('sends again only what did not get through', async () => {
  sent.mockImplementation(async (id) => {
    if (id === 'f2') throw new ApiProblem('network');
    return { id };
  });
  await expect(upload()).rejects.toMatchObject({ failure: 'network' });
  sent.mockReset().mockImplementation(async (id) => ({ id }));
  await upload();
  expect(sent.mock.calls).toEqual([['f2']]);
});

it('tells a file that is not taken from a connection that is gone, and from a file that is', async () => {
  sent.mockRejectedValue(new ApiProblem('file_type_refused'));
  await expect(upload()).rejects.toMatchObject({ failure: 'file_refused' });
  await keptFiles.remove(['f1']);
  await expect(upload()).rejects.toMatchObject({ failure: 'file_gone' });
});

it('asks a server without room once, and says of the message what holds of all its files', async () => {
  sent.mockRejectedValue(new ApiProblem('storage_full'));
  await expect(upload()).rejects.toMatchObject({ failure: 'storage_full' });
  expect(sent.mock.calls).toEqual([['f1']]);
  expect(await left()).toEqual(['f1', 'f2']);
  // One's own room may still do for a smaller file.
  sent.mockReset().mockRejectedValue(new ApiProblem('files_full'));
  await expect(upload()).rejects.toMatchObject({ failure: 'file_refused' });
  expect(sent.mock.calls).toEqual([['f1'], ['f2']]);
});

it('a message without files needs none', async () => {
  await upload({ ...message, attachments: [] });
  expect(sent).not.toHaveBeenCalled();
});
