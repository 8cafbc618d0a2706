import { useTexts } from '#web/i18n/use-texts.ts';
import { Notice } from '#web/ui/notice.tsx';

/** The address named a conversation that is not there, or not this person's: both look the same. */
export const MissingNotice = () => {
  const { t } = useTexts('conversations');
  return (
    <div className="px-3 pt-3 sm:px-6">
      <Notice tone="info">{t('missing')}</Notice>
    </div>
  );
};
