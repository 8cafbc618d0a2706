/** Time-stamps by OpenSSL’s authority: what is kept of an answer, and which answers are not. */
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTimestampAuthority } from '#server/platform/timestamp/timestamp.ts';
import { startTimestampAuthority, type TestAuthority } from '../support/timestamp-authority.ts';

let tsa: TestAuthority;
beforeAll(async () => {
  tsa = await startTimestampAuthority();
});
afterAll(() => tsa.stop());
afterEach(() => {
  tsa.misbehave = null;
});

const BYTES = Buffer.from('{"format":1}');
const stamp = (url = tsa.url, bytes = BYTES) =>
  createTimestampAuthority(url, 2_000).stamp(bytes, new AbortController().signal);

describe('a time-stamp', () => {
  it('is asked for, names the authority, and is one for OpenSSL too', async () => {
    const before = Date.now();
    const { token, at, authority, saysQualified } = await stamp();
    expect([authority, saysQualified]).toEqual(['Horodatage d’essai, Autorité d’essai', false]);
    expect(Math.abs(Date.parse(at) - before)).toBeLessThan(60_000);
    expect(await tsa.verifies(token, BYTES)).toBe(true);
    expect(await tsa.verifies(token, Buffer.from('{"format":2}'))).toBe(false);
  });

  it('says that it is qualified where the certificate says so', async () => {
    const qualified = await startTimestampAuthority({ isQualified: true });
    try {
      expect(await stamp(qualified.url)).toMatchObject({ saysQualified: true });
    } finally {
      await qualified.stop();
    }
  });

  it('is asked for with the name and the password that stand in the address', async () => {
    await stamp(tsa.url.replace('http://', 'http://claire:mot%20de%20passe@'));
    expect(tsa.authorization).toBe(`Basic ${Buffer.from('claire:mot de passe').toString('base64')}`);
  });

  it('is not taken where it is the answer to an earlier question', async () => {
    const { token } = await stamp();
    tsa.misbehave = () => Buffer.from(token);
    await expect(stamp()).rejects.toThrow('another question');
  });

  it('is not taken where it is over something else, or was changed', async () => {
    const { token } = await stamp(tsa.url, Buffer.from('anything else'));
    tsa.misbehave = () => Buffer.from(token);
    await expect(stamp()).rejects.toThrow('imprint');
    tsa.misbehave = (answer) => {
      const changed = Buffer.from(answer);
      changed[changed.length - 8] = (changed[changed.length - 8] ?? 0) ^ 1;
      return changed;
    };
    await expect(stamp()).rejects.toThrow('does not hold');
  });

  it.each([
    ['no time-stamp', () => randomBytes(600)],
    ['nothing', () => Buffer.alloc(0)],
    ['more than a time-stamp', () => Buffer.alloc(2_000_000)],
  ])('is not taken where the answer is %s', async (_what, answer) => {
    tsa.misbehave = answer;
    await expect(stamp()).rejects.toThrow(/does not hold|more than/);
  });

  it('is not waited for longer than that, and no address is told of', async () => {
    tsa.misbehave = () => undefined;
    const secret = tsa.url.replace('http://', 'http://claire:secret@');
    const error = await stamp(secret).catch((thrown: unknown) => thrown);
    expect(String(error)).toBe('TimestampError: It did not answer in time');
    await expect(stamp('http://127.0.0.1:9/')).rejects.toThrow('It could not be asked');
  });
});
