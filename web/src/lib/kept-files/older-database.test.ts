import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { setRemembered } from '#web/lib/session/kept/remember.ts';
import { keptFiles } from './kept-files.ts';
import { recordings } from './recordings.ts';

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
      writing.objectStore('recordings').put({ ...common, id: 'r1', type: 'audio/webm' });
      writing.objectStore('pieces').put({ recording: 'r1', index: 0, content: new Blob(['voix']) });
      writing.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });

it('what an older version of the app kept is found again, with its conversation', async () => {
  setRemembered(true);
  await leaveFirstVersion();
  const record = { kind: 'conversation', id: 'c1' };
  const [file] = await keptFiles.of('anna', record);
  expect(file).toMatchObject({ id: 'f1', name: 'a.txt', record, keptFor: 'good' });
  expect(await file?.content.text()).toBe('mots');
  const recording = await recordings.findLeft('anna', record);
  expect([recording?.id, await recording?.content.text()]).toEqual(['r1', 'voix']);
  expect(await keptFiles.of('anna', { kind: 'journal_entry', id: 'c1' })).toEqual([]);
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
