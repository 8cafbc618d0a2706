import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ScreenLanguage } from '#web/i18n/screen-language.ts';
import { RoutePending } from './route-pending.tsx';

/** Around every screen: the language that its route declares. */
export const RootLayout = () => {
  const screen = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.screen)?.staticData.screen ?? 'fr',
  });
  return (
    <ScreenLanguage value={screen}>
      <Suspense fallback={<RoutePending />}>
        <Outlet />
      </Suspense>
    </ScreenLanguage>
  );
};
