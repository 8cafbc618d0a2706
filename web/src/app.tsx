import { RouterProvider } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import { BootBoundary } from './boot-boundary.tsx';
import { BootLoader } from './boot-loader.tsx';
import { loadTexts } from './i18n/load-texts.ts';
import { setProductName } from './i18n/texts.ts';
import { loadConfig } from './lib/config.ts';
import { session } from './lib/session/session.ts';
import { router } from './router.ts';

/** What every screen relies on: the product's name, whether somebody is signed in, and the common texts. */
const boot = async (): Promise<void> => {
  const texts = loadTexts(['common'], 'fr');
  warmRoute();
  const { productName } = await loadConfig();
  setProductName(productName);
  document.title = productName;
  await Promise.all([session.ready(), texts]);
};

/** Fetches the code of the page being opened while the session is still being asked for. */
const warmRoute = (): void => {
  const [routes] = router.getMatchedRoutes(window.location.pathname);
  for (const route of routes) {
    // Without it the router fetches the chunk itself, and says so when that fails.
    void router.loadRouteChunk(route)?.catch(() => undefined);
  }
};

const booted = boot();

const Screens = () => {
  use(booted);
  return <RouterProvider router={router} />;
};

/** The app: a branded wait until the session is known, then the router. */
export const App = () => (
  <BootBoundary>
    <Suspense fallback={<BootLoader path={window.location.pathname} />}>
      <Screens />
    </Suspense>
  </BootBoundary>
);
