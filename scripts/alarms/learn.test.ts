import { expect, it } from 'vitest';
import { chancesOf, passagesOf, sumsOf } from '../../interviewer/alarms/weigh.ts';
import { type Lesson, learn, rounded } from './learn.ts';

const weighedOf = (text: string): Lesson['weighed'] => {
  const [passage] = passagesOf(text);
  if (passage === undefined) throw new Error('A text without words');
  return passage.weighed;
};
const lesson = (label: Lesson['label'], text: string): Lesson => ({
  label,
  isRescue: false,
  weighed: weighedOf(text),
  weight: 1,
});
const LESSONS = [
  lesson('none', 'le planning de lundi est affiché'),
  lesson('none', 'la réunion commence à neuf heures'),
  lesson('danger', 'il me menace avec un couteau'),
  lesson('danger', 'il me suit avec une arme'),
];

it('learns what tells labels apart, also in whole numbers', () => {
  const model = rounded(learn(LESSONS, 1));
  const dangerOf = (text: string): number => chancesOf(sumsOf(model, weighedOf(text))).danger;
  expect(dangerOf('il me menace avec une arme')).toBeGreaterThan(2 * dangerOf('la réunion de lundi'));
});

it('learns the same from the same lessons', () => {
  expect(learn(LESSONS, 1)).toEqual(learn(LESSONS, 1));
});
