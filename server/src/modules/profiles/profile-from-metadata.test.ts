import { describe, expect, it } from 'vitest';
import { profileFromMetadata } from './profile-from-metadata.ts';

describe('the profile of a sign-up', () => {
  it('takes what the form sent', () => {
    expect(
      profileFromMetadata({
        first_name: ' Nadia ',
        last_name: 'Benali',
        phone: '+33 6 12 34 56 78',
        job_title: 'Infirmière',
        sector: 'Santé',
        age_range: '35-44',
      }),
    ).toEqual({
      first_name: 'Nadia',
      last_name: 'Benali',
      phone: '+33 6 12 34 56 78',
      job_title: 'Infirmière',
      sector: 'Santé',
      age_range: '35-44',
    });
  });

  it('falls back to the defaults of the specification', () => {
    expect(profileFromMetadata({})).toEqual({
      first_name: 'Utilisateur',
      last_name: '',
      phone: null,
      job_title: 'Non spécifié',
      sector: 'Non spécifié',
      age_range: null,
    });
  });

  it('drops what is not text or not known, and cuts what is too long', () => {
    const profile = profileFromMetadata({
      first_name: 42,
      last_name: ' \u200b ',
      sector: 'é'.repeat(500),
      age_range: '12-17',
      role: 'super_admin',
    });
    expect(profile).toMatchObject({ first_name: 'Utilisateur', last_name: '', age_range: null });
    expect(profile.sector).toHaveLength(120);
    expect(profile).not.toHaveProperty('role');
  });
});
