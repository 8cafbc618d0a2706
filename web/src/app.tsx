import { RouterProvider } from '@tanstack/react-router';
import { Suspense, startTransition, use, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { BootBoundary } from './boot-boundary.tsx';
import { BootConnection } from './boot-connection.tsx';
import { BootLoader, isOpenToAll } from './boot-loader.tsx';
import { TabFace } from './features/discretion/tab-face.tsx';
import { WayOut } from './features/discretion/way-out.tsx';
import { loadTexts } from './i18n/load-texts.ts';
import { setProductName } from './i18n/texts.ts';
import { loadConfig } from './lib/config.ts';
import { endFrame, hasFrame, whenDrawn } from './lib/page/frame.ts';
import { preference } from './lib/preferences/preferences.ts';
import { keepsSomeSession } from './lib/session/kept/stored-session.ts';
import { session, useSession } from './lib/session/session.ts';
import { useStore } from './lib/store/store.ts';
import { router } from './router.ts';
import { SHARE_PATH } from './service-worker/share-path.ts';

/** What every screen relies on: the product's name, whether somebody is signed in, and the common texts. */
const boot = async (): Promise<void> => {
  const texts = loadTexts(['common'], 'fr');
  warmRoute();
  if (window.location.pathname === SHARE_PATH)
    void import('./lib/received.ts').then((it) => it.takeReceived());
  const { productName } = await loadConfig();
  setProductName(productName);
  if (!preference('neutral_title')) document.title = productName;
  await Promise.all([session.ready(), texts]);
  // The frame in the page stands until the screen that takes its place is whole.
  if (hasFrame()) await router.load();
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

/**
 * The screens, once the boot is over. In the place of the frame they are not waited for by a Suspense: React holds back for up to
 * 300 ms what follows a fallback, also one that nobody sees.
 */
const BootedScreens = () => {
  const [isOver, setOver] = useState(!hasFrame());
  useEffect(() => {
    const end = () => startTransition(() => setOver(true));
    booted.then(end, end);
  }, []);
  return isOver && <Screens />;
};

const Screens = () => {
  // Throws what went wrong.
  use(booted);
  useFrameEnd();
  const { status } = useSession();
  const { pathname } = window.location;
  // Nobody knows yet whether the session counts: the sign-in screen would say that it does not.
  const isUnknown = status === 'loading' && !isOpenToAll(pathname) && keepsSomeSession();
  // Opened without a connection: the screens would all say that they have nothing.
  const isAway = useStore(session.isServerAway) && status !== 'locked' && !isOpenToAll(pathname);
  const [hasOpened, setOpened] = useState(false);
  const isOpen = hasOpened || !(isUnknown || isAway);
  useEffect(() => {
    if (isOpen) setOpened(true);
  }, [isOpen]);
  return isOpen ? <RouterProvider router={router} /> : <BootConnection />;
};

/**
 * Takes the frame away once the screen that takes its place is drawn, before it is painted. A door in a second pass: before it React
 * runs the effects of the first one, by which forms begin to listen to their fields, so that what was typed into the frame reaches
 * them.
 */
const useFrameEnd = () => {
  const [isDrawn, setDrawn] = useState(!hasFrame());
  useLayoutEffect(() => {
    if (isDrawn) return endFrame();
    return whenDrawn((hasFields) => (hasFields ? flushSync(() => setDrawn(true)) : endFrame()));
  }, [isDrawn]);
};

/** The app: a branded wait until the session is known, then the router. */
export const App = () => (
  <>
    <TabFace />
    <WayOut />
    <BootBoundary>
      <Suspense fallback={hasFrame() ? null : <BootLoader path={window.location.pathname} />}>
        <BootedScreens />
      </Suspense>
    </BootBoundary>
  </>
);
