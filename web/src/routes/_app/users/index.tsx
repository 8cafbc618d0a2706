import { createFileRoute } from '@tanstack/react-router';
import { UsersScreen } from '#web/features/admin/users/users-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/users/')({
  staticData: { page: 'users', screen: 'en' },
  loader: () => loadTexts(['admin', 'shell'], 'en'),
  component: UsersScreen,
});
