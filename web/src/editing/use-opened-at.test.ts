// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeDraft, writeDraft } from '#web/lib/drafts/draft-storage.ts';
import { openPage } from '#web/lib/drafts/drafts.fixture.ts';
import { NOTE, type NoteValues, noteOf } from './note.fixture.ts';
import { NEW_RECORD } from './open-draft.ts';
import { useOpenedAt } from './use-opened-at.ts';

const ANNA = '0198-anna';
const PLACE = { what: NOTE.what, owner: ANNA, scope: NEW_RECORD, slot: '0198-note' };
const WAITING = NOTE.valuesOf(noteOf({ title: 'Réunion', text: 'Avant' }));

beforeEach(() => openPage(ANNA));
afterEach(() => {
  cleanup();
  removeDraft(PLACE);
  Reflect.deleteProperty(navigator, 'locks');
});

const open = async () => {
  const hook = renderHook((values: NoteValues) => useOpenedAt(NOTE, PLACE, values), {
    initialProps: WAITING,
  });
  expect(hook.result.current).toBeUndefined();
  await waitFor(() => expect(hook.result.current).toBeDefined());
  return hook;
};

it('the form has the words it is given, and the id of its place', async () => {
  const { result } = await open();
  expect(result.current?.start).toMatchObject({ id: PLACE.slot, values: WAITING, isRestored: false });
});

it('newer words that were typed there stand in it, over those it is given', async () => {
  writeDraft(PLACE, { values: { text: 'Après' }, base: null, aside: null }, 'local');
  const { result } = await open();
  expect(result.current?.start).toMatchObject({ values: { ...WAITING, text: 'Après' }, isRestored: true });
});

it('words that change elsewhere meanwhile do not move the form', async () => {
  const { result, rerender } = await open();
  const before = result.current;
  rerender({ ...WAITING, text: 'Ailleurs' });
  expect(result.current).toBe(before);
});

it('a form that is already writing there keeps the place; it is free again once that form is left', async () => {
  const locks = {
    request: (_key: string, _options: object, run: (lock: object) => unknown) => Promise.resolve(run({})),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const first = await open();
  const second = await open();
  expect(first.result.current).not.toBeNull();
  expect(second.result.current).toBeNull();
  first.unmount();
  const third = await open();
  expect(third.result.current).not.toBeNull();
});
