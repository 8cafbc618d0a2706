// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetEverything, stopEverything } from '#web/lib/forget.ts';
import { keptFiles } from '#web/lib/kept-files/kept-files.ts';
import { writeDraft, writeDraftForGood } from '../drafts/draft-storage.ts';
import { allStored, closePage, openPage } from '../drafts/drafts.fixture.ts';
import { warnOfLoss } from './warn-of-loss.ts';

const ANNA = '0198-anna';
const place = { what: 'chat', owner: ANNA, scope: 'c1', slot: 'input' };

/** True when the browser asks before it closes the tab. */
const asks = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await openPage(ANNA);
  warnOfLoss(ANNA);
});
afterEach(stopEverything);

describe('a tab that is closed', () => {
  it('is asked about while a text ends with it', () => {
    expect(asks()).toBe(false);
    writeDraft(place, 'Il a crié.', 'session');
    expect(asks()).toBe(true);
  });

  it('is not asked about for what outlasts it, nor for what is somebody else’s', async () => {
    writeDraft(place, 'Il a crié.', 'local');
    await allStored();
    writeDraft({ ...place, owner: '0198-bert' }, 'Il a crié.', 'session');
    expect(asks()).toBe(false);
  });

  it('is asked about while a text is being sealed, and while the browser refuses to keep it', async () => {
    writeDraft(place, 'Il a crié.', 'local');
    expect(asks()).toBe(true);
    await allStored();
    expect(asks()).toBe(false);
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await writeDraftForGood(place, 'Il a crié, puis il est parti.', 'local')).toBe(false);
    expect(asks()).toBe(true);
    setItem.mockRestore();
    expect(await writeDraftForGood(place, 'Il a crié, puis il est parti.', 'local')).toBe(true);
    expect(asks()).toBe(false);
  });

  it('is asked about while a file cannot be sealed for want of a key', async () => {
    const carl = '0198-carl';
    warnOfLoss(carl);
    const file = { kind: 'file' as const, name: 'a.txt', type: 'text/plain', size: 1, duration: null };
    await keptFiles.keep({
      ...file,
      id: 'f1',
      owner: carl,
      record: { kind: 'conversation', id: 'c1' },
      addedAt: Date.now(),
      content: new Blob(['a']),
    });
    await vi.waitFor(() => expect(asks()).toBe(true));
    await keptFiles.remove(['f1']);
    await vi.waitFor(() => expect(asks()).toBe(false));
  });

  it('is asked about while a text cannot be sealed for want of a key', () => {
    forgetEverything();
    writeDraft(place, 'Il a crié.', 'local');
    expect(asks()).toBe(true);
    closePage();
    expect(asks()).toBe(false);
  });

  it('does not ask a person who leaves fast or signs out', () => {
    writeDraft(place, 'Il a crié.', 'session');
    stopEverything();
    expect(asks()).toBe(false);
  });
});
