import { useTexts } from '#web/i18n/use-texts.ts';

/** Nothing to be told: what would be. */
export const NoNotices = () => {
  const { t } = useTexts('notices');
  return (
    <div className="py-4">
      <p>{t('empty')}</p>
      <p className="mt-2 max-w-[60ch] text-sm text-ink-soft">{t('emptyHint')}</p>
    </div>
  );
};
