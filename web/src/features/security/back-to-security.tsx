import { useTexts } from '#web/i18n/use-texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';

/** Back from a page of account security to where all of it stands. */
export const BackToSecurity = () => {
  const { t } = useTexts('security');
  return <BackLink to="/security">{t('overview.back')}</BackLink>;
};
