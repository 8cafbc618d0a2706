import { DAY_MS } from '#contract/common/durations.ts';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_MAX_AGE_DAYS } from '#web/lib/drafts/draft-storage.ts';
import { giveKey } from '#web/lib/drafts/drafts.fixture.ts';
import { forgetEverything } from '#web/lib/forget.ts';
import { answerOf, transact } from './database.ts';
import { keptFiles, type NewFile } from './kept-files.ts';
import { countFiles, eraseFiles, forgetFiles, sweepFiles } from './left-files.ts';

const recordOf = (id: string) => ({ kind: 'letter', id });
const NOW = Date.UTC(2026, 10, 21);
const file = (over: Partial<NewFile> = {}): NewFile => ({
  id: 'f1',
  owner: 'anna',
  record: recordOf('c1'),
  kind: 'file',
  name: 'Courrier de M. Durand.txt',
  type: 'text/plain',
  size: 5,
  duration: null,
  addedAt: NOW,
  content: new Blob(['mots.'], { type: 'text/plain' }),
  ...over,
});
const found = async (owner = 'anna', id = 'c1') =>
  Promise.all(
    (await keptFiles.of(owner, recordOf(id))).map(async ({ id, content }) => [id, await content.text()]),
  );
/** Every row as it lies in the database, bytes and all. */
const rawText = async () => {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('recueil.kept');
    request.onsuccess = () => resolve(request.result);
  });
  const rows = await new Promise<unknown[]>((resolve) => {
    const request = database.transaction('files').objectStore('files').getAll();
    request.onsuccess = () => resolve(request.result);
  });
  database.close();
  const text = async (value: unknown): Promise<string> => {
    if (value instanceof Blob) return await value.text();
    if (typeof value !== 'object' || value === null) return String(value);
    return (await Promise.all(Object.values(value).map(text))).join(' ');
  };
  return await text(rows);
};

beforeEach(async () => {
  await giveKey('anna');
  await eraseFiles('anna');
  await eraseFiles('bert');
});
afterEach(() => vi.restoreAllMocks());

describe('files that wait to be sent', () => {
  it('are found again as they were, oldest first', async () => {
    await keptFiles.keep(file({ id: 'f2', addedAt: NOW + 1, content: new Blob(['second']) }));
    const { file: kept, refusal } = await keptFiles.keep(file());
    expect([kept.keptFor, refusal]).toEqual(['good', null]);
    expect(await found()).toEqual([
      ['f1', 'mots.'],
      ['f2', 'second'],
    ]);
    const [first] = await keptFiles.of('anna', recordOf('c1'));
    expect(first).toMatchObject({ name: 'Courrier de M. Durand.txt', type: 'text/plain', size: 5 });
  });

  it('are shown to their owner only, with their record only', async () => {
    await keptFiles.keep(file());
    expect(await found('bert')).toEqual([]);
    expect(await found('anna', 'c2')).toEqual([]);
    expect(await keptFiles.of('anna', { kind: 'parcel', id: 'c1' })).toEqual([]);
  });

  it('are gone once sent, and followers are told', async () => {
    await keptFiles.keep(file());
    const told = vi.fn();
    const stop = keptFiles.follow(told);
    await keptFiles.remove(['f1']);
    stop();
    await keptFiles.remove(['f1']);
    expect(await found()).toEqual([]);
    expect(told).toHaveBeenCalledOnce();
  });

  it('go after thirty days, and stay for their owner alone when somebody else signs in', async () => {
    await keptFiles.keep(file());
    await keptFiles.keep(file({ id: 'f3', addedAt: NOW - 2 * DAY_MS }));
    await giveKey('bert');
    await sweepFiles('bert', NOW + (DRAFT_MAX_AGE_DAYS - 1) * DAY_MS);
    expect(await found()).toEqual([]);
    await giveKey('anna');
    expect(await found()).toEqual([['f1', 'mots.']]);
    await sweepFiles('anna', NOW + (DRAFT_MAX_AGE_DAYS + 1) * DAY_MS);
    expect(await found()).toEqual([]);
  });

  it('in clear, as an earlier version left them, go when somebody else signs in', async () => {
    await keptFiles.keep(file());
    await transact(['files'], 'readwrite', async (transaction) => {
      const files = transaction.objectStore('files');
      const row = await answerOf(files.get('f1'));
      await answerOf(files.put({ ...row, keyId: null }));
    });
    expect(await countFiles('anna')).toEqual({ count: 1, keptCount: 1 });
    await giveKey('bert');
    await sweepFiles('bert', NOW);
    expect(await countFiles('anna')).toEqual({ count: 0, keptCount: 0 });
  });

  it('go with their record, and with no other', async () => {
    await keptFiles.keep(file());
    await keptFiles.keep(file({ id: 'f2', record: recordOf('c2') }));
    await forgetFiles('anna', recordOf('c1'));
    expect(await found()).toEqual([]);
    expect(await found('anna', 'c2')).toHaveLength(1);
  });

  it('are counted and erased for one person alone', async () => {
    await keptFiles.keep(file());
    await giveKey('bert');
    await keptFiles.keep(file({ id: 'f2', owner: 'bert' }));
    expect(await countFiles('anna')).toEqual({ count: 1, keptCount: 1 });
    await eraseFiles('anna');
    expect(await countFiles('anna')).toEqual({ count: 0, keptCount: 0 });
    expect(await countFiles('bert')).toEqual({ count: 1, keptCount: 1 });
  });
});

