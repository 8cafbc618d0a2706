import { expect, it } from 'vitest';
import { ApiProblem } from '#web/lib/requests/api-problem.ts';
import { storedOf } from './editor-start.ts';
import { EMPTY_NOTE as EMPTY, NOTE, type Note, noteKind, noteOf } from './note.fixture.ts';
import { saveRecord } from './save-record.ts';

const { id } = noteOf();
const values = { ...EMPTY, title: 'Réunion' };

const refusal = (code: 'already_used' | 'stale_version', current: Note) =>
  new ApiProblem(code, { type: '', title: '', status: 412, code, correlationId: 'c', current });

it('a new record that an earlier try has stored already is changed, not created twice', async () => {
  const bases: number[] = [];
  const kind = noteKind({
    create: () => Promise.reject(refusal('already_used', noteOf({ title: 'Avant' }))),
    change: async (_id, typed, { version }) => {
      bases.push(version);
      return noteOf(typed, 2);
    },
  });
  const outcome = await saveRecord(kind, { id, values, stored: null });
  expect(outcome).toEqual({ kind: 'saved', record: noteOf(values, 2) });
  expect(bases).toEqual([1]);
});

it('a new record whose id was changed since is a conflict', async () => {
  const theirs = noteOf({ title: 'Autre' }, 2);
  const kind = noteKind({ create: () => Promise.reject(refusal('already_used', theirs)) });
  expect(await saveRecord(kind, { id, values, stored: null })).toEqual({ kind: 'conflict', record: theirs });
});

const stored = storedOf(NOTE, noteOf());

it('an edit of an older version is a conflict, unless it says the same', async () => {
  const save = (current: Note) =>
    saveRecord(noteKind({ change: () => Promise.reject(refusal('stale_version', current)) }), {
      id,
      values,
      stored,
    });
  expect(await save(noteOf({ title: 'Autre' }, 2))).toMatchObject({ kind: 'conflict' });
  expect(await save(noteOf(values, 2))).toEqual({ kind: 'saved', record: noteOf(values, 2) });
});

it('an edit that differs in nothing sends nothing', async () => {
  const kind = noteKind({ change: () => null });
  expect(await saveRecord(kind, { id, values: EMPTY, stored })).toEqual({ kind: 'unchanged' });
});

it('any other refusal, or one without a record, is thrown as it is', async () => {
  for (const error of [new ApiProblem('network'), new ApiProblem('stale_version')]) {
    const kind = noteKind({ change: () => Promise.reject(error) });
    await expect(saveRecord(kind, { id, values, stored })).rejects.toBe(error);
  }
});
