/** What an enrolment shows and stores, its limits, and when it is refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contract/common/durations.ts';
import { signUpInProcess } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { type Answer, ask, nextMail, PASSWORD, signInByPassword } from './support/clients.ts';
import {
  beginFactor,
  challenge,
  enroll,
  personWithFactor,
  profileOf,
  prove,
  signInLow,
} from './support/second-factor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('enrolling a factor', () => {
  it('shows secret, address and picture once, names the product, and does not count yet', async () => {
    const person = await signUpInProcess(server);
    const { status, body } = await enroll(server, person.accessToken, { friendly_name: 'Téléphone' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'totp', friendly_name: 'Téléphone' });
    const totp = body.totp as { qr_code: string; secret: string; uri: string };
    expect(totp.qr_code).toMatch(/^<svg/);
    expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(decodeURIComponent(totp.uri)).toContain(`Recueil:${person.email}`);
    const user = (await ask(server, 'GET', '/user', { token: person.accessToken })).body;
    expect(user.factors).toMatchObject([{ status: 'unverified', factor_type: 'totp' }]);
    expect(JSON.stringify(user)).not.toContain(totp.secret);
    expect((await profileOf(server, person.accessToken)).status).toBe(200);
  });

  it('stores the secret sealed', async () => {
    const { factor } = await personWithFactor(server);
    const sealed = await server.recueil.database.asSystem('look at a factor', async (tx) => {
      const rows = tx.db.selectFrom('auth.mfa_factors').select('sealed_secret').where('id', '=', factor.id);
      return (await rows.executeTakeFirstOrThrow()).sealed_secret;
    });
    expect(sealed.includes(factor.secret)).toBe(false);
  });

  it.each([
    ['phone', 422, 'mfa_phone_enroll_not_enabled'],
    ['webauthn', 422, 'mfa_webauthn_enroll_not_enabled'],
    ['constructor', 400, 'validation_failed'],
    ['', 400, 'validation_failed'],
  ])('of the type %j is refused', async (factor_type, status, code) => {
    const person = await signUpInProcess(server);
    expect(await enroll(server, person.accessToken, { factor_type })).toMatchObject({
      status,
      body: { code },
    });
  });

  it('is refused under the name of a verified factor, and begins again under that of an unfinished one', async () => {
    const { token, person } = await personWithFactor(server);
    const again = await enroll(server, token, { friendly_name: 'Téléphone' });
    expect(again).toMatchObject({ status: 422, body: { code: 'mfa_factor_name_conflict' } });
    expect((await enroll(server, token, { friendly_name: 'Tablette' })).status).toBe(200);
    expect((await enroll(server, token, { friendly_name: 'Tablette' })).status).toBe(200);
    const low = await signInLow(server, person);
    expect(await enroll(server, low, { friendly_name: 'Autre' })).toMatchObject({
      status: 403,
      body: { code: 'insufficient_aal' },
    });
  });

  it('is possible up to ten factors', async () => {
    const { token, factor } = await personWithFactor(server);
    await server.recueil.database.asSystem('add factors', async (tx) => {
      const row = await tx.db
        .selectFrom('auth.mfa_factors')
        .selectAll()
        .where('id', '=', factor.id)
        .executeTakeFirstOrThrow();
      const more = Array.from({ length: 9 }, (_, n) => ({
        ...row,
        id: crypto.randomUUID(),
        friendly_name: `${n}`,
      }));
      await tx.db.insertInto('auth.mfa_factors').values(more).execute();
    });
    expect(await enroll(server, token, { friendly_name: 'Onze' })).toMatchObject({
      status: 422,
      body: { code: 'too_many_enrolled_mfa_factors' },
    });
  });
});

describe('the holder of a session', () => {
  const begin = (token: string) =>
    ask(server, 'POST', '/factors', { token, body: { factor_type: 'totp', friendly_name: 'Tablette' } });
  const endProof = (userId: string) =>
    server.recueil.database.asSystem('let the time pass', (tx) =>
      tx.db
        .updateTable('auth.sessions')
        .set({ proven_until: new Date(Date.now() - 1_000) })
        .where('user_id', '=', userId)
        .execute(),
    );

  it('can begin a factor after the password or a mailed code', async () => {
    const { accessToken: token, email } = await signUpInProcess(server);
    const show = (body: unknown) => ask(server, 'POST', '/reauthenticate', { token, body });
    const missing = { status: 400, body: { code: 'current_password_required' } };
    expect(await begin(token)).toMatchObject(missing);
    expect(await show({})).toMatchObject(missing);
    expect((await show({ password: 'Faux2passe' })).body.code).toBe('current_password_invalid');
    await ask(server, 'GET', '/reauthenticate', { token });
    const { code } = await nextMail(server, email);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await show({ nonce: wrong })).body.code).toBe('reauthentication_not_valid');
    expect(await begin(token)).toMatchObject(missing);
    const shown = await show({ nonce: code });
    expect(shown.status).toBe(200);
    const minutes = (Number(shown.body.expires_at) - Date.now() / 1_000) / 60;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10);
    expect((await begin(token)).status).toBe(200);
    expect((await show({ nonce: code })).body.code).toBe('reauthentication_not_valid');
    // Another session of the person has no proof.
    const other = String((await signInByPassword(server, email)).body.access_token);
    expect(await begin(other)).toMatchObject(missing);
  });

  it('cannot do so only because a mail has opened the session', async () => {
    const { email } = await signUpInProcess(server);
    await ask(server, 'POST', '/recover', { body: { email } });
    const { code } = await nextMail(server, email);
    const { body } = await ask(server, 'POST', '/verify', { body: { type: 'recovery', email, token: code } });
    expect((await begin(String(body.access_token))).body.code).toBe('current_password_required');
  });

  it('can neither change factors nor recovery codes after ten minutes', async () => {
    const { token, person, factor } = await personWithFactor(server);
    const attempts = [
      () => begin(token),
      () => ask(server, 'POST', '/factors/recovery-codes', { token }),
      () => ask(server, 'POST', '/factors/recovery-codes/regenerate', { token }),
      () => ask(server, 'DELETE', '/factors/recovery-codes', { token }),
      () => ask(server, 'DELETE', `/factors/${factor.id}`, { token }),
    ];
    await endProof(person.id);
    for (const attempt of attempts) {
      expect(await attempt()).toMatchObject({ status: 400, body: { code: 'current_password_required' } });
    }
    expect((await prove(server, token)).status).toBe(200);
    for (const attempt of attempts) expect((await attempt()).status).toBe(200);
  });

  it('can guess the password thirty times, whatever strangers do at the sign-in', async () => {
    const { accessToken: token, email } = await signUpInProcess(server);
    const some = (count: number, one: () => Promise<Answer>) =>
      Promise.all(Array.from({ length: count }, one));
    const wrong = () => ask(server, 'POST', '/reauthenticate', { token, body: { password: 'Faux2passe' } });
    const statuses: number[] = [];
    // In small groups: all wait for one row, and a busy machine could let some wait too long.
    for (let round = 0; round < 4; round += 1) {
      await some(8, () => signInByPassword(server, email, 'Faux2passe'));
      statuses.push(...(await some(8, wrong)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    const limited = { status: 429, body: { code: 'over_request_rate_limit' } };
    expect(await prove(server, token)).toMatchObject(limited);
    const body = { password: 'Nouveau2passe', current_password: PASSWORD };
    expect(await ask(server, 'PUT', '/user', { token, body })).toMatchObject(limited);
  });
});

describe('an enrolment', () => {
  it('is listed with the user in the fields of the contract', async () => {
    const { accessToken: token } = await signUpInProcess(server);
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

  it('fits into its picture with any address, and refuses an issuer that is too long', async () => {
    const email = `${'字'.repeat(150)}${crypto.randomUUID()}@exemple.fr`;
    const { body } = await ask(server, 'POST', '/signup', { body: { email, password: PASSWORD } });
    const token = String(body.access_token);
    expect((await enroll(server, token, { issuer: '𠮷'.repeat(64) })).status).toBe(200);
    expect(await enroll(server, token, { issuer: 'é'.repeat(65) })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });

  it('that was left unfinished yesterday is deleted by the next one', async () => {
    const { accessToken: token, id } = await signUpInProcess(server);
    await beginFactor(server, token, 'Ancien');
    await server.recueil.database.asSystem('age a factor', (tx) =>
      tx.db
        .updateTable('auth.mfa_factors')
        .set({ created_at: new Date(Date.now() - 25 * HOUR_MS) })
        .where('user_id', '=', id)
        .execute(),
    );
    await beginFactor(server, token, 'Nouveau');
    expect((await ask(server, 'GET', '/user', { token })).body.factors).toMatchObject([
      { friendly_name: 'Nouveau' },
    ]);
  });
});
