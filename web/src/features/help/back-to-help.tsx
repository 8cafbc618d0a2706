import { useTexts } from '#web/i18n/use-texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';

/** From a page of the help to its first one. */
export const BackToHelp = () => {
  const { t } = useTexts('help');
  return (
    <BackLink to="/help" className="print:hidden">
      {t('article.back')}
    </BackLink>
  );
};
