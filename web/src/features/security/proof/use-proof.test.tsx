// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { credentials, setCredentials } from '#web/lib/requests/credentials.ts';
import { securityKeys } from '../security-queries.ts';
import { useProof } from './use-proof.ts';

const signedOut = credentials();

beforeEach(async () => {
  setCredentials({ ...signedOut, accessToken: async () => 'a token' });
  vi.stubGlobal('fetch', async () => Response.json({ code: 'over_request_rate_limit' }, { status: 429 }));
  await loadTexts(['security', 'auth']);
});
afterEach(() => {
  cleanup();
  setCredentials(signedOut);
  vi.unstubAllGlobals();
});

it.each([
  [['email'], 'Trop de codes erronés ont été saisis. Utilisez votre mot de passe, ou réessayez plus tard.'],
  [['google'], 'Trop de codes erronés ont été saisis. Réessayez plus tard.'],
])(
  'after too many wrong codes an account of %s is sent to a password only if it has one',
  async (providers, text) => {
    const client = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false } } });
    client.setQueryData(securityKeys.account, { email: 'a@exemple.fr', app_metadata: { providers } });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <Suspense>{children}</Suspense>
      </QueryClientProvider>
    );
    const { result } = await act(async () => renderHook(() => useProof(), { wrapper }));
    act(() => result.current.choose('code'));
    act(() => result.current.setValue('123456'));
    await act(() => result.current.show());
    expect(result.current.error).toBe(text);
  },
);
