// @vitest-environment jsdom
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Profile } from '#contract/account/profiles.ts';
import { session } from './lib/session/session.ts';
import type { SessionState } from './lib/session/state/session-state.ts';
import { routeTree } from './routeTree.gen.ts';

const absent: SessionState = { status: 'absent' };
const incomplete: SessionState = { status: 'incomplete', profile: {} as Profile, source: 'server' };
const secondFactor: SessionState = { status: 'second_factor' };
const confirmation: SessionState = { status: 'confirmation' };
const locked: SessionState = { status: 'locked' };
const present: SessionState = { status: 'present', profile: {} as Profile, source: 'server' };
const ID = '018f0000-0000-7000-8000-000000000001';

const routerAt = (path: string) =>
  createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });

/** Where somebody in this state comes to who asks for the path. */
const arriveAt = async (path: string, state: SessionState): Promise<string> => {
  vi.spyOn(session, 'ready').mockResolvedValue(state);
  const router = routerAt(path);
  await router.load();
  return router.state.location.pathname;
};

/** The paths of the route table, a record's id in the place of its name. */
const PATHS = Object.values(routerAt('/').routesById).map(({ id, fullPath }) => ({
  path: fullPath.replace(/\$\w+/, ID).replace(/(?<=.)\/$/, ''),
  isPrivate: id.startsWith('/_app/'),
}));

beforeEach(() => vi.stubGlobal('fetch', async () => new Response(null, { status: 404 })));
afterEach(async () => {
  // Loaders import what they prime without waiting for it: none of it may arrive after the last test.
  await vi.dynamicImportSettled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const privatePaths = PATHS.filter(({ isPrivate }) => isPrivate).map(({ path }) => path);

it('the pages behind the sign-in are those that the table of routes has', () => {
  expect(privatePaths).toContain('/ia-call');
  expect(privatePaths).toContain(`/incidents/${ID}`);
  expect(privatePaths.length).toBeGreaterThan(15);
});

it.each([
  ...privatePaths,
  '/',
  '/second-factor',
  '/confirm-access',
  '/email-confirmed',
  '/hub',
  '/mes-incidents',
  '/unknown/path',
])('%s leads a signed-out person to the sign-in screen', async (path) => {
  expect(await arriveAt(path, absent)).toBe('/login');
});

it.each([
  ['/', '/app-home'],
  ['/login', '/app-home'],
  ['/signup', '/app-home'],
  ['/auth/sign-in', '/app-home'],
  ['/second-factor', '/app-home'],
  ['/confirm-access', '/app-home'],
  ['/hub', '/app-home'],
  ['/email-confirmed', '/app-home'],
  ['/unknown/path', '/app-home'],
  ['/mes-incidents', '/incidents'],
  ['/incidents/create', '/incidents/new'],
  ['/incidents/new', '/incidents/new'],
])('%s leads a signed-in person to %s', async (path, target) => {
  expect(await arriveAt(path, present)).toBe(target);
});

it.each([...privatePaths, '/', '/login', '/signup'])(
  '%s leads somebody whose profile is not complete to it',
  async (path) => {
    expect(await arriveAt(path, incomplete)).toBe('/complete-profile');
  },
);

// The link of that mail is about another session, which it is shown for.
it.each(PATHS.map(({ path }) => path).filter((path) => path !== '/auth/confirm-access'))(
  '%s leads somebody who has a step to go to that step',
  async (path) => {
    expect(await arriveAt(path, secondFactor)).toBe('/second-factor');
    expect(await arriveAt(path, confirmation)).toBe('/confirm-access');
    expect(await arriveAt(path, locked)).toBe('/locked');
  },
);

it('the link of a forgotten password leads by the second step to the choice of a new one', async () => {
  const { router } = await import('./router.ts');
  const ready = vi.spyOn(session, 'ready').mockResolvedValue(secondFactor);
  session.recovering.set(true);
  onTestFinished(() => session.recovering.set(false));
  await expect.poll(() => router.state.location.pathname).toBe('/second-factor');
  ready.mockResolvedValue(present);
  await router.invalidate();
  expect(router.state.location.pathname).toBe('/auth/update-password');
});

// While a new match loads slowly, the router hides the page, and the keyboard's place in it is lost.
it.each([
  ['/incidents', '?order=date'],
  ['/journal-de-bord', '?kind=incident'],
])('%s with %s is still the same match', async (path, search) => {
  vi.spyOn(session, 'ready').mockResolvedValue(present);
  const router = routerAt(path);
  await router.load();
  const shown = router.state.matches.map(({ id }) => id);
  router.history.replace(path + search);
  await router.load();
  expect(router.state.location.searchStr).toBe(search);
  expect(router.state.matches.map(({ id }) => id)).toEqual(shown);
});
