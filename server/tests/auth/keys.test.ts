import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeProtectedHeader, type JWK, SignJWT } from 'jose';
import { describe, expect, it, onTestFinished } from 'vitest';
import { signUp } from '../support/people.ts';
import { startServerForTest } from '../support/test-server.ts';
import { ask } from './clients.ts';

const fileOf = async (content: unknown): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'recueil-keys-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'key.json');
  await writeFile(path, JSON.stringify(content));
  return path;
};

const rsa = (): JWK => ({
  ...(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }) as JWK),
  kid: 'rsa-1',
  alg: 'RS256',
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
      const person = await signUp(server);
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

  it('that is trusted besides opens the same accounts; its id with another algorithm or secret does not', async () => {
    const trusted = hmac();
    const server = await startServerForTest({
      env: { RECUEIL_JWT_TRUSTED_KEYS_FILE: await fileOf({ keys: [trusted] }) },
    });
    const person = await signUp(server);
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
  ])('stops the server when it is %s, and is not shown', async (_case, files) => {
    const [[name, content]] = Object.entries(files) as [[string, unknown]];
    const started = startServerForTest({ env: { [name]: await fileOf(content) } });
    await expect(started).rejects.toThrow(/JWKS?/);
    await expect(started).rejects.not.toThrow(/secretly|c2VjcmV0/);
  });
});
