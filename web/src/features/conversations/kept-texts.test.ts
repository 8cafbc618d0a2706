// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { setRemembered } from '#web/lib/session/remember.ts';
import { keepDraft, keepUnsent, purgeOthers, readKept } from './kept-texts.ts';

const unsent = [{ id: 'm1', content: 'Il a crié.', writtenAt: '2026-11-20T10:00:00.000Z' }];

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('a draft and an unsent message come back to their owner', () => {
  keepDraft('anna', 'c1', 'Hier matin');
  keepUnsent('anna', 'c1', unsent);
  expect(readKept('anna', 'c1')).toEqual({ draft: 'Hier matin', unsent });
});

it('nobody else reads them', () => {
  keepDraft('anna', 'c1', 'Hier matin');
  expect(readKept('bruno', 'c1')).toEqual({ draft: '', unsent: [] });
});

it('they go when somebody else signs in', () => {
  keepDraft('anna', 'c1', 'Hier matin');
  keepDraft('bruno', 'c2', 'Lundi');
  purgeOthers('bruno');
  expect(readKept('anna', 'c1').draft).toBe('');
  expect(readKept('bruno', 'c2').draft).toBe('Lundi');
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
