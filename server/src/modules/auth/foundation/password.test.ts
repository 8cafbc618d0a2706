import { verify } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createPasswordChecker, ensureStrongPassword } from './password.ts';

const refusalOf = (password: string): unknown => {
  try {
    ensureStrongPassword(password, 8);
    return null;
  } catch (error) {
    return error;
  }
};

describe('the password rules', () => {
  it('accept a password that keeps them all', () => {
    expect(refusalOf('Mot2passe-sur')).toBeNull();
    expect(refusalOf('Élan2024')).toBeNull();
  });

  it('say what is missing, in the words that clients assert', () => {
    expect(refusalOf('Ab1')).toMatchObject({
      status: 422,
      code: 'weak_password',
      message: 'Password should be at least 8 characters.',
      details: { weakPasswordReasons: ['length'] },
    });
    expect(refusalOf('abcdefgh')).toMatchObject({ details: { weakPasswordReasons: ['characters'] } });
    expect(refusalOf('abc')).toMatchObject({ details: { weakPasswordReasons: ['length', 'characters'] } });
  });

  it('refuse more than 72 bytes', () => {
    expect(refusalOf(`Aa1${'é'.repeat(35)}`)).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

describe('a stored password', () => {
  it('is Argon2id, and matches itself alone', async () => {
    const passwords = await createPasswordChecker('full');
    const stored = await passwords.hash('Mot2passe-sur');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(await passwords.matches('Mot2passe-sur', stored)).toBe(true);
    expect(await passwords.matches('Mot2passe-sut', stored)).toBe(false);
    expect(await passwords.matches('', stored)).toBe(false);
    expect(await passwords.matches('Mot2passe-sur', null)).toBe(false);
  });

  it('costs the same work where there is none: one Argon2 of the same strength', async () => {
    const compared: string[] = [];
    const passwords = await createPasswordChecker('full', async (stored, typed) => {
      compared.push(String(stored).replace(/\$[^$]*\$[^$]*$/, ''));
      return await verify(stored, typed);
    });
    await passwords.matches('Mot2passe-sur', await passwords.hash('Mot2passe-sur'));
    await passwords.matches('Mot2passe-sur', null);
    expect(compared).toEqual(Array(2).fill('$argon2id$v=19$m=65536,t=3,p=1'));
  });

  it('is the same however its accents were typed', async () => {
    const passwords = await createPasswordChecker('cheap');
    expect(await passwords.matches('E\u0301lan2024', await passwords.hash('\u00c9lan2024'))).toBe(true);
  });
});
