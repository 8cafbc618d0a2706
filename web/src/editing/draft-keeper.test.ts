// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findDrafts } from '#web/lib/drafts/draft-storage.ts';
import { closePage } from '#web/lib/drafts/drafts.fixture.ts';
import { createDraftKeeper } from './draft-keeper.ts';

beforeEach(() => {
  closePage();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const PLACE = { what: 'note', owner: '0198-anna', scope: 'new', slot: 'a' };
/** Keeps in local storage, two seconds after a change. */
const keeperOf = (read: () => object) => createDraftKeeper(PLACE, read, () => 'local', 2_000);
const kept = () => findDrafts(PLACE, (content) => content).map(({ content }) => content);

it('what is typed is kept so long after the last change, and not before', () => {
  const keeper = keeperOf(() => ({ words: 'deux' }));
  keeper.touch();
  vi.advanceTimersByTime(1_500);
  keeper.touch();
  vi.advanceTimersByTime(1_999);
  expect(kept()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(kept()).toEqual([{ words: 'deux' }]);
});

it('what stays of a form that is left is the last that is kept of it', () => {
  const keeper = keeperOf(() => ({ words: 'later' }));
  keeper.finish({ words: 'last' });
  keeper.touch();
  vi.advanceTimersByTime(5_000);
  keeper.flush();
  expect(kept()).toEqual([{ words: 'last' }]);
});

it('of what is saved nothing is kept, whatever the form itself changes then; what is typed behind it is', () => {
  let words = 'sent';
  const keeper = keeperOf(() => ({ words }));
  keeper.typed();
  keeper.sent();
  expect(kept()).toEqual([{ words: 'sent' }]);
  keeper.saved();
  words = 'changed by the form';
  keeper.touch();
  vi.advanceTimersByTime(2_000);
  keeper.flush();
  expect(kept()).toEqual([]);
  words = 'more';
  keeper.typed();
  vi.advanceTimersByTime(2_000);
  expect(kept()).toEqual([{ words: 'more' }]);
});

it('what is typed while it is being saved is kept', () => {
  let words = 'sent';
  const keeper = keeperOf(() => ({ words }));
  keeper.sent();
  words = 'sent and more';
  keeper.typed();
  keeper.saved();
  expect(kept()).toEqual([{ words: 'sent and more' }]);
});
