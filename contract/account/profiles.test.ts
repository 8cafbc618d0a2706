import { describe, expect, it } from 'vitest';
import { DEFAULT_FIRST_NAME, profilePatch } from './profiles.ts';

describe('a first name', () => {
  const accepted = (name: string) => profilePatch.safeParse({ first_name: name }).success;

  it('is never changed to one that asks for the profile to be completed again', () => {
    expect(['', ' ', 'A', ' A ', '\u200b\u200b', DEFAULT_FIRST_NAME].filter(accepted)).toEqual([]);
  });

  it('can be as short as at sign-up', () => {
    expect(profilePatch.parse({ first_name: ' Al ' })).toEqual({ first_name: 'Al' });
  });
});
