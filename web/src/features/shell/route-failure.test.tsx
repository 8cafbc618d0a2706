// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { SessionCheckError } from '#web/lib/session/guard.ts';
import { RouteFailure } from './route-failure.tsx';

beforeAll(() => loadTexts(['common', 'shell']));
afterEach(cleanup);

/** A router of one guarded page, whose guard could not find out who is there. */
const routerOf = (history: RouterHistory) =>
  createRouter({
    routeTree: createRootRoute({
      beforeLoad: () => {
        throw new SessionCheckError();
      },
      errorComponent: RouteFailure,
    }),
    history,
  });

it('a check of the session that failed is a page: a heading, another try and the sign-in', async () => {
  const router = routerOf(createMemoryHistory({ initialEntries: ['/'] }));
  render(<RouterProvider router={router as never} />);
  const title = 'Votre session n’a pas pu être vérifiée';
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Se connecter' }).getAttribute('href')).toBe('/login');
  expect(screen.getAllByText(title)).toHaveLength(1);
});
