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
import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Incident } from '#contract/incidents.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { askedProof } from '#web/lib/requests/ask-proof.ts';
import { credentials, setCredentials } from '#web/lib/requests/credentials.ts';
import { emptyValues, type WizardValues } from '../choices/wizard-values.ts';
import { idOf, listedEntry, listedIncident } from './choices.fixture.ts';
import { ChooseStep } from './choose-step.tsx';

const SENSITIVE = 150;
const PAGE = 100;
const signedOut = credentials();
let isProven: boolean;
let chosen: WizardValues;

const MANY = Array.from({ length: SENSITIVE }, (_, at) => listedIncident(at + 1, at + 1 === SENSITIVE));
/** With the sensitive one. Rows are slow to search. */
const FEW = [...MANY.slice(0, 2), ...MANY.slice(-1)];
let incidents: typeof MANY;
const detailOf = (id: string): Incident => {
  const { excerpt: _excerpt, ...listed } = incidents.find((one) => one.id === id) ?? listedIncident(0);
  return {
    ...listed,
    title: 'Ce qui est sensible',
    description: '',
    incident_time: null,
    time_until: null,
    time_certainty: null,
    other_places: [],
    persons: [],
    evidence: [],
    origin: null,
    from_entry: null,
  };
};

beforeEach(async () => {
  isProven = false;
  incidents = FEW;
  setCredentials({ ...signedOut, accessToken: async () => 'a token' });
  vi.stubGlobal('fetch', async (asked: string) => {
    const { pathname, searchParams } = new URL(asked, 'http://localhost');
    if (pathname === '/api/incidents') {
      const from = Number(searchParams.get('cursor') ?? 0);
      const next = from + PAGE;
      const nextCursor = next < incidents.length ? String(next) : null;
      return Response.json({ items: incidents.slice(from, next), nextCursor });
    }
    if (pathname === '/api/timeline') {
      const items = [listedEntry(2_001, true), listedEntry(2_002, false)];
      return Response.json({ items, nextCursor: null, previousCursor: null });
    }
    if (pathname === '/api/persons') return Response.json({ items: [] });
    if (pathname === '/api/syntheses') return Response.json({ items: [], nextCursor: null });
    if (pathname.endsWith(idOf(SENSITIVE)) && !isProven) {
      return Response.json(
        { code: 'proof_required', status: 403, title: '', type: 'about:blank' },
        {
          status: 403,
          headers: { 'content-type': 'application/problem+json' },
        },
      );
    }
    return Response.json(detailOf(pathname.split('/').at(-1) ?? ''));
  });
  await loadTexts(['dossier', 'incidents', 'finding', 'journal', 'persons', 'common', 'errors']);
});
afterEach(() => {
  cleanup();
  askedProof.get()?.answer(false);
  setCredentials(signedOut);
  vi.unstubAllGlobals();
});

const Step = () => {
  const [values, setValues] = useState(() => emptyValues('Dossier', 'fr'));
  const form = useForm<WizardValues, unknown, WizardValues>({ defaultValues: values });
  chosen = values;
  return (
    <ChooseStep
      form={form}
      values={values}
      change={(changed) => setValues((before) => ({ ...before, ...changed }))}
    />
  );
};
const show = () => {
  const root = createRootRoute();
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/journal-de-bord' })]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  return act(async () => {
    await router.load();
    render(
      <Suspense>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <RouterContextProvider router={router}>
            <Step />
          </RouterContextProvider>
        </QueryClientProvider>
      </Suspense>,
    );
  });
};
const press = (name: RegExp, role = 'button') =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })));
const rows = () => screen.getByRole('list', { name: 'Incidents' }).children;

it('of many incidents some stand there at a time, and one press chooses all but what is sensitive', async () => {
  incidents = MANY;
  await show();
  await screen.findByText('Cocher les 149 incidents affichés');
  expect(rows().length).toBe(50);
  await press(/^Cocher les 149/);
  expect([chosen.incident_ids.length, chosen.sensitive_ids]).toEqual([149, []]);
  const [more] = screen.getAllByRole('button', { name: 'Afficher la suite' });
  await act(async () => void (more && fireEvent.click(more)));
  expect(rows().length).toBe(100);
  expect(document.activeElement).toBe(rows()[50]?.querySelector('input'));
  expect(chosen.entry_ids).toEqual([]);
});

it('a private entry cannot be chosen, and says so with the way to it', async () => {
  await show();
  const closed = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Entrée 2001/ });
  expect(closed.disabled).toBe(true);
  expect(screen.getByRole('link', { name: /Entrée 2001/ }).getAttribute('href')).toContain(idOf(2_001));
  await press(/^Cocher l’entrée partageable/);
  expect(chosen.entry_ids).toEqual([idOf(2_002)]);
});

it('a sensitive incident goes in only after a proof, and shows its title from then on', async () => {
  await show();
  await screen.findByText('Cocher les 2 incidents affichés');
  const box = /Incident sensible INC-2026-0150/;
  await press(box, 'checkbox');
  await waitFor(() => expect(askedProof.get()).not.toBeNull());
  await act(async () => askedProof.get()?.answer(false));
  expect(chosen.sensitive_ids).toEqual([]);
  await press(box, 'checkbox');
  await waitFor(() => expect(askedProof.get()).not.toBeNull());
  isProven = true;
  await act(async () => askedProof.get()?.answer(true));
  await waitFor(() => expect(chosen.sensitive_ids).toEqual([idOf(SENSITIVE)]));
  expect(await screen.findByRole('checkbox', { name: /Ce qui est sensible/ })).toBeTruthy();
});
