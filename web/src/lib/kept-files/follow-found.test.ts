import { expect, it, vi } from 'vitest';
import { announceChange } from './changes.ts';
import { followFound } from './follow-found.ts';

/** Searches whose answers come when the test says so. */
const searches = () => {
  const answers: ((found: string) => void)[] = [];
  const find = () => new Promise<string>((resolve) => void answers.push(resolve));
  const answer = async (at: number, found: string) => {
    answers[at]?.(found);
    await Promise.resolve();
  };
  return { find, answer };
};

it('tells what is found at first and after each change, until it is stopped', async () => {
  const { find, answer } = searches();
  const onFound = vi.fn();
  const stop = followFound(find, onFound);
  await answer(0, 'none');
  announceChange();
  await answer(1, 'one');
  announceChange();
  stop();
  await answer(2, 'two');
  expect(onFound.mock.calls).toEqual([['none'], ['one']]);
});

it('what was asked for earlier and comes later is not told', async () => {
  const { find, answer } = searches();
  const onFound = vi.fn();
  const stop = followFound(find, onFound);
  announceChange();
  announceChange();
  await answer(1, 'one');
  await answer(0, 'none');
  await answer(2, 'two');
  expect(onFound.mock.calls).toEqual([['one'], ['two']]);
  stop();
});
