import { createRouter } from '@tanstack/react-router';
import type { PageKey } from './features/shell/pages.ts';
import { RouteFailure } from './features/shell/route-failure.tsx';
import { RoutePending } from './features/shell/route-pending.tsx';
import type { Language } from './i18n/languages.ts';
import { expectArrival } from './lib/arrival.ts';
import { session } from './lib/session/session.ts';
import { routeTree } from './routeTree.gen.ts';

const PENDING_AFTER_MS = 300;

/** The router of the app; guards stand in each route's `beforeLoad`. */
export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingMs: PENDING_AFTER_MS,
  defaultPendingComponent: RoutePending,
  defaultErrorComponent: RouteFailure,
  // Query keeps the data; the router only waits for it.
  defaultPreloadStaleTime: 0,
  // The timeline goes itself to the day that the address names, and may do so before the router says that it is rendered.
  scrollRestoration: ({ location }) => !('at' in location.search),
});

router.subscribe('onBeforeNavigate', expectArrival);
// After a sign-in or sign-out, here or in another tab, the guards decide which page is shown.
session.subscribe(() => void router.invalidate());
session.recovering.subscribe(() => {
  if (session.recovering.get()) void router.navigate({ to: '/auth/update-password', replace: true });
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** The language that the spec gives to the screen; French where it says nothing. */
    screen?: Language;
    /** The name of the page in the header: a key of the `shell` texts under `page`. */
    page?: PageKey;
  }
}
