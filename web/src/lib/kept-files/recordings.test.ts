import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { giveKey } from '#web/lib/drafts/drafts.fixture.ts';
import { forgetEverything } from '#web/lib/forget.ts';
import { keptFiles } from './kept-files.ts';
import { countFiles, eraseFiles, sweepFiles } from './left-files.ts';
import { recordings } from './recordings.ts';

const RECORD = { kind: 'letter', id: 'c1' };
const STARTED = Date.UTC(2026, 10, 21);
const recording = (id: string, startedAt = STARTED) => ({
  id,
  owner: 'anna',
  record: RECORD,
  startedAt,
  type: 'audio/webm',
});
const record = async (id: string, pieces: string[], startedAt?: number) => {
  for (const [index, piece] of pieces.entries()) {
    await recordings.addPiece(recording(id, startedAt), index, new Blob([piece]));
  }
};
const left = async () => {
  const found = await recordings.findLeft('anna', RECORD);
  return found && { ...found, content: [await found.content.text(), found.content.type] };
};

beforeEach(async () => {
  await giveKey('anna');
  await eraseFiles('anna');
  for (const id of ['r1', 'r2']) recordings.release(id);
});

it('a recording that was cut off is found again with all its pieces, in their order', async () => {
  await record(
    'r1',
    Array.from({ length: 12 }, (_, index) => `${index}.`),
  );
  expect(await left()).toEqual({
    id: 'r1',
    startedAt: STARTED,
    content: ['0.1.2.3.4.5.6.7.8.9.10.11.', 'audio/webm'],
    mayTranscribe: true,
  });
});

it('a recording is found again with what was chosen for it, which brings none back that is gone', async () => {
  await record('r1', ['words']);
  await recordings.choose('r1', false);
  await recordings.choose('r2', false);
  expect(await left()).toMatchObject({ id: 'r1', mayTranscribe: false });
  expect(await left()).toBeNull();
});

it('several are offered one after the other, the oldest first, each to one tab', async () => {
  await record('r2', ['second'], STARTED + 1);
  await record('r1', ['first']);
  expect([(await left())?.id, (await left())?.id, await left()]).toEqual(['r1', 'r2', null]);
});

it('nobody takes up what a tab is still recording', async () => {
  await recordings.claim('r1');
  await record('r1', ['now']);
  expect(await left()).toBeNull();
  recordings.release('r1');
  expect((await left())?.id).toBe('r1');
});

it('nobody else finds it, nor the same person for another record', async () => {
  await record('r1', ['words']);
  expect(await recordings.findLeft('bert', RECORD)).toBeNull();
  expect(await recordings.findLeft('anna', { ...RECORD, id: 'c2' })).toBeNull();
});

it('it is one of the things that are left behind, and stays for its owner alone when somebody else signs in', async () => {
  await record('r1', ['words']);
  expect(await countFiles('anna')).toEqual({ count: 1, keptCount: 1 });
  await giveKey('bert');
  await sweepFiles('bert', STARTED);
  expect(await left()).toBeNull();
  await giveKey('anna');
  expect(await left()).toMatchObject({ id: 'r1', content: ['words', 'audio/webm'] });
});

it('its last piece is still sealed when the person goes, and opened by nobody until they are back', async () => {
  await record('r1', ['one ']);
  forgetEverything();
  await recordings.addPiece(recording('r1'), 1, new Blob(['two']));
  expect(await left()).toBeNull();
  await giveKey('anna');
  expect((await left())?.content[0]).toBe('one two');
});

it('once finished, the file stands in its place', async () => {
  await record('r1', ['words']);
  const kept = await recordings.finish('r1', {
    id: 'f1',
    owner: 'anna',
    record: RECORD,
    kind: 'voice',
    name: 'voice-1.wav',
    type: 'audio/wav',
    size: 3,
    duration: 1,
    addedAt: STARTED,
    content: new Blob(['wav']),
  });
  expect(kept.keptFor).toBe('good');
  expect(await left()).toBeNull();
  expect((await keptFiles.of('anna', RECORD)).map(({ name }) => name)).toEqual(['voice-1.wav']);
});

it('once thrown away it is gone', async () => {
  await record('r1', ['words']);
  await recordings.discard('r1');
  expect(await left()).toBeNull();
});
