// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { findDrafts, readDraft, removeDraft, sweepDrafts, writeDraft } from './draft-storage.ts';
import { countDrafts, eraseDrafts } from './left-drafts.ts';

const NOW = Date.UTC(2026, 10, 21);
const ANNA = '0198-anna';
const BERT = '0198-bert';
const ENTRY = '0198-entry';
const ofNew = (slot: string, owner = ANNA) => ({ what: 'journal', owner, scope: 'new', slot });
const ofEdit = (slot: string) => ({ what: 'journal', owner: ANNA, scope: ENTRY, slot });
const content = (title: string, base: object | null = null) => ({ values: { title }, base, aside: null });
const BASE = { version: 1, values: {} };
const titles = (scope: string, owner = ANNA) =>
  findDrafts({ what: 'journal', owner, scope }, (found) => found).map(({ content: found }) => found);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('a new entry lies under `journal_draft`, in the shape of the specification, and names its owner', () => {
  writeDraft(ofNew('0198-a'), content('Titre'), 'local', NOW);
  expect(JSON.parse(localStorage.getItem('journal_draft') ?? '')).toEqual({
    title: 'Titre',
    id: '0198-a',
    owner: ANNA,
    lastSaved: new Date(NOW).toISOString(),
    slot: '0198-a',
    base: null,
    aside: null,
  });
  expect(titles('new')).toEqual([content('Titre')]);
});

it('the edit of an entry lies under `journal_draft_{id}`', () => {
  writeDraft(ofEdit('tab'), content('Titre', BASE), 'local', NOW);
  expect(Object.keys(localStorage)).toEqual([`journal_draft_${ENTRY}`]);
  expect(titles(ENTRY)).toEqual([content('Titre', BASE)]);
  expect(titles('new')).toEqual([]);
});

it('a second draft of one record writes over nothing, and each is written again and removed in its own place', () => {
  writeDraft(ofNew('0198-a'), content('first'), 'local', NOW);
  writeDraft(ofNew('0198-b'), content('second'), 'local', NOW + 1);
  writeDraft(ofNew('0198-a'), content('first, longer'), 'local', NOW + 2);
  expect(titles('new')).toEqual([content('first, longer'), content('second')]);
  removeDraft(ofNew('0198-a'));
  expect(titles('new')).toEqual([content('second')]);
  expect(readDraft(ofNew('0198-b'), (found) => found)).toEqual(content('second'));
});

it('lies in one storage only', () => {
  writeDraft(ofNew('0198-a'), content('kept'), 'local', NOW);
  writeDraft(ofNew('0198-a'), content('goes with the tab'), 'session', NOW);
  expect(localStorage.length).toBe(0);
  expect(sessionStorage.getItem('journal_draft')).toContain('goes with the tab');
});

it('what is corrupt, too old, somebody else’s or nobody’s is removed at the start; the rest stays', () => {
  writeDraft(ofNew('0198-a'), content('fresh'), 'local', NOW);
  writeDraft(ofNew('0198-b'), content('old'), 'local', NOW - 31 * DAY_MS);
  writeDraft(ofNew('0198-c', BERT), content('of Bert'), 'local', NOW);
  localStorage.setItem('journal_draft_x', '{"title":');
  localStorage.setItem('journal_draft_y', JSON.stringify({ title: 'without an owner', id: 'y' }));
  sweepDrafts(ANNA, NOW);
  expect(titles('new')).toEqual([content('fresh')]);
  expect(localStorage.length).toBe(1);
});

it('is counted and erased with the other drafts of its person', () => {
  writeDraft(ofNew('0198-a'), content('mine'), 'local', NOW);
  writeDraft(ofNew('0198-c', BERT), content('of Bert'), 'local', NOW);
  expect(countDrafts(ANNA)).toEqual({ count: 1, keptCount: 1 });
  eraseDrafts(ANNA);
  expect(countDrafts(ANNA).count).toBe(0);
  expect(countDrafts(BERT).count).toBe(1);
});
