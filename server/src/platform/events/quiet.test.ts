import { expect, it } from 'vitest';
import { EVERYBODY } from './notice.ts';
import { createQuiet } from './quiet.ts';

const [CLAIRE, PAUL] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];

const started = () => {
  const clock = { now: 1_000 };
  return { clock, quiet: createQuiet(() => clock.now) };
};

it('nothing is quiet while nothing is heard', () => {
  const { clock, quiet } = started();
  clock.now += 5_000;
  expect(quiet.ms(CLAIRE)).toBe(0);
  quiet.begin();
  clock.now += 5_000;
  expect(quiet.ms(CLAIRE)).toBe(5_000);
  quiet.end();
  expect(quiet.ms(CLAIRE)).toBe(0);
});

it('counts from the last that was told of this person, or of everybody', () => {
  const { clock, quiet } = started();
  quiet.begin();
  clock.now += 1_000;
  quiet.hear(CLAIRE);
  clock.now += 300;
  expect([quiet.ms(CLAIRE), quiet.ms(PAUL)]).toEqual([300, 1_300]);
  quiet.hear(EVERYBODY);
  clock.now += 20;
  expect([quiet.ms(CLAIRE), quiet.ms(PAUL)]).toEqual([20, 20]);
});

it('what was told before a cut does not count as heard since', () => {
  const { clock, quiet } = started();
  quiet.begin();
  quiet.hear(CLAIRE);
  quiet.end();
  clock.now += 1_000;
  quiet.begin();
  clock.now += 200;
  expect(quiet.ms(CLAIRE)).toBe(200);
});

it('says no more than a minute, also of somebody who was forgotten', () => {
  const { clock, quiet } = started();
  quiet.begin();
  quiet.hear(CLAIRE);
  clock.now += 61_000;
  quiet.hear(PAUL);
  expect([quiet.ms(CLAIRE), quiet.ms(PAUL)]).toEqual([60_000, 0]);
});
