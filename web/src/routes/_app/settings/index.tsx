import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '#web/features/settings/settings-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/settings/')({
  staticData: { page: 'settings', screen: 'en' },
  loader: () => loadTexts(['settings', 'auth', 'profile', 'shell', 'errors'], 'en'),
  component: SettingsScreen,
});
