// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#contract/common/durations.ts';
import { findDrafts, readDraft, removeDraft, sweepDrafts, writeDraft } from './draft-storage.ts';
import { allStored, openPage } from './drafts.fixture.ts';
import { countDrafts, eraseDrafts } from './left-drafts.ts';

const NOW = Date.now();
const ANNA = '0198-anna';
const BERT = '0198-bert';
const ENTRY = '0198-entry';
const ofNew = (slot: string, owner = ANNA) => ({ what: 'journal', owner, scope: 'new', slot });
const ofEdit = (slot: string) => ({ what: 'journal', owner: ANNA, scope: ENTRY, slot });
const content = (title: string, base: object | null = null) => ({ values: { title }, base, aside: null });
const BASE = { version: 1, values: {} };
const titles = (scope: string, owner = ANNA) =>
  findDrafts({ what: 'journal', owner, scope }, (found) => found).map(({ content: found }) => found);
/** As it lies there, on a page that has just been opened. */
const reopened = async () => {
  await allStored();
  await openPage(ANNA);
};

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await openPage(ANNA);
});

it('a new entry lies under `journal_draft`; in clear are its id, its owner and when it was kept', async () => {
  writeDraft(ofNew('0198-a'), content('Titre'), 'local', NOW);
  await reopened();
  expect(JSON.parse(localStorage.getItem('journal_draft') ?? '')).toEqual({
    id: '0198-a',
    owner: ANNA,
    lastSaved: new Date(NOW).toISOString(),
    sealed: expect.any(String),
  });
  expect(titles('new')).toEqual([content('Titre')]);
});

it('the edit of an entry lies under `journal_draft_{id}`', async () => {
  writeDraft(ofEdit('tab'), content('Titre', BASE), 'local', NOW);
  await reopened();
  expect(Object.keys(localStorage)).toEqual([`journal_draft_${ENTRY}`]);
  expect(titles(ENTRY)).toEqual([content('Titre', BASE)]);
  expect(titles('new')).toEqual([]);
});

it('a second draft of one record writes over nothing, and each is written again and removed in its own place', async () => {
  writeDraft(ofNew('0198-a'), content('first'), 'local', NOW);
  await reopened();
  writeDraft(ofNew('0198-b'), content('second'), 'local', NOW + 1);
  writeDraft(ofNew('0198-a'), content('first, longer'), 'local', NOW + 2);
  await reopened();
  expect(titles('new')).toEqual([content('first, longer'), content('second')]);
  removeDraft(ofNew('0198-a'));
  await reopened();
  expect(titles('new')).toEqual([content('second')]);
  expect(readDraft(ofNew('0198-b'), (found) => found)).toEqual(content('second'));
});

it('nor does it write over somebody else’s under the same key', async () => {
  writeDraft(ofNew('0198-a'), content('of Anna'), 'local', NOW);
  await allStored();
  await openPage(BERT);
  writeDraft(ofNew('0198-b', BERT), content('of Bert'), 'local', NOW);
  await reopened();
  expect(titles('new')).toEqual([content('of Anna')]);
  await openPage(BERT);
  expect(titles('new', BERT)).toEqual([content('of Bert')]);
});

it('lies in one storage only', async () => {
  writeDraft(ofNew('0198-a'), content('kept'), 'local', NOW);
  await allStored();
  writeDraft(ofNew('0198-a'), content('goes with the tab'), 'session', NOW);
  await reopened();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  expect(titles('new')).toEqual([content('goes with the tab')]);
});

it('what is corrupt, too old, nobody’s, or in clear and somebody else’s is removed at the start; the rest stays', async () => {
  writeDraft(ofNew('0198-a'), content('fresh'), 'local', NOW);
  writeDraft(ofNew('0198-b'), content('old'), 'local', NOW - 31 * DAY_MS);
  await allStored();
  const lastSaved = new Date(NOW).toISOString();
  const plain = { title: 'in clear', id: 'z', slot: 'z', base: null, aside: null, lastSaved };
  localStorage.setItem('journal_draft_x', '{"title":');
  localStorage.setItem('journal_draft_y', JSON.stringify({ title: 'without an owner', id: 'y' }));
  localStorage.setItem('journal_draft_z', JSON.stringify({ ...plain, owner: BERT }));
  localStorage.setItem('journal_draft_w', JSON.stringify({ ...plain, id: 'w', slot: 'w', owner: ANNA }));
  sweepDrafts(ANNA, NOW);
  await reopened();
  expect(titles('new')).toEqual([content('fresh'), content('in clear')]);
  expect(localStorage.length).toBe(2);
  expect(JSON.stringify({ ...localStorage })).not.toContain('in clear');
});

it('is counted and erased with the other drafts of its person', async () => {
  writeDraft(ofNew('0198-a'), content('mine'), 'local', NOW);
  await allStored();
  await openPage(BERT);
  writeDraft(ofNew('0198-c', BERT), content('of Bert'), 'local', NOW);
  await allStored();
  expect(countDrafts(ANNA)).toEqual({ count: 1, keptCount: 1 });
  eraseDrafts(ANNA);
  expect(countDrafts(ANNA).count).toBe(0);
  expect(countDrafts(BERT).count).toBe(1);
});
