// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '#contract/common/durations.ts';
import { DRAFT_MAX_AGE_DAYS, sweepDrafts } from '#web/lib/drafts/draft-storage.ts';
import { allStored, openPage } from '#web/lib/drafts/drafts.fixture.ts';
import { followDraft, followUnsent, keepDraft, keepUnsent, readKept } from './kept-texts.ts';

const first = { id: 'm1', content: 'Il a crié.', writtenAt: '2026-11-20T10:00:00.000Z' };
const second = { id: 'm2', content: 'Puis il est parti.', writtenAt: '2026-11-20T10:01:00.000Z' };

beforeEach(async () => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  await openPage('anna');
});
afterEach(() => vi.useRealTimers());

it('a draft and unsent messages come back to their owner, oldest first', () => {
  keepDraft('anna', 'c1', 'Hier matin');
  keepUnsent('anna', 'c1', [], [second]);
  keepUnsent('anna', 'c1', [second], [second, first]);
  expect(readKept('anna', 'c1')).toEqual({ draft: 'Hier matin', unsent: [first, second] });
});

it('nobody else reads them', () => {
  keepDraft('anna', 'c1', 'Hier matin');
  keepUnsent('anna', 'c1', [], [first]);
  expect(readKept('bruno', 'c1')).toEqual({ draft: '', unsent: [] });
});

it('two tabs on one conversation take no unsent message from each other', () => {
  // Each tab knows its own messages only.
  keepUnsent('anna', 'c1', [], [first]);
  keepUnsent('anna', 'c1', [], [second]);
  expect(readKept('anna', 'c1').unsent).toEqual([first, second]);
  keepUnsent('anna', 'c1', [first], []);
  expect(readKept('anna', 'c1').unsent).toEqual([second]);
});

it('a tab is told when another one changes the draft of its conversation', async () => {
  keepDraft('anna', 'c1', 'Hier');
  await allStored();
  const [key = ''] = Object.keys(window.localStorage).filter((name) => name.includes('c1'));
  const told = vi.fn();
  const stop = followDraft('anna', 'c1', told);
  window.localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'recueil.theme' }));
  stop();
  expect(told).toHaveBeenCalledOnce();
  expect(readKept('anna', 'c1').draft).toBe('');
});

it('when somebody else signs in they stay, for their owner alone', async () => {
  keepDraft('anna', 'c1', 'Hier matin');
  keepUnsent('anna', 'c1', [], [first]);
  await allStored();
  await openPage('bruno');
  sweepDrafts('bruno');
  expect(readKept('anna', 'c1')).toEqual({ draft: '', unsent: [] });
  await openPage('anna');
  expect(readKept('anna', 'c1')).toEqual({ draft: 'Hier matin', unsent: [first] });
});

it('they go after thirty days', () => {
  vi.useFakeTimers();
  keepUnsent('anna', 'c1', [], [first]);
  vi.advanceTimersByTime((DRAFT_MAX_AGE_DAYS - 1) * DAY_MS);
  sweepDrafts('anna');
  expect(readKept('anna', 'c1').unsent).toEqual([first]);
  vi.advanceTimersByTime(2 * DAY_MS);
  sweepDrafts('anna');
  expect(readKept('anna', 'c1').unsent).toEqual([]);
});

it('an emptied draft leaves nothing behind', async () => {
  keepDraft('anna', 'c1', 'Hier');
  await allStored();
  expect(window.localStorage.length).toBe(1);
  keepDraft('anna', 'c1', '');
  expect(window.localStorage.length).toBe(0);
});

it('an unsent message keeps the files that go with it, and says so to other tabs', async () => {
  const message = { ...first, attachments: ['f1', 'f2'] };
  const told = vi.fn();
  const stop = followUnsent('anna', 'c1', told);
  keepUnsent('anna', 'c1', [], [message]);
  keepUnsent('anna', 'c2', [], [{ ...message, id: 'm2' }]);
  await allStored();
  expect(readKept('anna', 'c1').unsent).toEqual([message]);
  for (const key of Object.keys(window.localStorage)) {
    window.localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
  stop();
  expect(told).toHaveBeenCalledOnce();
});
