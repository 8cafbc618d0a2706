import { describe, expect, it } from 'vitest';
import type { Profile } from '#contract/account/profiles.ts';
import { patchOfValues, valuesOfProfile } from './complete-profile-schema.ts';

const person: Profile = {
  id: '019a0000-0000-7000-8000-000000000000',
  email: 'anne@example.fr',
  first_name: 'Utilisateur',
  last_name: '',
  phone: null,
  job_title: 'Non spécifié',
  sector: null,
  age_range: null,
  auth_provider: 'email',
  role: 'user',
  version: 1,
};

describe('completing a profile', () => {
  it('starts empty where the profile only holds stand-ins', () => {
    expect(valuesOfProfile(person)).toEqual({ firstName: '', jobTitle: '', sector: '', ageRange: null });
  });

  it('sends null for what was left blank', () => {
    expect(patchOfValues({ firstName: 'Anne', jobTitle: '', sector: 'Santé', ageRange: null })).toEqual({
      first_name: 'Anne',
      job_title: null,
      sector: 'Santé',
      age_range: null,
    });
  });
});
