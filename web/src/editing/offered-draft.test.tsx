// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { EditedKind } from './edited-kind.ts';
import { type Note, type NoteValues, noteKind, noteOf } from './note.fixture.ts';
import { ANNA, beginAfresh, field, onSaved, open, press, type } from './note-form.fixture.tsx';
import { findOpenDrafts, NEW_RECORD } from './open-draft.ts';

beforeEach(beginAfresh);
afterEach(cleanup);

/** Notes whose drafts are offered, and kept only with a title. */
const OFFERED: EditedKind<NoteValues, Note> = {
  ...noteKind({ create: async (id, values) => ({ ...noteOf(values), id }) }),
  keeping: { found: 'offered', afterMs: 2_000, isWorthKeeping: ({ title }) => title.trim() !== '' },
};
const drafts = (scope = NEW_RECORD) =>
  findOpenDrafts(OFFERED, ANNA, scope).map(({ draft }) => draft?.values.title);
const BEFORE = noteOf({ title: 'Réunion', text: 'Avant' });

it('what was typed earlier is offered over an empty form, and stands in it when it is recovered', async () => {
  const leave = await open(OFFERED);
  await type('Title', 'Hier');
  leave();
  await open(OFFERED);
  expect(field('Title').value).toBe('');
  expect(screen.queryByText('Found again')).not.toBeNull();
  await press('Recover');
  expect(field('Title').value).toBe('Hier');
  expect(screen.queryByText('Found again')).toBeNull();
  await press('Save');
  expect(onSaved).toHaveBeenCalledOnce();
  expect(drafts()).toEqual([]);
});

it('what is typed while another draft is offered writes over nothing: both are there', async () => {
  const leave = await open(OFFERED);
  await type('Title', 'Hier');
  leave();
  const again = await open(OFFERED);
  await type('Title', 'Aujourd’hui');
  again();
  expect(drafts().toSorted()).toEqual(['Aujourd’hui', 'Hier']);
});

it('‘Ignorer’ deletes it at once and leaves what is typed; until the form is left it can be had back', async () => {
  const leave = await open(OFFERED);
  await type('Title', 'Hier');
  leave();
  await open(OFFERED);
  await type('Text', 'Ici');
  await press('Ignore');
  expect(drafts()).toEqual([]);
  expect(field('Text').value).toBe('Ici');
  await press('Recover');
  expect(field('Title').value).toBe('Hier');
});

it('an open form is kept so long after the last change as its kind says, and not before', async () => {
  await open(OFFERED);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await type('Title', 'Hier');
  vi.advanceTimersByTime(1_999);
  expect(drafts()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(drafts()).toEqual(['Hier']);
});

it('nothing is kept of a form in which nothing worth keeping was typed', async () => {
  const leave = await open(OFFERED);
  await type('Text', 'Ici');
  await type('Title', '   ');
  leave();
  expect(drafts()).toEqual([]);
});

it('cancelling a new record keeps what differs from the empty form', async () => {
  const leave = await open(OFFERED);
  await press('Cancel');
  leave();
  expect(drafts()).toEqual([]);
  const again = await open(OFFERED);
  await type('Title', 'Hier');
  await press('Cancel');
  again();
  expect(drafts()).toEqual(['Hier']);
});

it('cancelling an edit deletes its draft', async () => {
  const leave = await open(OFFERED, BEFORE);
  await type('Title', 'Autre titre');
  leave();
  expect(drafts(BEFORE.id)).toEqual(['Autre titre']);
  const again = await open(OFFERED, BEFORE);
  expect(field('Title').value).toBe('Réunion');
  await press('Recover');
  expect(field('Title').value).toBe('Autre titre');
  await press('Cancel');
  again();
  expect(drafts(BEFORE.id)).toEqual([]);
});
