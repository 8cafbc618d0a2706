import { createFileRoute } from '@tanstack/react-router';
import { BillingScreen } from '#web/features/settings/billing-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/settings/billing')({
  staticData: { page: 'billing', screen: 'en' },
  loader: () => loadTexts(['settings'], 'en'),
  component: BillingScreen,
});
