import { expect, it } from 'vitest';
import { changedWhen, hourCertainty, isInOrder, settledWhen, type When } from './incident-when.ts';

const WHEN: When = {
  incident_date: '2026-03-12',
  incident_time: '14:05',
  incident_until: null,
  date_certainty: 'exact',
  time_until: null,
  time_certainty: null,
};
const PERIOD: When = {
  ...WHEN,
  incident_until: '2026-03-20',
  date_certainty: 'period',
};
const NOTHING: When = {
  incident_date: null,
  incident_time: null,
  incident_until: null,
  date_certainty: null,
  time_until: null,
  time_certainty: null,
};

it('what contradicts the certainty goes', () => {
  expect(settledWhen(WHEN)).toEqual(WHEN);
  expect(settledWhen({ ...WHEN, date_certainty: 'unknown' })).toEqual({
    ...NOTHING,
    date_certainty: 'unknown',
  });
  expect(settledWhen({ ...WHEN, incident_date: null })).toEqual(NOTHING);
  expect(settledWhen(PERIOD)).toEqual(PERIOD);
  expect(settledWhen({ ...PERIOD, date_certainty: 'approximate' }).incident_until).toBeNull();
});

it('an edit of one field takes along what depends on it, and nothing else', () => {
  expect(changedWhen(WHEN, {})).toEqual(WHEN);
  expect(changedWhen(WHEN, { incident_date: null })).toEqual(NOTHING);
  expect(changedWhen(WHEN, { incident_date: '2026-03-11' })).toEqual({
    ...WHEN,
    incident_date: '2026-03-11',
  });
  expect(changedWhen(WHEN, { date_certainty: 'approximate' })).toEqual({
    ...WHEN,
    date_certainty: 'approximate',
  });
  expect(changedWhen(WHEN, { incident_until: '2026-03-20' })).toEqual(PERIOD);
  expect(changedWhen(PERIOD, { date_certainty: 'exact' })).toEqual(WHEN);
});

it('a day that is given after « je ne sais pas » is kept', () => {
  const unknown: When = { ...NOTHING, date_certainty: 'unknown' };
  expect(changedWhen(unknown, { incident_date: '2026-03-12' })).toEqual({
    ...NOTHING,
    incident_date: '2026-03-12',
  });
  expect(changedWhen(unknown, { incident_date: '2026-03-12', date_certainty: 'exact' })).toMatchObject({
    date_certainty: 'exact',
  });
});

it('a period ends on its first day at the earliest', () => {
  expect(isInOrder(PERIOD)).toBe(true);
  expect(isInOrder({ ...PERIOD, incident_until: '2026-03-12' })).toBe(true);
  expect(isInOrder({ ...PERIOD, incident_until: '2026-03-11' })).toBe(false);
});

it('an hour is as sure as is said of it, or else as the day', () => {
  expect(hourCertainty({ date_certainty: 'approximate', time_certainty: null })).toBe('approximate');
  expect(hourCertainty({ date_certainty: 'approximate', time_certainty: 'exact' })).toBe('exact');
  expect(hourCertainty({ date_certainty: 'exact', time_certainty: 'approximate' })).toBe('approximate');
  expect(hourCertainty({ date_certainty: 'exact', time_certainty: null })).toBeNull();
});

it('what contradicts the certainty of the hour goes, and an hour goes with its day', () => {
  const evening: When = { ...WHEN, time_until: '02:00', time_certainty: 'period' };
  expect(settledWhen(evening)).toEqual(evening);
  expect(settledWhen({ ...evening, time_certainty: 'exact' }).time_until).toBeNull();
  expect(settledWhen({ ...evening, time_certainty: 'unknown' })).toEqual({
    ...WHEN,
    incident_time: null,
    time_certainty: 'unknown',
  });
  expect(settledWhen({ ...evening, date_certainty: 'unknown' })).toEqual({
    ...NOTHING,
    date_certainty: 'unknown',
  });
  expect(changedWhen(evening, { incident_time: null })).toEqual({ ...WHEN, incident_time: null });
  expect(changedWhen(WHEN, { time_until: '16:00' })).toEqual({
    ...WHEN,
    time_until: '16:00',
    time_certainty: 'period',
  });
  const unknown: When = { ...WHEN, incident_time: null, time_certainty: 'unknown' };
  expect(changedWhen(unknown, { incident_time: '09:00' })).toEqual({ ...WHEN, incident_time: '09:00' });
});
