import { createFileRoute } from '@tanstack/react-router';
import { LogScreen } from '#web/features/admin/log/log-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/users/log')({
  staticData: { page: 'users', screen: 'en' },
  loader: () => loadTexts(['admin', 'shell'], 'en'),
  component: LogScreen,
});
