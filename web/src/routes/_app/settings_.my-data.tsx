import { createFileRoute } from '@tanstack/react-router';
import { MyDataScreen } from '#web/features/my-data/my-data-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

export const Route = createFileRoute('/_app/settings_/my-data')({
  staticData: { page: 'myData', screen: 'fr' },
  loader: () => loadTexts(['myData', 'sessionEnd', 'security', 'auth'], 'fr'),
  component: MyDataScreen,
});
