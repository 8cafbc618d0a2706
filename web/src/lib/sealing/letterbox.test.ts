// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetEverything } from '#web/lib/forget.ts';
import { takeBrowserKey } from './browser-key.ts';
import {
  dropLetter,
  ensureLetterbox,
  hasLetterbox,
  letterIds,
  openLetter,
  removeLetter,
} from './letterbox.ts';

const ANNA = '01980000-0000-7000-8000-000000000001';
const BERT = '01980000-0000-7000-8000-000000000002';
const ID = '0198f000-0000-7000-8000-000000000001';
/** A page on which this person is signed in. */
const openPage = (owner: string) => takeBrowserKey(owner, new TextEncoder().encode(owner).slice(0, 32));

const WORDS = 'Il a crié devant tout le monde.';

beforeEach(async () => {
  localStorage.clear();
  await openPage(ANNA);
  await ensureLetterbox(ANNA);
});

it('takes a text without a key, and gives it to its signed-in person alone', async () => {
  forgetEverything();
  expect(hasLetterbox(ANNA)).toBe(true);
  expect(await dropLetter(ANNA, ID, WORDS)).toBe(true);
  expect(await openLetter(ANNA, ID)).toBeNull();
  expect(Object.values(localStorage).join()).not.toContain('crié');
  await openPage(BERT);
  expect([letterIds(BERT), await openLetter(BERT, ID)]).toEqual([[], null]);
  await openPage(ANNA);
  expect(letterIds(ANNA)).toEqual([ID]);
  expect(await openLetter(ANNA, ID)).toBe(WORDS);
  removeLetter(ANNA, ID);
  expect(letterIds(ANNA)).toEqual([]);
});

it('keeps one box: what was dropped opens after every later sign-in', async () => {
  await dropLetter(ANNA, ID, 'avant');
  await dropLetter(ANNA, ID, WORDS);
  await ensureLetterbox(ANNA);
  await openPage(ANNA);
  await ensureLetterbox(ANNA);
  expect(await openLetter(ANNA, ID)).toBe(WORDS);
});

it('does not open a letter that was changed or moved, and leaves it where it is', async () => {
  await dropLetter(ANNA, ID, WORDS);
  const key = Object.keys(localStorage).find((name) => name.startsWith('recueil.letter.')) as string;
  const letter = localStorage.getItem(key) as string;
  localStorage.setItem(`recueil.letter.${ANNA}.other`, letter);
  localStorage.setItem(key, letter.replace(/.{6}"}$/, 'AAAAAA"}'));
  expect(await openLetter(ANNA, ID)).toBeNull();
  expect(await openLetter(ANNA, 'other')).toBeNull();
  expect(letterIds(ANNA).sort()).toEqual([ID, 'other'].sort());
});

it('has no box for somebody who was never signed in here', async () => {
  expect(hasLetterbox(BERT)).toBe(false);
  expect(await dropLetter(BERT, ID, WORDS)).toBe(false);
});
