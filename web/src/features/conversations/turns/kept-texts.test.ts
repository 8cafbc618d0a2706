// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { DRAFT_MAX_AGE_DAYS, sweepDrafts } from '#web/lib/drafts/draft-storage.ts';
import { setRemembered } from '#web/lib/session/kept/remember.ts';
import { followDraft, followUnsent, keepDraft, keepUnsent, readKept } from './kept-texts.ts';

const first = { id: 'm1', content: 'Il a crié.', writtenAt: '2026-11-20T10:00:00.000Z' };
const second = { id: 'm2', content: 'Puis il est parti.', writtenAt: '2026-11-20T10:01:00.000Z' };

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
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

it('a tab is told when another one changes the draft of its conversation', () => {
  setRemembered(true);
  keepDraft('anna', 'c1', 'Hier matin');
  const [key] = Object.keys(window.localStorage).filter((name) => name.includes('c1'));
  const told = vi.fn();
  const stop = followDraft('anna', 'c1', told);
  window.dispatchEvent(new StorageEvent('storage', { key: key ?? '' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'recueil.theme' }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: key ?? '' }));
  expect(told).toHaveBeenCalledOnce();
});

it('they go when somebody else signs in', () => {
  keepDraft('anna', 'c1', 'Hier matin');
  keepUnsent('anna', 'c1', [], [first]);
  keepDraft('bruno', 'c2', 'Lundi');
  sweepDrafts('bruno');
  expect(readKept('anna', 'c1')).toEqual({ draft: '', unsent: [] });
  expect(readKept('bruno', 'c2').draft).toBe('Lundi');
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

it('they stay on disk only for people who asked to be remembered', () => {
  keepDraft('anna', 'c1', 'Hier');
  expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 1]);
  setRemembered(true);
  keepDraft('anna', 'c1', 'Hier matin');
  expect(window.sessionStorage.length).toBe(0);
  expect(readKept('anna', 'c1').draft).toBe('Hier matin');
});

it('an emptied draft leaves nothing behind', () => {
  keepDraft('anna', 'c1', 'Hier');
  keepDraft('anna', 'c1', '');
  expect(window.sessionStorage.length).toBe(0);
});

it('an unsent message keeps the files that go with it, and says so to other tabs', () => {
  setRemembered(true);
  const message = { ...first, attachments: ['f1', 'f2'] };
  const told = vi.fn();
  const stop = followUnsent('anna', 'c1', told);
  keepUnsent('anna', 'c1', [], [message]);
  expect(readKept('anna', 'c1').unsent).toEqual([message]);
  const [key] = Object.keys(window.localStorage).filter((name) => name.includes('m1'));
  window.dispatchEvent(new StorageEvent('storage', { key: key ?? '' }));
  window.dispatchEvent(new StorageEvent('storage', { key: key?.replace('c1', 'c2') ?? '' }));
  stop();
  expect(told).toHaveBeenCalledOnce();
});
