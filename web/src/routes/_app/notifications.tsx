import { createFileRoute } from '@tanstack/react-router';
import { NoticesScreen } from '#web/features/notices/notices-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/notifications')({
  staticData: { page: 'notifications', screen: 'fr' },
  loader: () => loadTexts(['notices'], 'fr'),
  component: NoticesScreen,
});
