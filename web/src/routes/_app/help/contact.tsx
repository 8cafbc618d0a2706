import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen } from '#web/features/help/contact/contact-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/help/contact')({
  staticData: { page: 'help', screen: 'en' },
  loader: () => loadTexts(['help'], 'en'),
  component: ContactScreen,
});
