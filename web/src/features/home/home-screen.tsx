import { useTexts } from '#web/i18n/use-texts.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ActivityOverview } from './activity-overview.tsx';
import { Information } from './information.tsx';
import { QuickActions } from './quick-actions.tsx';
import { StartingGuide } from './starting-guide.tsx';

/** /app-home: the dashboard (Tableau de bord). */
export const HomeScreen = () => {
  const { t } = useTexts('home');
  const { first_name } = useProfile();
  return (
    <>
      <PageHeader title={t('title')} intro={t('intro', { name: first_name })} />
      <QuickActions />
      <ActivityOverview />
      <Information />
      <StartingGuide />
    </>
  );
};
