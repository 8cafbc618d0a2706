import { BackLink } from '#web/features/incidents/back-link.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';

/** Back from one part of the settings to all of them. */
export const BackToSettings = () => {
  const { t } = useTexts('settings');
  return <BackLink to="/settings">{t('back')}</BackLink>;
};
