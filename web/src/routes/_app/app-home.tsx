import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '#web/features/home/home-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/app-home')({
  staticData: { page: 'home', screen: 'fr' },
  // Asked for while the code arrives; the screen shows how it goes. Imported late: /login must not load the cache.
  loader: () => {
    void import('#web/features/home/prime-home.ts').then(({ primeHome }) => primeHome());
    return loadTexts(['home'], 'fr');
  },
  component: HomeScreen,
});
