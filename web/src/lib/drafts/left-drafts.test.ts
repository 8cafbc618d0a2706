// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeDraft } from './draft-storage.ts';
import { allStored, openPage } from './drafts.fixture.ts';
import { countDrafts, eraseDrafts } from './left-drafts.ts';

const ANNA = '0198-anna';
const BERT = '0198-bert';
const place = (owner: string, what: string, slot = 'a') => ({ what, owner, scope: 'new', slot });

describe('what somebody leaves in the browser', () => {
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    await openPage(BERT);
    writeDraft(place(BERT, 'chat'), 'words', 'local');
    await allStored();
    await openPage(ANNA);
    writeDraft(place(ANNA, 'incident'), 'words', 'local');
    writeDraft(place(ANNA, 'chat', 'input'), 'words', 'local');
    writeDraft(place(ANNA, 'incident', 'sensitive'), 'words', 'session');
  });

  it('is counted, wherever it lies and whatever it is, also while it is being put there', async () => {
    expect(countDrafts(ANNA)).toEqual({ count: 3, keptCount: 2 });
    await allStored();
    expect(countDrafts(ANNA)).toEqual({ count: 3, keptCount: 2 });
    expect(countDrafts(BERT)).toEqual({ count: 1, keptCount: 1 });
  });

  it('is erased whole, and nothing of anybody else', async () => {
    const encrypt = vi.spyOn(crypto.subtle, 'encrypt');
    writeDraft(place(ANNA, 'incident', 'last'), 'words', 'local');
    eraseDrafts(ANNA);
    // What was being sealed when it was erased comes back neither.
    await vi.waitFor(() =>
      expect(encrypt.mock.settledResults.every(({ type }) => type === 'fulfilled')).toBe(true),
    );
    expect(countDrafts(ANNA)).toEqual({ count: 0, keptCount: 0 });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(ANNA);
    expect(countDrafts(BERT).count).toBe(1);
  });
});
