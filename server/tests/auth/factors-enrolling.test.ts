/** What an enrolment shows, and how large it may be. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../support/people.ts';
import { beginFactor, challenge, enroll } from '../support/second-factor.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { ask, PASSWORD } from './clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('an enrolment', () => {
  it('is shown with the user in the fields of the contract', async () => {
    const { accessToken: token } = await signUp(server);
    expect((await ask(server, 'GET', '/user', { token })).body).not.toHaveProperty('factors');
    const { id } = await beginFactor(server, token, 'Téléphone');
    const factors = async () => (await ask(server, 'GET', '/user', { token })).body.factors;
    const instant = expect.stringMatching(/^\d{4}-.+Z$/);
    const shown = {
      id,
      status: 'unverified',
      friendly_name: 'Téléphone',
      factor_type: 'totp',
      phone: '',
      created_at: instant,
      updated_at: instant,
      last_challenged_at: null,
    };
    expect(await factors()).toEqual([shown]);
    await challenge(server, token, id);
    expect(await factors()).toEqual([{ ...shown, last_challenged_at: instant }]);
  });

  it('fits into its picture whatever the address, and refuses an issuer that does not', async () => {
    const email = `${'字'.repeat(150)}${crypto.randomUUID()}@exemple.fr`;
    const { body } = await ask(server, 'POST', '/signup', { body: { email, password: PASSWORD } });
    const token = String(body.access_token);
    expect((await enroll(server, token, { issuer: '𠮷'.repeat(64) })).status).toBe(200);
    expect(await enroll(server, token, { issuer: 'é'.repeat(65) })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });

  it('of yesterday is forgotten by the next', async () => {
    const { accessToken: token, id } = await signUp(server);
    await beginFactor(server, token, 'Ancien');
    await server.recueil.database.asSystem('age a factor', (tx) =>
      tx.db
        .updateTable('auth.mfa_factors')
        .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
        .where('user_id', '=', id)
        .execute(),
    );
    await beginFactor(server, token, 'Nouveau');
    expect((await ask(server, 'GET', '/user', { token })).body.factors).toMatchObject([
      { friendly_name: 'Nouveau' },
    ]);
  });
});
