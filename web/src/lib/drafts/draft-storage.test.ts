// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#contract/common/durations.ts';
import { forgetEverything } from '#web/lib/forget.ts';
import {
  draftKey,
  findDrafts,
  hasUnkept,
  prepareDraft,
  readDraft,
  removeDraft,
  sweepDrafts,
  writeDraft,
  writeDraftForGood,
} from './draft-storage.ts';
import { allStored, closePage, giveKey, openPage } from './drafts.fixture.ts';
import { readiedDrafts, refusedDrafts } from './kept-draft.ts';
import { countDrafts } from './left-drafts.ts';
import { followDrafts, openDrafts } from './open-stored.ts';

const NOW = Date.now();
const ANNA = '0198-anna';
const BERT = '0198-bert';
const place = (owner: string, slot: string) => ({ what: 'incident', owner, scope: 'new', slot });
const parse = (content: unknown) => (typeof content === 'string' ? content : null);
const found = (owner: string) =>
  findDrafts({ what: 'incident', owner, scope: 'new' }, parse).map(({ content }) => content);
const everything = () => JSON.stringify({ ...localStorage, ...sessionStorage });
/** What Anna wrote, and a page without it in memory. */
const leave = async (slot: string, words: string, kind: 'local' | 'session' = 'local', at = NOW) => {
  writeDraft(place(ANNA, slot), words, kind, at);
  await allStored();
  closePage();
};

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await openPage(ANNA);
});

describe('drafts in the browser', () => {
  it('are found again on another page, newest first, in whichever storage they lie', async () => {
    await leave('a', 'older');
    await leave('b', 'newer', 'session', NOW + 1);
    expect(found(ANNA)).toEqual([]);
    await openPage(ANNA);
    expect(found(ANNA)).toEqual(['newer', 'older']);
  });

  it('lie there without a word of them in clear', async () => {
    await leave('a', 'mots de cantine');
    expect(everything()).toContain(ANNA);
    expect(everything()).not.toContain('cantine');
  });

  it('are opened for their owner only; those of others stay, and are there when these come back', async () => {
    await leave('a', 'words of Anna');
    await openPage(BERT);
    sweepDrafts(BERT, NOW);
    expect([found(ANNA), found(BERT)]).toEqual([[], []]);
    await openPage(ANNA);
    expect(found(ANNA)).toEqual(['words of Anna']);
  });

  it('do not open under another key, for another date, cut or swapped, and are then removed as corrupt', async () => {
    await leave('a', 'one');
    await leave('b', 'two');
    const [one, two] = ['a', 'b'].map((slot) => draftKey(place(ANNA, slot))) as [string, string];
    const raw = localStorage.getItem(one) ?? '';
    const { savedAt, sealed } = JSON.parse(raw) as { savedAt: number; sealed: string };
    localStorage.setItem(two, raw);
    localStorage.setItem(draftKey(place(ANNA, 'c')), JSON.stringify({ savedAt: savedAt + 1, sealed }));
    localStorage.setItem(draftKey(place(ANNA, 'd')), JSON.stringify({ savedAt, sealed: sealed.slice(4) }));
    await openPage(ANNA);
    expect(found(ANNA)).toEqual(['one']);
    expect(localStorage.length).toBe(1);
  });

  it('lie in one storage only: what becomes sensitive leaves local storage', async () => {
    writeDraft(place(ANNA, 'a'), 'text', 'local', NOW);
    await allStored();
    writeDraft(place(ANNA, 'a'), 'sensitive text', 'session', NOW);
    await allStored();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
    await openPage(ANNA);
    expect(found(ANNA)).toEqual(['sensitive text']);
  });

  it('of one place are read without a look at the others', () => {
    writeDraft(place(ANNA, 'a'), 'this one', 'session', NOW);
    writeDraft(place(ANNA, 'b'), 'another one', 'local', NOW + 1);
    expect(readDraft(place(ANNA, 'a'), parse)).toBe('this one');
    expect(readDraft(place(BERT, 'a'), parse)).toBeNull();
  });

  it('are gone once removed, also while they are being sealed', async () => {
    writeDraft(place(ANNA, 'a'), 'text', 'local', NOW);
    await allStored();
    writeDraft(place(ANNA, 'a'), 'more text', 'local', NOW);
    removeDraft(place(ANNA, 'a'));
    writeDraft(place(ANNA, 'b'), 'other', 'local', NOW);
    await allStored();
    await openPage(ANNA);
    expect(found(ANNA)).toEqual(['other']);
  });

  it('of last month and corrupt ones are swept; the rest stays', async () => {
    await leave('old', 'old', 'local', NOW - 31 * DAY_MS);
    await leave('kept', 'kept', 'local', NOW - 29 * DAY_MS);
    localStorage.setItem(draftKey(place(ANNA, 'broken')), '{"savedAt":');
    localStorage.setItem('recueil.theme', 'dark');
    sweepDrafts(ANNA, NOW);
    await openPage(ANNA);
    expect(found(ANNA)).toEqual(['kept']);
    expect(localStorage.length).toBe(2);
  });

  it('that hold something else than expected are left out', () => {
    writeDraft(place(ANNA, 'a'), { not: 'text' }, 'local', NOW);
    expect(found(ANNA)).toEqual([]);
  });

  it('outlive a change of screen when the browser refuses to keep them, in their last version', async () => {
    writeDraft(place(ANNA, 'a'), 'kept', 'local', NOW);
    await allStored();
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeDraft(place(ANNA, 'a'), 'typed since', 'local', NOW + 1);
    writeDraft(place(ANNA, 'b'), 'another', 'session', NOW);
    await vi.waitFor(() => expect(refusedDrafts.get().size).toBe(2));
    expect(found(ANNA)).toEqual(['typed since', 'another']);
    expect(hasUnkept(ANNA)).toBe(true);
    expect(countDrafts(ANNA)).toEqual({ count: 2, keptCount: 1 });
    setItem.mockRestore();
    // There is room again: what was refused is stored without another change.
    removeDraft(place(ANNA, 'c'));
    await allStored();
    expect([hasUnkept(ANNA), refusedDrafts.get().size]).toEqual([false, 0]);
    await openPage(ANNA);
    expect(found(ANNA)).toEqual(['typed since', 'another']);
  });

  it('lie there in their last stored version while the browser refuses a longer one', async () => {
    await leave('a', 'kept');
    await openPage(ANNA);
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await writeDraftForGood(place(ANNA, 'a'), 'kept, and more', 'local')).toBe(false);
    setItem.mockRestore();
    await openPage(ANNA);
    expect(found(ANNA)).toEqual(['kept']);
  });
});

