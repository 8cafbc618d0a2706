import { createFileRoute } from '@tanstack/react-router';
import { ReceivedScreen } from '#web/features/received/received-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/partage')({
  staticData: { page: 'received', screen: 'fr' },
  loader: () =>
    loadTexts(['received', 'journal', 'incidents', 'exhibits', 'attachments', 'voice', 'editing'], 'fr'),
  component: ReceivedScreen,
});
