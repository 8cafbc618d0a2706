// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ANNA, BERT, beginAfresh, signIn } from '#web/editing/note-form.fixture.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { allStored, openPage } from '#web/lib/drafts/drafts.fixture.ts';
import { IncidentEditor } from './incident-editor.tsx';

const WORDS = 'Personne ne doit lire ceci';

beforeEach(async () => {
  await beginAfresh();
  await loadTexts(['incidents']);
});
afterEach(cleanup);

/** A new incident, on a page that this person has just opened. */
const open = async (person: string) => {
  signIn(person);
  await openPage(person);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  await act(async () => {
    render(
      <Suspense>
        <QueryClientProvider client={new QueryClient()}>
          <RouterContextProvider router={router}>
            <IncidentEditor incident={null} loading={null} cancel={null} />
          </RouterContextProvider>
        </QueryClientProvider>
      </Suspense>,
    );
  });
};
const title = () => screen.getByLabelText<HTMLInputElement>(/^Titre/).value;
const isRestored = () => screen.queryByText('Votre saisie a été retrouvée') !== null;

it('what somebody typed is offered to them again, and to nobody else at the same computer', async () => {
  await open(ANNA);
  await act(async () => void fireEvent.change(screen.getByLabelText(/^Titre/), { target: { value: WORDS } }));
  cleanup();
  await allStored();
  const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
  expect([stored.includes(ANNA), stored.includes(WORDS)]).toEqual([true, false]);

  await open(BERT);
  expect([title(), isRestored()]).toEqual(['', false]);
  cleanup();

  await open(ANNA);
  expect([title(), isRestored()]).toEqual([WORDS, true]);
});
