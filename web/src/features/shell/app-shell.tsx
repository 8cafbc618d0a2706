import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { ExitLesson } from '#web/features/discretion/exit-lesson.tsx';
import { IdleWatch } from '#web/features/discretion/idle-watch.tsx';
import { useDocumentLanguage } from '#web/i18n/use-document-language.ts';
import { useLanguage, useTexts } from '#web/i18n/use-texts.ts';
import { useLive } from '#web/lib/live/use-live.ts';
import { useDocumentTitle } from '#web/lib/page/use-document-title.ts';
import { useShortcut } from '#web/lib/page/use-shortcut.ts';
import { openQuickNote } from '#web/lib/quick-note.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { BottomBar } from './bottom-bar.tsx';
import { PreferencesHost } from './preferences-host.tsx';
import { PrintHead } from './print-head.tsx';
import { RoutePending } from './route-pending.tsx';
import { SideRail } from './side-rail.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useLiveProfile } from './use-live-profile.ts';

/** The frame around every screen behind the sign-in. */
export const AppShell = () => {
  const { t, language } = useTexts('shell', { screen: 'fr' });
  const screenLanguage = useLanguage();
  const page = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.page)?.staticData.page,
  });
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const name = page === undefined ? undefined : t(`page.${page}`);
  useDocumentLanguage(language);
  useDocumentTitle(name);
  useLive();
  useLiveProfile();
  useShortcut('n', openQuickNote);
  useFocusOnNavigation(pathname, main);

  return (
    <div data-shell className="flex min-h-dvh">
      <SkipLink />
      <PreferencesHost />
      <IdleWatch />
      <SideRail />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar pageName={name ?? ''} />
        <ExitLesson />
        <main
          ref={main}
          id={MAIN_ID}
          tabIndex={-1}
          lang={screenLanguage}
          // A screen marked `data-fills-window` (the assistant) lays out the whole window by itself.
          className="flex w-full max-w-5xl flex-1 flex-col px-4 pt-8 pb-28 sm:px-8 lg:pb-12 has-data-fills-window:max-w-none has-data-fills-window:p-0 max-lg:has-data-fills-window:pb-(--exit-foot)"
        >
          {page !== undefined && <PrintHead page={page} />}
          <QueryClientProvider client={queryClient}>
            <Suspense fallback={<RoutePending />}>
              <Outlet />
            </Suspense>
          </QueryClientProvider>
        </main>
        <BottomBar />
      </div>
    </div>
  );
};

/** After a navigation the keyboard and the screen reader start at the new page, not at the link that is gone. */
const useFocusOnNavigation = (pathname: string, main: React.RefObject<HTMLElement | null>) => {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
};
