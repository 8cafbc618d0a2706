// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasUnkept } from '#web/lib/drafts/draft-storage.ts';
import { closePage, openPage } from '#web/lib/drafts/drafts.fixture.ts';
import { forgetEverything, stopEverything } from '#web/lib/forget.ts';
import { emptyEntry } from '../entry/entry-values.ts';
import { keepWaiting, waitingEntries } from './waiting-entries.ts';

const ANNA = '01980000-0000-7000-8000-000000000001';
const BERT = '01980000-0000-7000-8000-000000000002';
const ID = '0198f000-0000-7000-8000-000000000001';
const note = (text: string) => ({ ...emptyEntry(), title: text, content: text });
const contents = () => waitingEntries(ANNA).map(({ values }) => values.content);

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await openPage(ANNA);
});
afterEach(() => vi.restoreAllMocks());

it('what waits lies where it outlasts the tab, whether or not the person asked to be remembered', async () => {
  expect(await keepWaiting(ANNA, ID, note('Il a crié.'))).toBe(true);
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
  await openPage(ANNA);
  expect(contents()).toEqual(['Il a crié.']);
});

it('what waits outlasts a sign-out and the next person at this computer, who sees nothing of it', async () => {
  await keepWaiting(ANNA, ID, note('Il a crié.'));
  stopEverything();
  forgetEverything();
  await openPage(BERT);
  expect([waitingEntries(BERT), contents()]).toEqual([[], []]);
  await openPage(ANNA);
  expect(contents()).toEqual(['Il a crié.']);
});

it('nothing is said to wait before it is sealed and stored', async () => {
  const encrypt = Promise.withResolvers<void>();
  const { encrypt: seal } = crypto.subtle;
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...given) => {
    await encrypt.promise;
    return seal.apply(crypto.subtle, given);
  });
  const said = vi.fn();
  const keeping = keepWaiting(ANNA, ID, note('Il a crié.')).then(said);
  await new Promise((resolve) => setTimeout(resolve));
  expect([said.mock.calls.length, localStorage.length, hasUnkept(ANNA)]).toEqual([0, 0, true]);
  encrypt.resolve();
  await keeping;
  expect(said).toHaveBeenCalledWith(true);
  expect([localStorage.length, hasUnkept(ANNA)]).toEqual([1, false]);
});

it('without a key, or without room, it does not wait: the form has it still', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await keepWaiting(ANNA, ID, note('Il a crié.'))).toBe(false);
  expect(contents()).toEqual([]);
  vi.restoreAllMocks();
  closePage();
  forgetEverything();
  expect(await keepWaiting(BERT, ID, note('Il a crié.'))).toBe(false);
  expect(waitingEntries(BERT)).toEqual([]);
});

it('what waits already is not lost for a longer text that finds no room', async () => {
  await keepWaiting(ANNA, ID, note('Il a crié.'));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await keepWaiting(ANNA, ID, note('Il a crié, puis il est parti.'))).toBe(false);
  expect(hasUnkept(ANNA)).toBe(true);
  await openPage(ANNA);
  expect(contents()).toEqual(['Il a crié.']);
});
