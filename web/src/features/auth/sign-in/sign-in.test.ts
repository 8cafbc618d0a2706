// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { PLAIN_CONFIG } from '../plain-config.fixture.ts';
import { signIn } from './sign-in.ts';

afterEach(() => vi.unstubAllGlobals());

/** What the form is told when the service refuses so. */
const refusedWith = async (body: unknown, status = 400) => {
  vi.stubGlobal('fetch', async (input: string) => {
    if (String(input).endsWith('/api/config')) return Response.json(PLAIN_CONFIG);
    const headers = { 'x-supabase-api-version': '2024-01-01' };
    return Response.json(body, { status, headers });
  });
  return await signIn({ email: 'a@exemple.fr', password: 'Mot2passe-sur', remember: false }, null);
};

it('an error with a code of tomorrow is told in the server’s own words', async () => {
  for (const status of [400, 418, 429]) {
    expect(await refusedWith({ code: 'of_tomorrow', message: 'Come back tomorrow' }, status)).toEqual({
      code: null,
      message: 'Come back tomorrow',
      fallback: 'fallback',
    });
  }
});

it('without words of the server the spec’s own text stands', async () => {
  for (const message of [undefined, '', ' ']) {
    const failure = await refusedWith({ code: 'of_tomorrow', message });
    expect(failure).toEqual({ code: null, message: null, fallback: 'fallback' });
  }
});

it('a code that has a text of its own is never told in the server’s words', async () => {
  const failure = await refusedWith({ code: 'invalid_credentials', message: 'Invalid login credentials' });
  expect(failure).toEqual({ code: 'invalid_credentials', message: null, fallback: 'fallback' });
  expect(await refusedWith({ code: 'request_timeout', message: 'Timed out' }, 500)).toMatchObject({
    code: 'server',
    message: null,
  });
});
