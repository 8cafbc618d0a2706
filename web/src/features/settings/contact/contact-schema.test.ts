import { describe, expect, it } from 'vitest';
import type { Profile } from '#contract/profiles.ts';
import { contactOf, contactPatch } from './contact-schema.ts';

const person: Profile = {
  id: '019a0000-0000-7000-8000-000000000000',
  email: 'anne@example.fr',
  first_name: 'Anne',
  last_name: 'Martin',
  phone: null,
  job_title: 'Infirmière',
  sector: null,
  age_range: null,
  auth_provider: 'email',
  role: 'user',
  version: 1,
};

describe('contact information', () => {
  it('of which nothing was changed sends nothing', () => {
    expect(contactPatch(person, contactOf(person))).toBeNull();
  });

  it('sends what was changed and nothing else', () => {
    expect(contactPatch(person, { ...contactOf(person), phone: '06 00 00 00 00' })).toEqual({
      phone: '06 00 00 00 00',
    });
  });

  it('sends null for a phone that was emptied', () => {
    const known = { ...person, phone: '06 00 00 00 00' };
    expect(contactPatch(known, { ...contactOf(known), phone: '' })).toEqual({ phone: null });
  });
});
