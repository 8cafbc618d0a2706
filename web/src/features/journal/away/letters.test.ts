// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { findOpenDrafts } from '#web/editing/open-draft.ts';
import { closePage, openPage } from '#web/lib/drafts/drafts.fixture.ts';
import { forgetEverything } from '#web/lib/forget.ts';
import { letterIds } from '#web/lib/sealing/letterbox.ts';
import { EDITED_NOTE } from '../quick-note/edited-note.ts';
import { waitingEntries } from '../waiting/waiting-entries.ts';
import { newLetter, takeLetters, writeLetter } from './letters.ts';

const ANNA = '01980000-0000-7000-8000-000000000001';
const BEGUN = new Date(2026, 10, 23, 9, 5);

/** A page without a server, after one on which Anna was signed in. */
beforeEach(async () => {
  localStorage.clear();
  await openPage(ANNA);
  await takeLetters(ANNA);
  closePage();
  forgetEverything();
});

it('a note that was kept without a key waits to be sent at the next sign-in, as it was written', async () => {
  const letter = newLetter(BEGUN);
  expect(await writeLetter(ANNA, letter, 'Il a crié.', true)).toBe(true);
  expect(waitingEntries(ANNA)).toEqual([]);
  await openPage(ANNA);
  await takeLetters(ANNA);
  expect(
    waitingEntries(ANNA).map(({ id, values }) => [
      id,
      values.content,
      values.happened_on,
      values.happened_at,
    ]),
  ).toEqual([[letter.id, 'Il a crié.', '2026-11-23', '09:05']]);
  expect(letterIds(ANNA)).toEqual([]);
  // Another tab takes it too.
  await takeLetters(ANNA);
  expect(waitingEntries(ANNA)).toHaveLength(1);
});

it('one that was not kept yet is the draft of the quick note', async () => {
  const letter = newLetter(BEGUN);
  await writeLetter(ANNA, letter, 'Il a', false);
  await openPage(ANNA);
  await takeLetters(ANNA);
  const [draft] = findOpenDrafts(EDITED_NOTE, ANNA, 'new');
  expect(draft?.draft?.values).toEqual({ text: 'Il a', happened_on: '2026-11-23', happened_at: '09:05' });
  expect([waitingEntries(ANNA).length, letterIds(ANNA).length]).toEqual([0, 0]);
});

it('goes only once it lies in its new place', async () => {
  await writeLetter(ANNA, newLetter(), 'Il a crié.', true);
  // Nobody is signed in: nothing opens, and nothing is lost.
  await takeLetters(ANNA);
  expect(letterIds(ANNA)).toHaveLength(1);
});
