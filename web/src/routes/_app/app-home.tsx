import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '#web/features/home/home-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/app-home')({
  staticData: { page: 'home', screen: 'fr' },
  loader: () => loadTexts(['home'], 'fr'),
  component: HomeScreen,
});
