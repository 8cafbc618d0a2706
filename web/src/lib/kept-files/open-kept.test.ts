// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '#contract/common/durations.ts';
import { findDrafts, writeDraft } from '../drafts/draft-storage.ts';
import { allStored, closePage, giveKey, openPage } from '../drafts/drafts.fixture.ts';
import { sweepFiles } from './left-files.ts';
import { openKept } from './open-kept.ts';
import { sealOlderFiles } from './seal-older.ts';
import { warnOfLoss } from './warn-of-loss.ts';

vi.mock('./left-files.ts', () => ({ sweepFiles: vi.fn() }));
vi.mock('./seal-older.ts', () => ({ sealOlderFiles: vi.fn() }));
vi.mock('./warn-of-loss.ts', () => ({ warnOfLoss: vi.fn() }));

const ANNA = '0198-anna';
const place = (slot: string, scope = 'new') => ({ what: 'journal', owner: ANNA, scope, slot });
const found = (scope: string) =>
  findDrafts({ what: 'journal', owner: ANNA, scope }, (content) => content).map(({ content }) => content);

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await openPage(ANNA);
});

it('from the sign-in on, what was left is here to be read; a draft of last month and a corrupt one are gone', async () => {
  writeDraft(place('0198-a'), { title: 'Le mois dernier' }, 'local', Date.now() - 31 * DAY_MS);
  writeDraft(place('tab', '0198-entry'), { title: 'Hier' }, 'local', Date.now() - DAY_MS);
  await allStored();
  localStorage.setItem('journal_draft_corrupt', '{"title":');
  closePage();
  await giveKey(ANNA);
  await openKept(ANNA);
  expect(Object.keys(localStorage)).toEqual(['journal_draft_0198-entry']);
  expect(found('new')).toEqual([]);
  expect(found('0198-entry')).toEqual([{ title: 'Hier' }]);
  expect(warnOfLoss).toHaveBeenCalledExactlyOnceWith(ANNA);
  // Files are looked at beside it: no screen waits for them.
  await vi.waitFor(() => expect(sealOlderFiles).toHaveBeenCalledExactlyOnceWith(ANNA));
  expect(sweepFiles).toHaveBeenCalledExactlyOnceWith(ANNA);
});
