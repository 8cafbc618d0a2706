import { type Algorithm, hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { ensurePasswordHash } from './foreign-password-hash.ts';

const CHEAP = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };
const own = await hash('Mot2passe-sur', CHEAP);
const refusal = expect.objectContaining({ status: 400, code: 'validation_failed' });

describe('a password that was hashed elsewhere', () => {
  it('is kept as it is', () => {
    expect(ensurePasswordHash(own)).toBe(own);
  });

  it.each([
    ['m', own.replace('m=1024', 'm=262145')],
    ['t', own.replace('t=1', 't=13')],
    ['p', own.replace('p=1', 'p=17')],
  ])('must not cost too much to compare with (%s)', (_name, hashed) => {
    expect(hashed).not.toBe(own);
    expect(() => ensurePasswordHash(hashed)).toThrow(refusal);
  });

  it('is Argon2id and whole', async () => {
    const others = [
      await hash('Mot2passe-sur', { ...CHEAP, algorithm: 0 satisfies Algorithm.Argon2d }),
      `$2a$10$${'a'.repeat(53)}`,
      own.replace('v=19', 'v=16'),
      own.slice(0, 40),
      `${own}\n`,
      own.replace('m=1024', 'm=0'),
      'Mot2passe-sur',
    ];
    for (const hashed of others) expect(() => ensurePasswordHash(hashed), hashed).toThrow(refusal);
  });
});
