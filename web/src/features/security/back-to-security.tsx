import { BackLink } from '#web/features/incidents/back-link.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';

/** Back from a page of account security to where all of it stands. */
export const BackToSecurity = () => {
  const { t } = useTexts('security');
  return <BackLink to="/security">{t('overview.back')}</BackLink>;
};
