// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { credentials, setCredentials } from '#web/lib/requests/credentials.ts';
import { idOf, listedEntry, listedIncident } from '../choosing/choices.fixture.ts';
import { FailedDossier } from './failed-dossier.tsx';

const signedOut = credentials();

beforeEach(async () => {
  setCredentials({ ...signedOut, accessToken: async () => 'a token' });
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith('/api/incidents')
      ? Response.json({ items: [listedIncident(1)], nextCursor: null })
      : Response.json({ items: [listedEntry(5, true)], nextCursor: null, previousCursor: null }),
  );
  await loadTexts(['dossier', 'common', 'errors']);
});
afterEach(() => {
  cleanup();
  setCredentials(signedOut);
  vi.unstubAllGlobals();
});

it('a dossier that failed says of each thing what stood in its way, by its name', async () => {
  render(
    <Suspense>
      <QueryClientProvider client={new QueryClient()}>
        <FailedDossier
          failure="choices"
          obstacles={[
            { is: 'moved', entity: 'incident', id: idOf(1) },
            { is: 'private', entity: 'journal_entry', id: idOf(5) },
            { is: 'gone', entity: 'incident', id: idOf(9) },
          ]}
        />
      </QueryClientProvider>
    </Suspense>,
  );
  await screen.findByText(/^Incident 1\s: les passages couverts/);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Incident 1\u202f: les passages couverts ne sont plus à leur place dans ce texte.',
    'Entrée 5\u202f: cette entrée est privée.',
    'Un incident\u202f: ce n’est plus là.',
  ]);
});
