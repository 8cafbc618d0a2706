/** The profile screen before a server whose answers a test chooses. Importing it sets both up around each test. */
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Profile } from '#contract/account/profiles.ts';
import { PROBLEMS, type ProblemCode } from '#contract/common/problems.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { credentials, setCredentials } from '#web/lib/requests/credentials.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { settle } from '#web/lib/session/state/session-store.ts';
import { forgetProfileDraft } from './profile-draft.ts';
import { ProfileScreen } from './profile-screen.tsx';

const before = credentials();
export const stored: Profile = {
  id: '01980000-0000-7000-8000-000000000001',
  email: 'nadia@exemple.fr',
  first_name: 'Nadia',
  last_name: 'Benali',
  phone: null,
  job_title: 'Infirmière',
  sector: null,
  age_range: null,
  auth_provider: 'email',
  role: 'user',
  version: 3,
};

type Answer = Response | Promise<Response>;
/** What the server answers to each method; the last one stays. */
export const answers: { GET: (() => Answer)[]; PATCH: (() => Answer)[] } = { GET: [], PATCH: [] };
/** The changes that were sent. */
export const sent: unknown[] = [];

export const refusal = (code: ProblemCode, current?: Profile, fields?: string[]) =>
  Response.json(
    { type: 'about:blank', title: code, status: PROBLEMS[code].status, code, current, fields },
    { status: PROBLEMS[code].status },
  );

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  answers.GET = [() => Response.json(stored)];
  answers.PATCH = [() => Response.json(stored)];
  sent.length = 0;
  setCredentials({
    ...before,
    accessToken: async () => 'a token',
    refresh: async () => null,
    ended: () => undefined,
  });
  vi.stubGlobal(
    'fetch',
    async (_url: string, { method = 'GET', body }: { method?: string; body?: string }) => {
      if (method === 'PATCH') sent.push(JSON.parse(body ?? ''));
      const line = answers[method as 'GET' | 'PATCH'];
      const next = line.length > 1 ? line.shift() : line[0];
      return await (next as () => Answer)();
    },
  );
  await loadTexts(['shell', 'profile', 'auth', 'security', 'errors', 'common'], 'fr');
});
afterEach(() => {
  cleanup();
  forgetProfileDraft(stored.id, 'profile');
  queryClient.clear();
  setCredentials(before);
  vi.unstubAllGlobals();
});

export const show = async (source: 'server' | 'account' = 'server', profile = stored) => {
  settle(profile, source);
  const root = createRootRoute();
  const route = createRoute({ getParentRoute: () => root, path: '/profile', component: ProfileScreen });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ['/profile'] }),
  });
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <RouterProvider router={router as never} />
        </Suspense>
      </QueryClientProvider>,
    );
  });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
};
export const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
export const type = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
export const edit = () => press('Modifier le profil');
export const save = () => press('Enregistrer les modifications');
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
/** What stands beside each label of the read view. */
export const shown = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        within(term.parentElement as HTMLElement).getByRole('definition').textContent,
      ]),
  );
