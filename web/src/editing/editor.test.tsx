// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeDraft } from '#web/lib/drafts/draft-storage.ts';
import { allStored, giveKey } from '#web/lib/drafts/drafts.fixture.ts';
import { ApiProblem } from '#web/lib/requests/api-problem.ts';
import { type Note, type NoteValues, noteKind, noteOf } from './note.fixture.ts';
import {
  ANNA,
  BERT,
  beginAfresh,
  field,
  onKeptAsNew,
  onSaved,
  open,
  press,
  signIn,
  type,
} from './note-form.fixture.tsx';
import { findOpenDrafts, NEW_RECORD } from './open-draft.ts';

beforeEach(beginAfresh);
afterEach(cleanup);

/** A server that counts what it was asked to create, and refuses it with these errors in turn. */
const server = (...refusals: unknown[]) => {
  const created: string[] = [];
  const kind = noteKind({
    create: async (id, values) => {
      created.push(id);
      const refusal = refusals.shift();
      if (refusal !== undefined) throw refusal;
      return { ...noteOf(values), id };
    },
  });
  return { kind, created };
};

it('what was typed is there again when the form is opened again, and gone once it is saved', async () => {
  const { kind, created } = server();
  const leave = await open(kind);
  await type('Title', 'Réunion');
  leave();
  const again = await open(kind);
  expect(field('Title').value).toBe('Réunion');
  expect(screen.queryByText('Found again')).not.toBeNull();
  await press('Save');
  expect(onSaved).toHaveBeenCalledWith(created[0], 'created');
  again();
  await open(kind);
  expect(field('Title').value).toBe('');
  expect(screen.queryByText('Found again')).toBeNull();
});

it.each(['while it is saved', 'while the next page is on its way'])(
  'what is typed %s is there again when the form is opened again',
  async (when) => {
    const answer = Promise.withResolvers<void>();
    const kind = noteKind({
      create: async (id, values) => {
        await answer.promise;
        return { ...noteOf(values), id };
      },
    });
    const leave = await open(kind);
    await type('Title', 'Réunion');
    await press('Save');
    if (when === 'while it is saved') await type('Text', 'Encore une phrase.');
    await act(async () => answer.resolve());
    expect(onSaved).toHaveBeenCalledOnce();
    if (when !== 'while it is saved') await type('Text', 'Encore une phrase.');
    leave();
    await open(kind);
    expect(field('Title').value).toBe('Réunion');
    expect(field('Text').value).toBe('Encore une phrase.');
  },
);

it('what is typed while a server is tried that is out of reach is there again too', async () => {
  const answer = Promise.withResolvers<Note>();
  const later = { keep: async () => true, onKept: vi.fn() };
  const kind = noteKind({ create: () => answer.promise });
  const leave = await open(kind, null, later);
  await type('Title', 'Réunion');
  await press('Save');
  await type('Text', 'Encore une phrase.');
  await act(async () => answer.reject(new ApiProblem('network')));
  expect(later.onKept).toHaveBeenCalledOnce();
  leave();
  await open(kind, null, later);
  expect(field('Text').value).toBe('Encore une phrase.');
});

it('nobody else is shown it', async () => {
  const { kind } = server();
  const leave = await open(kind);
  await type('Title', 'Réunion');
  leave();
  signIn(BERT);
  await open(kind);
  expect(field('Title').value).toBe('');
});

it('a draft that cannot be read does not keep the form from opening', async () => {
  const { kind } = server();
  localStorage.setItem(`recueil.draft.note.${ANNA}.new.slot`, '{"savedAt":1,"content":{"values":7}}');
  await open(kind);
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('');
});

it('what was put away can be had back, and is sent with the id that it may have been sent with before', async () => {
  const { kind, created } = server(new ApiProblem('network'));
  const leave = await open(kind);
  await type('Title', 'Réunion');
  await press('Save');
  leave();
  await open(kind);
  await press('Ignore');
  expect(field('Title').value).toBe('');
  expect(findOpenDrafts(kind, ANNA, NEW_RECORD)).toEqual([]);
  await press('Recover');
  expect(field('Title').value).toBe('Réunion');
  await press('Save');
  expect(created).toHaveLength(2);
  expect(new Set(created).size).toBe(1);
});

it('a form that could not be saved, because the session has ended too, says so and keeps everything', async () => {
  for (const code of ['internal', 'storage_full', 'body_too_large', 'unauthenticated'] as const) {
    const { kind } = server(new ApiProblem(code));
    const leave = await open(kind);
    await type('Title', 'Réunion');
    await press('Save');
    expect(screen.getByRole('alert').textContent).toContain('Not saved');
    expect(screen.getByRole('alert').textContent).toContain('More of it');
    leave();
    expect(findOpenDrafts(kind, ANNA, NEW_RECORD)).toMatchObject([
      { draft: { values: { title: 'Réunion' } } },
    ]);
  }
});

it('the draft of what could not be sent goes once that is kept elsewhere, and stays where it cannot be', async () => {
  const { kind } = server(new ApiProblem('network'), new ApiProblem('network'));
  const drafts = () => findOpenDrafts(kind, ANNA, NEW_RECORD).length;
  const refused = Promise.withResolvers<boolean>();
  const kept = Promise.withResolvers<boolean>();
  const answers = [refused.promise, kept.promise];
  const onKept = vi.fn();
  const keep = () => answers.shift() ?? Promise.resolve(false);
  await open(kind, null, { keep, onKept });
  await type('Title', 'Réunion');
  await press('Save');
  expect(drafts()).toBe(1);
  await act(async () => refused.resolve(false));
  expect(screen.getByRole('alert').textContent).toContain('Not saved');
  expect([field('Title').value, drafts(), onKept.mock.calls.length]).toEqual(['Réunion', 1, 0]);
  await press('Save');
  expect(drafts()).toBe(1);
  await act(async () => kept.resolve(true));
  expect([drafts(), onKept.mock.calls.length]).toEqual([0, 1]);
});

