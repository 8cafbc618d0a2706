import { createFileRoute } from '@tanstack/react-router';
import { MessagesScreen } from '#web/features/admin/messages/messages-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/users/messages')({
  staticData: { page: 'users', screen: 'en' },
  loader: () => loadTexts(['admin'], 'en'),
  component: MessagesScreen,
});
