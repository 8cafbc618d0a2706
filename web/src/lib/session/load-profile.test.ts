import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Profile } from '#contract/account/profiles.ts';
import { stopEverything } from '#web/lib/forget.ts';
import { setCredentials } from '#web/lib/requests/credentials.ts';
import type { StoredSession } from './kept/stored-session.ts';
import { loadProfile } from './load-profile.ts';
import { profileFromAccount } from './state/account-profile.ts';
import { departAs, leave, sessionState } from './state/session-store.ts';

const PATIENCE_MS = 20;
const ANNA = '01980000-0000-7000-8000-000000000001';
const user = { id: ANNA, email: 'anna@recueil.test', user_metadata: {}, app_metadata: {} };
const stored = { access_token: 'a', refresh_token: 'r', expires_at: 1, user } as unknown as StoredSession;
const fromServer: Profile = { ...profileFromAccount(stored.user), first_name: 'Anna' };

/** The server's answers, each given when the test says so. */
let answers: PromiseWithResolvers<Response>[];
let signals: (AbortSignal | null | undefined)[];

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  answers = [];
  signals = [];
  setCredentials({
    accessToken: async () => 'a',
    refresh: async () => null,
    ended: () => leave('ended'),
    secondFactorNeeded: () => undefined,
    confirmationNeeded: () => undefined,
    accountClosing: () => undefined,
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    // Asked for at the same time, and waited for by nobody here.
    if (path === '/api/browser-key') return Promise.withResolvers<Response>().promise;
    const answer = Promise.withResolvers<Response>();
    answers.push(answer);
    signals.push(init.signal);
    return answer.promise;
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a profile that is late replaces what the account said', async () => {
  await loadProfile(stored, PATIENCE_MS);
  expect(sessionState.get()).toMatchObject({ status: 'present', source: 'account' });
  answers[0]?.resolve(Response.json(fromServer));
  await settled();
  expect(sessionState.get()).toMatchObject({ source: 'server', profile: { first_name: 'Anna' } });
});

it('a profile that comes after a sign-out signs nobody in again', async () => {
  await loadProfile(stored, PATIENCE_MS);
  departAs('signed_out');
  stopEverything();
  expect(signals[0]?.aborted).toBe(true);
  leave('signed_out');
  answers[0]?.resolve(Response.json(fromServer));
  await settled();
  expect(sessionState.get()).toEqual({ status: 'absent' });
});

it('a sign-out while the profile is waited for is not undone by the account’s own data', async () => {
  const loading = loadProfile(stored, PATIENCE_MS);
  await settled();
  leave('signed_out');
  await loading;
  expect(sessionState.get()).toEqual({ status: 'absent' });
});

it('the same person signing in again does not wait for the reading of the former session', async () => {
  const before = loadProfile(stored, PATIENCE_MS);
  await settled();
  leave('signed_out');
  const again = loadProfile(stored, PATIENCE_MS);
  await settled();
  answers[1]?.resolve(Response.json(fromServer));
  await Promise.all([before, again]);
  expect(sessionState.get()).toMatchObject({ status: 'present', source: 'server' });
});

it('somebody whose second step is missing is asked for it before anything, and nothing of the account stands in', async () => {
  const claims = Buffer.from('{"aal":"aal1"}').toString('base64url');
  const owing = { ...stored, access_token: `h.${claims}.s` };
  owing.user = { ...stored.user, factors: [{ status: 'verified' }] } as StoredSession['user'];
  await loadProfile(owing, PATIENCE_MS);
  expect(sessionState.get()).toEqual({ status: 'second_factor' });
  expect(answers).toEqual([]);
});

it('so is somebody of whom only the server knows it, also when it says so late', async () => {
  leave('none');
  await loadProfile(stored, PATIENCE_MS);
  expect(sessionState.get()).toMatchObject({ status: 'present', source: 'account' });
  const problem = { type: 'about:blank', title: '', status: 403, code: 'second_factor_needed' };
  answers[0]?.resolve(Response.json(problem, { status: 403 }));
  await settled();
  expect(sessionState.get()).toEqual({ status: 'second_factor' });
});

it('somebody who has to confirm the session is asked to as soon as the server says so, and nothing stands in', async () => {
  leave('none');
  const loading = loadProfile(stored, PATIENCE_MS);
  await settled();
  const problem = { type: 'about:blank', title: '', status: 403, code: 'confirmation_needed' };
  answers[0]?.resolve(Response.json(problem, { status: 403 }));
  await loading;
  expect(sessionState.get()).toEqual({ status: 'confirmation' });
});

it('somebody whose account is about to be closed sees that alone, and nothing stands in', async () => {
  leave('none');
  const loading = loadProfile(stored, PATIENCE_MS);
  await settled();
  const problem = { type: 'about:blank', title: '', status: 403, code: 'account_closing' };
  answers[0]?.resolve(Response.json(problem, { status: 403 }));
  await loading;
  expect(sessionState.get()).toEqual({ status: 'closing' });
});

it('a step that the server asks for after a sign-out is not asked for', async () => {
  leave('none');
  await loadProfile(stored, PATIENCE_MS);
  leave('signed_out');
  const problem = { type: 'about:blank', title: '', status: 403, code: 'second_factor_needed' };
  answers[0]?.resolve(Response.json(problem, { status: 403 }));
  await settled();
  expect(sessionState.get()).toEqual({ status: 'absent' });
});
