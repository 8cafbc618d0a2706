import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeProtectedHeader, type JWK, SignJWT } from 'jose';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadSigningKeys } from '#server/modules/auth/tokens/signing-keys.ts';
import { signUpInProcess } from '../support/people.ts';
import { startServerForTest } from '../support/test-server.ts';
import { ask } from './support/clients.ts';

const fileOf = async (content: unknown): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'recueil-keys-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'key.json');
  await writeFile(path, JSON.stringify(content));
  return path;
};

const rsa = (modulusLength = 2048): JWK => ({
  ...(generateKeyPairSync('rsa', { modulusLength }).privateKey.export({ format: 'jwk' }) as JWK),
  kid: 'rsa-1',
  alg: 'RS256',
});
const ec = (namedCurve: string, alg: string): JWK => ({
  ...(generateKeyPairSync('ec', { namedCurve }).privateKey.export({ format: 'jwk' }) as JWK),
  kid: 'ec-1',
  alg,
});
const hmac = (): JWK => ({
  kty: 'oct',
  k: randomBytes(48).toString('base64url'),
  kid: 'hmac-1',
  alg: 'HS256',
});

describe('a configured key', () => {
  it.each([
    ['RS256', rsa],
    ['HS256', hmac],
  ] as const)(
    'of %s signs what the server accepts, and its private half is never published',
    async (alg, key) => {
      const server = await startServerForTest({ env: { RECUEIL_JWT_KEY_FILE: await fileOf(key()) } });
      const person = await signUpInProcess(server);
      expect(decodeProtectedHeader(person.accessToken)).toMatchObject({ alg });
      expect((await ask(server, 'GET', '/user', { token: person.accessToken })).status).toBe(200);
      expect((await person.call('GET', '/api/profile')).status).toBe(200);
      const { body } = await ask(server, 'GET', '/.well-known/jwks.json');
      const keys = body.keys as JWK[];
      expect(keys).toHaveLength(alg === 'RS256' ? 1 : 0);
      for (const published of keys) {
        for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k'])
          expect(published).not.toHaveProperty(secret);
      }
    },
  );

  it('that is additionally trusted opens the same accounts; its id with another algorithm or secret does not', async () => {
    const trusted = hmac();
    const server = await startServerForTest({
      env: { RECUEIL_JWT_TRUSTED_KEYS_FILE: await fileOf({ keys: [trusted] }) },
    });
    const person = await signUpInProcess(server);
    const claims = JSON.parse(
      Buffer.from(person.accessToken.split('.')[1] ?? '', 'base64url').toString('utf8'),
    );
    const signed = (secret: Uint8Array, alg: string) =>
      new SignJWT(claims).setProtectedHeader({ alg, kid: 'hmac-1' }).sign(secret);
    const right = Buffer.from(trusted.k ?? '', 'base64url');
    const statusOf = async (token: string) => (await ask(server, 'GET', '/user', { token })).status;
    expect(await statusOf(await signed(right, 'HS256'))).toBe(200);
    expect(await statusOf(await signed(right, 'HS384'))).toBe(403);
    expect(await statusOf(await signed(randomBytes(48), 'HS256'))).toBe(403);
  });

  it.each([
    ['ES256', () => ec('P-256', 'ES256')],
    ['RS256', rsa],
    ['HS256', hmac],
  ] as const)('of %s may say that it signs and verifies, as the ones of GoTrue do', async (alg, key) => {
    const stored = { ...key(), use: 'sig', key_ops: ['sign', 'verify'], ext: true };
    const { current } = await loadSigningKeys(JSON.stringify(stored));
    expect(current).toMatchObject({ kid: stored.kid, alg });
  });

  it.each([
    ['no JSON', '{"d": "secretly"', 'this is not a JWK in JSON'],
    ['a list', ['secretly'], 'this is not a JWK in JSON'],
    ['without an id', { ...ec('P-256', 'ES256'), kid: undefined }, 'has no kid'],
    ['of an unknown algorithm', ec('P-384', 'ES384'), 'its alg is not one of ES256, RS256, HS256'],
    ['of the type of another algorithm', { ...hmac(), alg: 'RS256' }, 'its kty is not one for its alg'],
    ['of another curve', ec('P-384', 'ES256'), 'cannot sign'],
    ['a public key', { ...ec('P-256', 'ES256'), d: undefined }, 'a private one is needed'],
    ['put together of two', { ...ec('P-256', 'ES256'), d: ec('P-256', 'ES256').d }, 'cannot sign'],
    ['cut short', { ...ec('P-256', 'ES256'), d: 'c2VjcmV0' }, 'cannot sign'],
    ['too weak', rsa(1024), 'cannot sign'],
    ['for verifying alone', { ...ec('P-256', 'ES256'), key_ops: ['verify'] }, 'not for signing'],
    ['for encrypting', { ...rsa(), use: 'enc' }, 'not for signing'],
  ] as const)('is refused by the name of its variable when it is %s', async (_case, content, reason) => {
    const stored = typeof content === 'string' ? content : JSON.stringify(content);
    const refusal = await loadSigningKeys(stored, undefined, {
      own: 'RECUEIL_JWT_KEY_FILE',
      further: 'RECUEIL_JWT_TRUSTED_KEYS_FILE',
    }).then(
      () => expect.unreachable('the key was taken'),
      (error: Error) => error,
    );
    expect(refusal.message).toMatch(/^RECUEIL_JWT_KEY_FILE is not usable: [^\n]+\.$/);
    expect(refusal.message).toContain(reason);
    expect(refusal.cause).toBeUndefined();
    const { d } = content as JWK;
    expect(refusal.message).not.toContain(d ?? 'secretly');
  });

  it.each([
    [
      'a public key',
      { RECUEIL_JWT_KEY_FILE: { kty: 'RSA', kid: 'x', alg: 'RS256', n: 'secretly', e: 'AQAB' } },
    ],
    ['a short secret', { RECUEIL_JWT_KEY_FILE: { kty: 'oct', k: 'c2VjcmV0', kid: 'x', alg: 'HS256' } }],
    [
      'a key without an id',
      { RECUEIL_JWT_TRUSTED_KEYS_FILE: { keys: [{ kty: 'oct', k: 'secretly', alg: 'HS256' }] } },
    ],
    ['no set of keys', { RECUEIL_JWT_TRUSTED_KEYS_FILE: 'secretly' }],
  ])('stops the server when it is %s, and is not printed', async (_case, files) => {
    const [[name, content]] = Object.entries(files) as [[string, unknown]];
    const started = startServerForTest({ env: { [name]: await fileOf(content) } });
    await expect(started).rejects.toThrow(new RegExp(`^${name} is not usable: [^\\n]*JWKS?`));
    await expect(started).rejects.not.toThrow(/secretly|c2VjcmV0/);
  });
});
