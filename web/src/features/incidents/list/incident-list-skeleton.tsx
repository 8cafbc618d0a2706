import { useTexts } from '#web/i18n/use-texts.ts';
import { LoadingBlock } from '#web/ui/loading-block.tsx';

/** Where the rows are about to be. */
export const IncidentListSkeleton = () => {
  const { t } = useTexts('incidents');
  return (
    <div className="border-t border-hairline">
      <LoadingBlock label={t('list.loading')} rows={5} />
    </div>
  );
};
