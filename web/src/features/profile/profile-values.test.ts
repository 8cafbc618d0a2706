import { expect, it } from 'vitest';
import { changedFields, meet, type ProfileValues, patchBetween } from './profile-values.ts';

const loaded: ProfileValues = {
  firstName: 'Nadia',
  lastName: 'Benali',
  phone: '',
  jobTitle: 'Infirmière',
  sector: '',
  ageRange: '35-44',
};

it('sends the fields that differ, and null for what was emptied', () => {
  expect(patchBetween(loaded, loaded)).toEqual({});
  const known = { ...loaded, phone: '06 00 00 00 00' };
  expect(patchBetween(known, { ...known, jobTitle: '', ageRange: null, lastName: '', phone: '' })).toEqual({
    last_name: '',
    phone: null,
    job_title: null,
    age_range: null,
  });
});

it('two versions meet: own words where one has typed, the others as stored; contested is what both changed differently', () => {
  const typed = { ...loaded, phone: '06', jobTitle: 'Mine', sector: 'Santé' };
  const stored = { ...loaded, jobTitle: 'Theirs', sector: 'Santé', lastName: 'Martin' };
  const { values, contested } = meet(loaded, typed, stored);
  expect(values).toEqual({ ...stored, phone: '06', jobTitle: 'Mine' });
  expect(contested).toEqual(['jobTitle']);
  expect(changedFields(values, stored)).toEqual(['phone', 'jobTitle']);
});
