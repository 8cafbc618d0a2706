// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Notice } from '#contract/account/notices.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { credentials, setCredentials } from '#web/lib/requests/credentials.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { NoticesScreen } from './notices-screen.tsx';

const before = credentials();
const notice = (last: number, is_read = false): Notice => ({
  id: `0198f000-0000-7000-8000-${String(last).padStart(12, '0')}`,
  kind: 'password_changed',
  created_at: `2026-11-2${last}T12:00:00.000Z`,
  count: 1,
  is_read,
  about: null,
  place: null,
  text: null,
});

/** What the server has. */
let notices: Notice[];

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  notices = [];
  setCredentials({
    ...before,
    accessToken: async () => 'a token',
    refresh: async () => null,
    ended: () => undefined,
  });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: { method?: string }) => {
    if (method === 'GET') return Response.json({ items: notices, nextCursor: null });
    if (method === 'POST') notices = notices.map((one) => ({ ...one, is_read: true }));
    else if (path.endsWith('/api/notices')) notices = notices.filter(({ is_read }) => !is_read);
    else notices = notices.filter(({ id }) => !path.endsWith(id));
    return new Response(null, { status: 204 });
  });
  await loadTexts(['notices', 'errors', 'common'], 'fr');
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  setCredentials(before);
  vi.unstubAllGlobals();
});

const show = async (...stored: Notice[]) => {
  notices = stored;
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/notifications',
    component: () => (
      <main>
        <NoticesScreen />
      </main>
    ),
  });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ['/notifications'] }),
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
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await waitFor(() => expect(deleteButtons()).toHaveLength(stored.length));
};
const press = (button: HTMLElement) =>
  act(async () => {
    button.focus();
    fireEvent.click(button);
  });
const deleteButtons = () => screen.queryAllByRole('button', { name: /^Effacer.:/ });

it('whoever deletes by the keyboard goes on at the next row, at the one before, and then at the list', async () => {
  await show(notice(3), notice(2), notice(1));
  await press(deleteButtons()[1] as HTMLElement);
  await waitFor(() => expect(deleteButtons()).toHaveLength(2));
  expect(document.activeElement).toBe(deleteButtons()[1]);
  await press(deleteButtons()[1] as HTMLElement);
  await waitFor(() => expect(deleteButtons()).toHaveLength(1));
  expect(document.activeElement).toBe(deleteButtons()[0]);
  await press(deleteButtons()[0] as HTMLElement);
  await waitFor(() => expect(deleteButtons()).toHaveLength(0));
  expect(document.activeElement).toHaveProperty('tabIndex', -1);
  expect(document.activeElement?.textContent).not.toBe('');
});

it.each([
  ['Tout marquer comme lu', [notice(2), notice(1)]],
  ['Effacer celles qui sont lues', [notice(2, true), notice(1)]],
  ['Effacer celles qui sont lues', [notice(2, true), notice(1, true)]],
])('the keyboard goes on at the list after %s', async (name, stored) => {
  await show(...stored);
  await press(screen.getByRole('button', { name }));
  await waitFor(() => expect(document.activeElement).toHaveProperty('tabIndex', -1));
  expect(document.activeElement?.closest('main')).not.toBeNull();
});
