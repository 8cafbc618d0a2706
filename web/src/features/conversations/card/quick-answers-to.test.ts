import { expect, it } from 'vitest';
import { quickAnswersTo } from './quick-answers-to.ts';

it('what is not known or not wanted now can be said by a press, and « Personne » only of witnesses', () => {
  expect(quickAnswersTo('when', ['description'])).toEqual(['unknown', 'later']);
  expect(quickAnswersTo('witnesses', ['description'])).toEqual(['unknown', 'later', 'nobody']);
});

it('there is none to the first question of all, nor to a reply that asks for nothing', () => {
  expect(quickAnswersTo('description', [])).toEqual([]);
  expect(quickAnswersTo('description', ['when'])).toEqual(['unknown', 'later']);
  expect(quickAnswersTo(undefined, ['when'])).toEqual([]);
});
