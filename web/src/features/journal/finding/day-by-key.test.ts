import { expect, it } from 'vitest';
import { dayByKey } from './day-by-key.ts';

const DAYS = ['2026-01-30', '2026-02-02', '2026-02-03', '2026-02-20', '2026-03-01'].map((day) => ({ day }));
const from = (day: string) => (key: string) => dayByKey(DAYS, day, key);

it('arrow keys lead to days that hold something only, also into other months', () => {
  const press = from('2026-02-03');
  expect(press('ArrowRight')).toBe('2026-02-20');
  expect(press('ArrowLeft')).toBe('2026-02-02');
  expect(press('ArrowDown')).toBe('2026-02-20');
  expect(press('ArrowUp'), 'none stands a week before').toBeUndefined();
  expect(from('2026-02-20')('ArrowUp')).toBe('2026-02-03');
  expect(from('2026-02-20')('ArrowRight')).toBe('2026-03-01');
  expect(press('Home')).toBe('2026-02-02');
  expect(press('End')).toBe('2026-02-20');
});

it('other keys, and the ends, lead nowhere', () => {
  expect(from('2026-03-01')('ArrowRight')).toBeUndefined();
  expect(from('2026-01-30')('ArrowLeft')).toBeUndefined();
  expect(from('2026-02-03')('Tab')).toBeUndefined();
});
