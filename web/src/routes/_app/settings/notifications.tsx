import { createFileRoute } from '@tanstack/react-router';
import { NotificationsScreen } from '#web/features/settings/notifications/notifications-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/settings/notifications')({
  staticData: { page: 'notificationSettings', screen: 'en' },
  loader: () => loadTexts(['settings', 'errors'], 'en'),
  component: NotificationsScreen,
});
