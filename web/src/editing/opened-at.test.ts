// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { removeDraft, writeDraft } from '#web/lib/drafts/draft-storage.ts';
import { openPage } from '#web/lib/drafts/drafts.fixture.ts';
import { NOTE, noteOf } from './note.fixture.ts';
import { NEW_RECORD } from './open-draft.ts';
import { openedAt } from './opened-at.ts';

const ANNA = '0198-anna';
const PLACE = { what: NOTE.what, owner: ANNA, scope: NEW_RECORD, slot: '0198-note' };
const WAITING = NOTE.valuesOf(noteOf({ title: 'Réunion', text: 'Avant' }));

beforeEach(() => openPage(ANNA));

it('the form has the words it is given, and the id of its place', () => {
  const { start } = openedAt(NOTE, PLACE, WAITING);
  expect(start).toMatchObject({ id: PLACE.slot, values: WAITING, isRestored: false });
});

it('newer words that were typed there stand in it, over those it is given', () => {
  writeDraft(PLACE, { values: { text: 'Après' }, base: null, aside: null }, 'local');
  const { start } = openedAt(NOTE, PLACE, WAITING);
  expect(start).toMatchObject({ values: { ...WAITING, text: 'Après' }, isRestored: true });
  removeDraft(PLACE);
});
