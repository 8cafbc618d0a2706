import { useTexts } from '#web/i18n/use-texts.ts';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';

/** A route whose code, texts or data take longer than a moment. */
export const RoutePending = () => {
  const { t } = useTexts('common');
  return (
    <div className="mx-auto w-full max-w-3xl p-6">
      <LoadingBlock label={t('loading.short')} />
    </div>
  );
};