describe('what there is no time to seal', () => {
  it('was sealed while it was typed, and is stored at once when the page is closed', async () => {
    prepareDraft(place(ANNA, 'a'), 'typed', 'local');
    await vi.waitFor(() => {
      writeDraft(place(ANNA, 'a'), 'typed', 'local');
      expect(localStorage.length).toBe(1);
    });
    prepareDraft(place(ANNA, 'a'), 'typed, and more', 'local');
    const before = localStorage.getItem(draftKey(place(ANNA, 'a')));
    await vi.waitFor(() => expect(readiedDrafts.get(draftKey(place(ANNA, 'a')))?.isSealing).toBe(false));
    // Neither is anything stored before it is time to.
    expect(localStorage.getItem(draftKey(place(ANNA, 'a')))).toBe(before);
    writeDraft(place(ANNA, 'a'), 'typed, and more, and the last letter', 'local');
    closePage();
    await openPage(ANNA);
    expect(found(ANNA)).toEqual(['typed, and more']);
  });

  it('stays in memory without a key, is said to be unkept, and is sealed when the key comes', async () => {
    await leave('a', 'earlier');
    forgetEverything();
    writeDraft(place(BERT, 'a'), 'typed without a key', 'local');
    expect([hasUnkept(BERT), found(BERT), everything().includes(BERT)]).toEqual([
      true,
      ['typed without a key'],
      false,
    ]);
    await giveKey(BERT);
    await allStored();
    expect(hasUnkept(BERT)).toBe(false);
    expect(everything()).not.toContain('without a key');
    await openPage(BERT);
    expect(found(BERT)).toEqual(['typed without a key']);
  });

  it('is never written over what lies there sealed: both are found again, the newer one first', async () => {
    await leave('a', 'earlier', 'local', NOW - DAY_MS);
    forgetEverything();
    writeDraft(place(ANNA, 'a'), 'typed since', 'local', NOW);
    await giveKey(ANNA);
    await allStored();
    await openPage(ANNA);
    expect(found(ANNA)).toEqual(['typed since']);
    removeDraft(place(ANNA, 'a'));
    await openPage(ANNA);
    expect(found(ANNA)).toEqual(['earlier']);
  });

  it('is still put away when the person goes, and read by nobody from that moment', async () => {
    await leave('a', 'earlier');
    await openPage(ANNA);
    forgetEverything();
    writeDraft(place(ANNA, 'a'), 'last words', 'local');
    await allStored();
    closePage();
    await openDrafts(BERT);
    expect(found(ANNA)).toEqual([]);
    await openPage(ANNA);
    expect(found(ANNA)).toEqual(['last words']);
  });
});

describe('what an earlier version of the app left in clear', () => {
  const plain = (owner: string, words: string) => {
    localStorage.setItem(draftKey(place(owner, 'p')), JSON.stringify({ savedAt: NOW, content: words }));
  };

  it('is found by its owner, and sealed in its place', async () => {
    plain(ANNA, 'mots de cantine');
    await openPage(ANNA);
    expect(found(ANNA)).toEqual(['mots de cantine']);
    expect(everything()).not.toContain('cantine');
    await openPage(ANNA);
    expect(found(ANNA)).toEqual(['mots de cantine']);
  });

  it('stays as it is when it cannot be sealed', async () => {
    plain(ANNA, 'mots de cantine');
    const encrypt = vi.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new Error('no'));
    await openPage(ANNA);
    expect(found(ANNA)).toEqual(['mots de cantine']);
    expect(everything()).toContain('cantine');
    encrypt.mockRestore();
    await openPage(ANNA);
    expect(everything()).not.toContain('cantine');
  });

  it('goes when it is somebody else’s, as it was told to', () => {
    plain(BERT, 'mots de cantine');
    sweepDrafts(ANNA, NOW);
    expect(localStorage.length).toBe(0);
  });
});

it('what another tab changes is read, and told of', async () => {
  writeDraft(place(ANNA, 'a'), 'here', 'local', NOW);
  await allStored();
  const key = draftKey(place(ANNA, 'a'));
  const raw = localStorage.getItem(key) ?? '';
  writeDraft(place(ANNA, 'a'), 'there', 'local', NOW + 1);
  await allStored();
  const told: string[] = [];
  const stop = followDrafts((id) => told.push(id));
  localStorage.setItem(key, raw);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'recueil.theme' }));
  await vi.waitFor(() => expect(found(ANNA)).toEqual(['here']));
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await vi.waitFor(() => expect(found(ANNA)).toEqual([]));
  stop();
  expect(told).toEqual([key, key]);
});
