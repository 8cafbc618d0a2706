import { useTexts } from '#web/i18n/use-texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';

/** Back from one part of the settings to all of them. */
export const BackToSettings = () => {
  const { t } = useTexts('settings');
  return <BackLink to="/settings">{t('back')}</BackLink>;
};
