/** The state that goes to the provider and comes back: valid once, for one flow, in one browser, for ten minutes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import {
  authorizeUrl,
  changed,
  comeBack,
  signInThere,
  someone,
  startProviders,
  type TestProviders,
} from './support/provider-flows.ts';

let providers: TestProviders;
let server: TestServer;
beforeAll(async () => {
  providers = await startProviders();
  server = await startTestServer({ env: { ...providers.env, RECUEIL_AUTOCONFIRM: 'off' } });
});
afterAll(async () => {
  await server.stop();
  await providers.stop();
});

const rows = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.recueil.database.pool.query(text, values)).rows as Row[];

describe('a state', () => {
  const BAD = { error: 'invalid_request', error_code: 'bad_oauth_state' };

  it('counts once, also when ten callbacks have it at once', async () => {
    providers.google.setAccount(someone());
    const back = await signInThere(authorizeUrl(server, 'google', { redirect_to: `${server.url}/there` }));
    const arrivals = await Promise.all(Array.from({ length: 10 }, () => comeBack(back)));
    expect(arrivals.filter(({ fragment }) => fragment.access_token)).toHaveLength(1);
    const again = await comeBack(back);
    expect(again.status).toBe(303);
    expect(again.url.pathname).toBe('/');
    expect(again.query).toMatchObject({ error: 'invalid_request', error_code: 'flow_state_already_used' });
  });

  it('sends the person to the site with the reason when it is unknown, truncated, missing or of another kind of flow', async () => {
    providers.google.setAccount(someone());
    const back = await signInThere(authorizeUrl(server, 'google'));
    const state = new URL(back.url).searchParams.get('state') ?? '';
    const [mailFlow] = await rows<{ id: string }>(
      `INSERT INTO auth.flow_states (id, authentication_method, code_challenge, code_challenge_method)
       VALUES (gen_random_uuid(), 'recovery', 'c', 'plain') RETURNING id`,
    );
    for (const wrong of [
      crypto.randomUUID(),
      state.slice(0, -1),
      `${state}0`,
      '%00',
      '\0',
      "' OR 1=1",
      mailFlow?.id ?? '',
    ]) {
      const arrival = await comeBack(changed(back, { state: wrong }));
      expect(arrival.status, wrong).toBe(303);
      expect(arrival.url.origin).toBe(server.url);
      expect(arrival.query).toMatchObject(BAD);
      expect(arrival.fragment).toMatchObject(BAD);
    }
    const missing = await comeBack(changed(back, { state: null }));
    expect(missing.query).toMatchObject({ error: 'invalid_request', error_code: 'bad_oauth_callback' });
    expect((await comeBack(changed(back, {}))).fragment).toHaveProperty('access_token');
  });

  it('does not redeem the code of another flow', async () => {
    providers.google.setAccount(someone());
    const mine = await signInThere(authorizeUrl(server, 'google'));
    const theirs = await signInThere(authorizeUrl(server, 'google'));
    const code = new URL(theirs.url).searchParams.get('code');
    const arrival = await comeBack(changed(mine, { code }));
    expect(arrival.query).toMatchObject({ error: 'server_error', error_code: 'unexpected_failure' });
  });

  it('of one provider is refused with another', async () => {
    providers.google.setAccount(someone());
    providers.azure.setAccount(someone());
    const google = await signInThere(authorizeUrl(server, 'google'));
    const azure = await signInThere(authorizeUrl(server, 'azure'));
    const state = new URL(azure.url).searchParams.get('state');
    const arrival = await comeBack(changed(google, { state }));
    expect(arrival.query).toMatchObject({ error: 'server_error', error_code: 'unexpected_failure' });
  });

  it('is valid for ten minutes', async () => {
    providers.google.setAccount(someone());
    const back = await signInThere(authorizeUrl(server, 'google'));
    const state = new URL(back.url).searchParams.get('state');
    await rows("UPDATE auth.flow_states SET created_at = now() - interval '11 minutes' WHERE id = $1", [
      state,
    ]);
    expect((await comeBack(back)).query).toMatchObject(BAD);
  });

  it('is not used up by a HEAD request', async () => {
    providers.google.setAccount(someone());
    const back = await signInThere(authorizeUrl(server, 'google'));
    expect((await fetch(back.url, { method: 'HEAD', redirect: 'manual' })).status).toBe(204);
    expect((await comeBack(back)).fragment).toHaveProperty('access_token');
  });

  it('in a callback that is not UTF-8 is neither read nor used up', async () => {
    providers.google.setAccount(someone());
    const back = await signInThere(authorizeUrl(server, 'google'));
    for (const name of ['user=Zo%E9', 'user=%ED%A0%80', '%FF=Zo']) {
      const arrival = await comeBack({ ...back, url: `${back.url}&${name}` });
      expect(arrival.query, name).toMatchObject({ error_code: 'bad_oauth_callback' });
    }
    // A literal per cent sign is allowed.
    expect((await comeBack({ ...back, url: `${back.url}&user=100%&x=Zo%C3%A9` })).fragment).toHaveProperty(
      'access_token',
    );
  });

  it('without a code is an error at the page that was asked for', async () => {
    providers.google.setAccount(someone());
    const back = await signInThere(authorizeUrl(server, 'google', { redirect_to: `${server.url}/there` }));
    const arrival = await comeBack(changed(back, { code: null }));
    expect(arrival.url.pathname).toBe('/there');
    expect(arrival.query).toMatchObject({ error_code: 'bad_oauth_callback' });
  });

  it('counts only in the browser that began the flow', async () => {
    providers.google.setAccount(someone());
    const answer = await fetch(authorizeUrl(server, 'google'), { redirect: 'manual' });
    const cookie = answer.headers.getSetCookie().find((line) => line.includes('-flow-')) ?? '';
    expect(cookie).toMatch(/; Max-Age=600; Path=\/auth\/v1\/callback; HttpOnly; SameSite=Lax$/);
    const back = await signInThere(answer.headers.get('location') ?? '');
    const lured = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await comeBack(back, lured)).query).toMatchObject(BAD);
    const [own = ''] = cookie.split(';');
    expect((await comeBack(back, { ...lured, cookie: own })).fragment).toHaveProperty('access_token');
  });

  it('comes back from Apple with a cookie that is sent with a form of another site', async () => {
    const answer = await fetch(authorizeUrl(server, 'apple'), { redirect: 'manual' });
    expect(answer.headers.getSetCookie().join()).toMatch(/-flow-.+; Secure; SameSite=None/);
  });
});
