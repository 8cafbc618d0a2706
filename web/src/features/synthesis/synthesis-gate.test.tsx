// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { askProof } from '#web/lib/requests/ask-proof.ts';
import { credentials, setCredentials } from '#web/lib/requests/credentials.ts';
import { SynthesisGate } from './synthesis-gate.tsx';

vi.mock('#web/lib/requests/ask-proof.ts', () => ({ askProof: vi.fn(async () => isGiven) }));

const signedOut = credentials();
/** Whether the person shows who they are when they are asked. */
let isGiven = false;
const read = vi.fn();
beforeEach(async () => {
  isGiven = false;
  read.mockClear();
  vi.mocked(askProof).mockClear();
  setCredentials({ ...signedOut, accessToken: async () => 'a token' });
  vi.stubGlobal('fetch', async (path: string) => {
    read(path);
    return Response.json(
      { code: 'proof_required', status: 403, title: '', type: 'about:blank' },
      { status: 403, headers: { 'content-type': 'application/problem+json' } },
    );
  });
  await loadTexts(['synthesis', 'common', 'errors']);
});
afterEach(() => {
  cleanup();
  setCredentials(signedOut);
  vi.unstubAllGlobals();
});

const show = () => {
  const root = createRootRoute();
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/synthese' })]);
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: ['/synthese'] }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return act(async () => {
    await router.load();
    render(
      <Suspense>
        <QueryClientProvider client={client}>
          <RouterContextProvider router={router}>
            <SynthesisGate id="018f0000-0000-7000-8000-000000000001">
              <p>Mots sensibles.</p>
            </SynthesisGate>
          </RouterContextProvider>
        </QueryClientProvider>
      </Suspense>,
    );
  });
};

it('a synthesis of what is sensitive stays closed until its person shows who they are, and is then read again', async () => {
  await show();
  const open = await screen.findByRole('button', { name: 'Confirmer et ouvrir' });
  expect(screen.queryByText('Mots sensibles.')).toBeNull();
  expect(document.activeElement).toBe(open);
  // It asks at once; whoever closes that stays before the gate.
  await waitFor(() => expect(askProof).toHaveBeenCalledTimes(1));
  expect(read).toHaveBeenCalledTimes(1);
  isGiven = true;
  fireEvent.click(open);
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});
