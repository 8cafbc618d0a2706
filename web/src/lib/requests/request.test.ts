import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { api } from './api.ts';
import { ApiProblem } from './api-problem.ts';
import { askedProof } from './ask-proof.ts';
import { setCredentials } from './credentials.ts';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const ended = vi.fn();
const secondFactorNeeded = vi.fn();
const confirmationNeeded = vi.fn();
const accountClosing = vi.fn();
let renewed: string | null;

const problem = (status: number, code: string, more: object = {}) =>
  Response.json({ type: 'about:blank', title: code, status, code, ...more }, { status });
const schema = z.object({ ok: z.boolean() });
const thrownBy = async (promise: Promise<unknown>): Promise<ApiProblem> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiProblem);
  return error as ApiProblem;
};

beforeEach(() => {
  fetched.mockReset();
  ended.mockReset();
  secondFactorNeeded.mockReset();
  confirmationNeeded.mockReset();
  accountClosing.mockReset();
  renewed = 'second';
  vi.stubGlobal('fetch', fetched);
  setCredentials({
    accessToken: async () => 'first',
    refresh: async () => renewed,
    ended,
    secondFactorNeeded,
    confirmationNeeded,
    accountClosing,
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a call of the API', () => {
  it('sends the token, the body and the version it started from', async () => {
    fetched.mockResolvedValue(Response.json({ ok: true }));
    await expect(api.patch('/api/x', { schema, body: { a: 1 }, ifMatch: 3 })).resolves.toEqual({ ok: true });
    const [path, init] = fetched.mock.calls[0] ?? [];
    const headers = new Headers(init?.headers);
    expect([path, init?.method, init?.body]).toEqual(['/api/x', 'PATCH', '{"a":1}']);
    expect(headers.get('authorization')).toBe('Bearer first');
    expect(headers.get('if-match')).toBe('"3"');
  });

  it('throws the code of the problem document, with what it carries', async () => {
    fetched.mockResolvedValue(problem(412, 'stale_version', { current: { version: 4 } }));
    const error = await thrownBy(api.get('/api/x', { schema }));
    expect(error.code).toBe('stale_version');
    expect(error.problem?.current).toEqual({ version: 4 });
  });

  it.each([
    [502, 'unavailable'],
    [429, 'rate_limited'],
    [418, 'internal'],
  ])('reads a bare %i as %s', async (status, code) => {
    fetched.mockResolvedValue(new Response('<html>', { status }));
    expect((await thrownBy(api.get('/api/x', { schema }))).code).toBe(code);
  });

  it('says network when no answer came', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await thrownBy(api.get('/api/x', { schema }))).code).toBe('network');
  });

  it('refuses an answer outside the contract', async () => {
    fetched.mockResolvedValue(Response.json({ ok: 'yes' }));
    expect((await thrownBy(api.get('/api/x', { schema }))).code).toBe('internal');
  });

  it('tries once more with a refreshed token after a 401', async () => {
    fetched
      .mockResolvedValueOnce(problem(401, 'unauthenticated'))
      .mockResolvedValueOnce(Response.json({ ok: true }));
    await expect(api.get('/api/x', { schema })).resolves.toEqual({ ok: true });
    expect(new Headers(fetched.mock.calls[1]?.[1].headers).get('authorization')).toBe('Bearer second');
    expect(ended).not.toHaveBeenCalled();
  });

  it('in the name of one person is not sent with the token of another, not even a refreshed one', async () => {
    const tokenOf = (sub: string) => `x.${btoa(JSON.stringify({ sub }))}.x`;
    const credentialsOf = (sub: string) =>
      setCredentials({
        accessToken: async () => tokenOf(sub),
        refresh: async () => tokenOf('bert'),
        ended,
        secondFactorNeeded,
        confirmationNeeded,
        accountClosing,
      });
    credentialsOf('bert');
    expect((await thrownBy(api.get('/api/x', { schema, as: 'anna' }))).code).toBe('unauthenticated');
    expect(fetched).not.toHaveBeenCalled();
    credentialsOf('anna');
    fetched.mockImplementation(async () => problem(401, 'unauthenticated'));
    await thrownBy(api.get('/api/x', { schema, as: 'anna' }));
    expect(fetched).toHaveBeenCalledOnce();
    expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('authorization')).toBe(
      `Bearer ${tokenOf('anna')}`,
    );
    expect(ended, 'whoever has signed in meanwhile stays').not.toHaveBeenCalled();
    await thrownBy(api.get('/api/x', { schema }));
    expect(fetched, 'nor what was sent for whoever was there').toHaveBeenCalledTimes(2);
    expect(ended).not.toHaveBeenCalled();
  });

  it('ends the session when the refreshed token is refused too', async () => {
    fetched.mockImplementation(async () => problem(401, 'session_ended'));
    expect((await thrownBy(api.get('/api/x', { schema }))).code).toBe('session_ended');
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('ends the session when there is no new token', async () => {
    renewed = null;
    fetched.mockImplementation(async () => problem(401, 'unauthenticated'));
    await thrownBy(api.get('/api/x', { schema }));
    expect(fetched).toHaveBeenCalledOnce();
    expect(ended).toHaveBeenCalledOnce();
  });
});

describe('a request that needs a proof', () => {
  const refusedOnce = () => {
    fetched.mockResolvedValueOnce(problem(403, 'proof_required'));
    fetched.mockResolvedValue(Response.json({ ok: true }));
  };
  const answerWith = async (isShown: boolean) => {
    await vi.waitFor(() => expect(askedProof.get()).not.toBeNull());
    askedProof.get()?.answer(isShown);
  };

  it('is sent again, with its words, once the person has shown who they are', async () => {
    refusedOnce();
    const change = api.patch('/api/x', { schema, body: { a: 1 }, ifMatch: 3 });
    await answerWith(true);
    await expect(change).resolves.toEqual({ ok: true });
    expect(fetched.mock.calls.map(([, { body }]) => body)).toEqual(['{"a":1}', '{"a":1}']);
  });

  it('is refused where the person would rather not', async () => {
    refusedOnce();
    const change = thrownBy(api.patch('/api/x', { schema, body: { a: 1 } }));
    await answerWith(false);
    expect((await change).code).toBe('proof_required');
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('asks nothing over the page where it only reads', async () => {
    refusedOnce();
    expect((await thrownBy(api.get('/api/x', { schema }))).code).toBe('proof_required');
    expect(askedProof.get()).toBeNull();
  });
});
