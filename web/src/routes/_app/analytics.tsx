import { createFileRoute } from '@tanstack/react-router';
import { AnalyticsScreen } from '#web/features/admin/analytics/analytics-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/analytics')({
  staticData: { page: 'analytics', screen: 'en' },
  loader: () => loadTexts(['admin'], 'en'),
  component: AnalyticsScreen,
});