it('what the form refuses is listed over it and not sent', async () => {
  const { kind, created } = server();
  await open(kind);
  await type('Text', 'Ici');
  await press('Save');
  expect(screen.getByRole('alert').textContent).toContain('A title, please');
  expect(created).toEqual([]);
});

const BEFORE = noteOf({ title: 'Réunion', text: 'Avant' });
const THEIRS = noteOf({ title: 'Réunion', text: 'Là-bas' }, 2);

/** A server on which the note was changed elsewhere since it was opened. */
const changedElsewhere = () => {
  const sent: [NoteValues, number][] = [];
  const takeOver = vi.fn();
  const kind = noteKind({
    takeOver,
    change: async (_id, values, { version }) => {
      sent.push([values, version]);
      if (version === THEIRS.version) return noteOf(values, 3);
      const problem = { type: '', title: '', status: 412, correlationId: 'c', current: THEIRS };
      throw new ApiProblem('stale_version', { ...problem, code: 'stale_version' });
    },
  });
  return { kind, sent, takeOver };
};

it('two versions stand side by side, and what is chosen is saved over the newer one', async () => {
  const { kind, sent, takeOver } = changedElsewhere();
  await open(kind, BEFORE);
  await type('Text', 'Ici');
  await press('Save');
  expect(screen.queryByRole('heading', { name: 'Changed elsewhere' })).not.toBeNull();
  expect(screen.getByRole('group', { name: /The text/ }).textContent).toMatch(/Ici.*Là-bas/);
  expect(onSaved).not.toHaveBeenCalled();
  expect(takeOver).toHaveBeenCalledOnce();
  await press('Mettre les deux');
  expect(field('Text').value).toBe('Ici\n\nLà-bas');
  await press('Prendre l’autre');
  expect(field('Text').value).toBe('Là-bas');
  await press('Mettre les deux');
  await press('Enregistrer ces choix');
  expect(sent.at(-1)).toMatchObject([{ text: 'Ici\n\nLà-bas', title: 'Réunion' }, 2]);
  expect(onSaved).toHaveBeenCalledWith(BEFORE.id, 'edited');
});

it('what another tab has stored is known to what completes the values, so that it is sent back whole', async () => {
  const sent: NoteValues[] = [];
  const theirs = noteOf({ title: 'Réunion', text: 'Là-bas', tags: ['added elsewhere'] }, 2);
  const kind = noteKind({
    change: async (_id, values, { version }) => {
      sent.push(values);
      if (version === theirs.version) return noteOf(values, 3);
      const problem = { type: '', title: '', status: 412, correlationId: 'c', current: theirs };
      throw new ApiProblem('stale_version', { ...problem, code: 'stale_version' });
    },
  });
  await open(kind, BEFORE, undefined, (values, stored) => ({
    ...values,
    tags: values.tags.filter((tag) => stored?.tags.includes(tag)),
  }));
  await type('Text', 'Ici');
  await press('Save');
  await press('Enregistrer ces choix');
  expect(sent.at(-1)).toMatchObject({ text: 'Ici', tags: ['added elsewhere'] });
});

it('the words that a choice pushed out of the form are still there when it is opened again', async () => {
  const { kind } = changedElsewhere();
  const leave = await open(kind, BEFORE);
  await type('Text', 'Ici');
  await press('Save');
  await press('Prendre l’autre');
  leave();
  await open(kind, THEIRS);
  expect(field('Text').value).toBe('Là-bas');
  await press('Garder la vôtre');
  expect(field('Text').value).toBe('Ici');
});

it('the text of a record that was deleted can be kept as a new record', async () => {
  const kind = noteKind({ change: () => Promise.reject(new ApiProblem('not_found')) });
  const leave = await open(kind, BEFORE);
  await type('Text', 'Ici');
  await press('Save');
  expect(screen.getByRole('alert').textContent).toContain('Gone');
  await press('As a new one');
  expect(onKeptAsNew).toHaveBeenCalledOnce();
  leave();
  expect(findOpenDrafts(kind, ANNA, BEFORE.id)).toEqual([]);
  await open(kind);
  expect([field('Title').value, field('Text').value]).toEqual(['Réunion', 'Ici']);
});

it('the text of a new record that was stored and then deleted elsewhere is sent as another one when that is asked', async () => {
  const { kind, created } = server(
    new ApiProblem('already_used', { type: '', title: '', status: 409, code: 'already_used' }),
  );
  await open(kind);
  await type('Title', 'Réunion');
  await press('Save');
  expect(screen.getByRole('alert').textContent).toContain('Gone');
  expect(onSaved).not.toHaveBeenCalled();
  await press('As a new one');
  expect(new Set(created).size).toBe(2);
  expect(onSaved).toHaveBeenCalledWith(created[1], 'created');
});

it('what is marked as sensitive goes with the tab', async () => {
  const { kind } = server();
  await giveKey(ANNA);
  for (const [secret, kept, not] of [
    [true, sessionStorage, localStorage],
    [false, localStorage, sessionStorage],
  ] as const) {
    const leave = await open(kind, noteOf({ secret }));
    await type('Text', 'Ici');
    leave();
    await allStored();
    expect([kept.length, not.length]).toEqual([1, 0]);
    for (const { place } of findOpenDrafts(kind, ANNA, BEFORE.id)) removeDraft(place);
  }
});
