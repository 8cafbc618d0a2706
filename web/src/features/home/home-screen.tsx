import { useTexts } from '#web/i18n/use-texts.ts';
import { useProfile } from '#web/lib/session/session.ts';
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
      <header className="mb-8">
        <h1 className="text-sm font-semibold text-ink-soft">{t('title')}</h1>
        <p className="mt-1 font-title text-2xl sm:text-3xl">{t('hello', { name: first_name })}</p>
        <p className="mt-2 max-w-[65ch] text-ink-soft">{t('intro')}</p>
      </header>
      <QuickActions />
      <ActivityOverview />
      <Information />
      <StartingGuide />
    </>
  );
};
