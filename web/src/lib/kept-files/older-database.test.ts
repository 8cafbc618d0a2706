import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { giveKey } from '#web/lib/drafts/drafts.fixture.ts';
import { answerOf, transact } from './database.ts';
import { keptFiles } from './kept-files.ts';
import { countFiles } from './left-files.ts';
import { recordings } from './recordings.ts';
import { sealOlderFiles } from './seal-older.ts';

/** Not one of another test's: Node has one set of Web Locks for all the pages that a worker opens one after the other. */
const RECORDING = 'left-by-an-older-version';

/** The database as its first version left it: with one file, and one recording that was cut off. */
const leaveFirstVersion = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('recueil.kept', 1);
    request.onupgradeneeded = () => {
      for (const name of ['files', 'recordings']) {
        request.result.createObjectStore(name, { keyPath: 'id' }).createIndex('owner', 'owner');
      }
      request.result.createObjectStore('pieces', { keyPath: ['recording', 'index'] });
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const writing = request.result.transaction(['files', 'recordings', 'pieces'], 'readwrite');
      const common = { owner: 'anna', conversationId: 'c1', addedAt: Date.now(), keyId: null };
      const about = { kind: 'file', name: 'a.txt', type: 'text/plain', size: 4, duration: null };
      writing.objectStore('files').put({
        ...common,
        id: 'f1',
        about: new Blob([JSON.stringify(about)]),
        content: new Blob(['mots']),
      });
      writing.objectStore('recordings').put({ ...common, id: RECORDING, type: 'audio/webm' });
      writing.objectStore('pieces').put({ recording: RECORDING, index: 0, content: new Blob(['voix']) });
      writing.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });

/** Every row as it lies in the database, bytes and all. */
const rawText = async (): Promise<string> => {
  const rows = await transact(['files', 'recordings', 'pieces'], 'readonly', (transaction) =>
    Promise.all(
      ['files', 'recordings', 'pieces'].map((name) => answerOf(transaction.objectStore(name).getAll())),
    ),
  );
  const text = async (value: unknown): Promise<string> => {
    if (value instanceof Blob) return await value.text();
    if (typeof value !== 'object' || value === null) return String(value);
    return (await Promise.all(Object.values(value).map(text))).join(' ');
  };
  return await text(rows);
};

it('what an older version of the app kept is found again, with its conversation', async () => {
  await giveKey('anna');
  await leaveFirstVersion();
  const record = { kind: 'conversation', id: 'c1' };
  const [file] = await keptFiles.of('anna', record);
  expect(file).toMatchObject({ id: 'f1', name: 'a.txt', record, keptFor: 'good' });
  expect(await file?.content.text()).toBe('mots');
  const recording = await recordings.findLeft('anna', record);
  expect([recording?.id, await recording?.content.text()]).toEqual([RECORDING, 'voix']);
  expect(await keptFiles.of('anna', { kind: 'journal_entry', id: 'c1' })).toEqual([]);
  recordings.release(RECORDING);

  await sealOlderFiles('anna');
  expect(await rawText()).not.toMatch(/a\.txt|mots|voix/);
  const [again] = await keptFiles.of('anna', record);
  expect([again?.name, await again?.content.text()]).toEqual(['a.txt', 'mots']);
  await vi.waitFor(async () => {
    const found = await recordings.findLeft('anna', record);
    expect(await found?.content.text()).toBe('voix');
  });
  expect(await countFiles('anna')).toEqual({ count: 2, keptCount: 2 });
});

it('what is kept now is found by a tab of an older version, which opens the database as it knows it', async () => {
  const record = { kind: 'conversation', id: 'c2' };
  const file = { kind: 'file', name: 'b.txt', type: 'text/plain', size: 4, duration: null } as const;
  await keptFiles.keep({ ...file, id: 'f2', owner: 'anna', record, addedAt: 1, content: new Blob(['mots']) });
  const row = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('recueil.kept', 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('files').objectStore('files').get('f2');
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result);
      };
    };
  });
  expect(row).toMatchObject({ owner: 'anna', conversationId: 'c2' });
});
