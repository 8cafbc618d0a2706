import { describe, expect, it } from 'vitest';
import { profileFromAccount } from './account-profile.ts';

const account = (email: string | undefined, metadata: Record<string, unknown> = {}) =>
  profileFromAccount({ id: '1', ...(email && { email }), user_metadata: metadata, app_metadata: {} });

describe('the profile as the account tells it', () => {
  it('takes the metadata in either spelling', () => {
    expect(account('a@b.fr', { firstName: 'Ana', last_name: 'Lo', jobTitle: 'Juriste' })).toMatchObject({
      first_name: 'Ana',
      last_name: 'Lo',
      job_title: 'Juriste',
      sector: 'Non spécifié',
    });
  });

  it('falls back to the part of the email before the at-sign, then to Utilisateur', () => {
    expect(account('camille@b.fr').first_name).toBe('camille');
    expect(account(undefined).first_name).toBe('Utilisateur');
  });

  it('never believes a role that the person could have written', () => {
    expect(account('a@b.fr', { role: 'super_admin' }).role).toBe('user');
  });
});
