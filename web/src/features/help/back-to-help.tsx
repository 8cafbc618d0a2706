import { ArrowLeft } from 'lucide-react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Link } from '#web/ui/link.tsx';

/** From a page of the help to its first one. */
export const BackToHelp = () => {
  const { t } = useTexts('help');
  return (
    <Link look="alone" to="/help" className="gap-2 print:hidden">
      <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
      {t('article.back')}
    </Link>
  );
};
