// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { auth, exchangeFailure } from './auth.ts';
import { config } from './visit.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

// The client of this module is made once, and looks at the address then.
it('a code whose exchange was cut off has failed because of the network', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string | URL) => {
    const url = new URL(input, window.location.origin);
    if (url.pathname === '/api/config') return Response.json(config);
    asked.push(url.pathname);
    throw new TypeError('Failed to fetch');
  });
  localStorage.setItem('appui-auth-token-code-verifier', JSON.stringify('verifier'));
  window.history.replaceState(null, '', '/email-confirmed?code=1f0c');
  // Over, so that what is asked for below is its answer and not that none has come yet.
  await (await auth()).initialize();
  expect(asked).toEqual(['/auth/v1/token']);
  expect(await exchangeFailure()).toBe('network');
});