describe('what lies on the disk', () => {
  it('holds neither the bytes nor the name in clear', async () => {
    await keptFiles.keep(file());
    expect(await rawText()).toContain('anna');
    expect(await rawText()).not.toMatch(/mots|Durand|text\/plain/);
  });

  it('opens in no other row, and hides no other one when it is damaged', async () => {
    await keptFiles.keep(file());
    await keptFiles.keep(file({ id: 'f2', addedAt: NOW + 1 }));
    await transact(['files'], 'readwrite', async (transaction) => {
      const files = transaction.objectStore('files');
      const { about, content } = await answerOf(files.get('f1'));
      const row = await answerOf(files.get('f2'));
      await answerOf(files.put({ ...row, about, content }));
    });
    expect(await found()).toEqual([['f1', 'mots.']]);
  });

  it('is sealed in segments, none of which can be missing', async () => {
    const bytes = 'a'.repeat(2_500_000);
    await keptFiles.keep(file({ content: new Blob([bytes]) }));
    expect((await found())[0]?.[1]).toBe(bytes);
    await transact(['files'], 'readwrite', async (transaction) => {
      const files = transaction.objectStore('files');
      const row = await answerOf(files.get('f1'));
      const sealed: Blob = row.content.sealed;
      await answerOf(files.put({ ...row, content: { sealed: sealed.slice(0, 2 * (1024 * 1024 + 29)) } }));
    });
    expect(await found()).toEqual([]);
  });
});

describe('a browser that does not keep files', () => {
  const refuse = (name: string) =>
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no', name);
    });

  it('has them as long as the page, and it is said why', async () => {
    refuse('QuotaExceededError');
    const full = await keptFiles.keep(file());
    expect([full.file.keptFor, full.refusal]).toEqual(['page', 'full']);
    refuse('UnknownError');
    expect((await keptFiles.keep(file({ id: 'f2' }))).refusal).toBe('refused');
    expect(await found()).toEqual([
      ['f1', 'mots.'],
      ['f2', 'mots.'],
    ]);
    expect(await countFiles('anna')).toEqual({ count: 2, keptCount: 0 });
  });

  it('keeps them when the key comes that they could not be sealed without', async () => {
    forgetEverything();
    await keptFiles.keep(file({ owner: 'carl' }));
    expect(await countFiles('carl')).toEqual({ count: 1, keptCount: 0 });
    await giveKey('carl');
    await vi.waitFor(async () => expect(await countFiles('carl')).toEqual({ count: 1, keptCount: 1 }));
  });

  it('still shows them to nobody else', async () => {
    refuse('UnknownError');
    await keptFiles.keep(file());
    await sweepFiles('bert', NOW);
    expect(await found()).toEqual([]);
  });

  it('says so where there is no database at all', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError');
    });
    vi.resetModules();
    const fresh = await import('./kept-files.ts');
    expect((await fresh.keptFiles.keep(file())).refusal).toBe('refused');
    expect(await fresh.keptFiles.of('anna', recordOf('c1'))).toHaveLength(1);
  });
});
