// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { draftKey, findDrafts, readDraft, removeDraft, sweepDrafts, writeDraft } from './draft-storage.ts';

const NOW = Date.UTC(2026, 10, 21);
const ANNA = '0198-anna';
const BERT = '0198-bert';
const place = (owner: string, slot: string) => ({ what: 'incident', owner, scope: 'new', slot });
const parse = (content: unknown) => (typeof content === 'string' ? content : null);
const found = (owner: string) =>
  findDrafts({ what: 'incident', owner, scope: 'new' }, parse).map(({ content }) => content);

describe('drafts in the browser', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('are found again newest first, in whichever storage they lie', () => {
    writeDraft(place(ANNA, 'a'), 'older', 'local', NOW);
    writeDraft(place(ANNA, 'b'), 'newer', 'session', NOW + 1);
    expect(found(ANNA)).toEqual(['newer', 'older']);
  });

  it('are shown to their owner only', () => {
    writeDraft(place(ANNA, 'a'), 'words of Anna', 'local', NOW);
    expect(found(BERT)).toEqual([]);
  });

  it('lie in one storage only: what becomes sensitive leaves local storage', () => {
    writeDraft(place(ANNA, 'a'), 'text', 'local', NOW);
    writeDraft(place(ANNA, 'a'), 'sensitive text', 'session', NOW);
    expect(localStorage.length).toBe(0);
    expect(found(ANNA)).toEqual(['sensitive text']);
  });

  it('of one place are read without a look at the others', () => {
    writeDraft(place(ANNA, 'a'), 'this one', 'session', NOW);
    writeDraft(place(ANNA, 'b'), 'another one', 'local', NOW + 1);
    expect(readDraft(place(ANNA, 'a'), parse)).toBe('this one');
    expect(readDraft(place(ANNA, 'b'), parse)).toBe('another one');
    expect(readDraft(place(BERT, 'a'), parse)).toBeNull();
    localStorage.setItem(draftKey(place(ANNA, 'c')), '{"savedAt":');
    expect(readDraft(place(ANNA, 'c'), parse)).toBeNull();
  });

  it('are gone once removed', () => {
    writeDraft(place(ANNA, 'a'), 'text', 'local', NOW);
    removeDraft(place(ANNA, 'a'));
    expect(found(ANNA)).toEqual([]);
  });

  it('of somebody else, of last month and corrupt ones are swept; the rest stays', () => {
    writeDraft(place(BERT, 'a'), 'words of Bert', 'local', NOW);
    writeDraft(place(ANNA, 'old'), 'old', 'local', NOW - 31 * DAY_MS);
    writeDraft(place(ANNA, 'kept'), 'kept', 'local', NOW - 29 * DAY_MS);
    localStorage.setItem(draftKey(place(ANNA, 'broken')), '{"savedAt":');
    localStorage.setItem('recueil.theme', 'dark');
    sweepDrafts(ANNA, NOW);
    expect(found(ANNA)).toEqual(['kept']);
    expect(found(BERT)).toEqual([]);
    expect(localStorage.length).toBe(2);
  });

  it('that hold something else than expected are left out', () => {
    writeDraft(place(ANNA, 'a'), { not: 'text' }, 'local', NOW);
    expect(found(ANNA)).toEqual([]);
  });

  it('outlive a change of page when the browser refuses to keep them, in their last version', () => {
    writeDraft(place(ANNA, 'a'), 'kept', 'local', NOW);
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeDraft(place(ANNA, 'a'), 'typed since', 'local', NOW + 1);
    writeDraft(place(ANNA, 'b'), 'another', 'session', NOW);
    expect(found(ANNA)).toEqual(['typed since', 'another']);
    sweepDrafts(BERT, NOW + 1);
    expect(found(ANNA)).toEqual([]);
    setItem.mockRestore();
  });
});
