import { ProgressBar } from 'react-aria-components/ProgressBar';
import type { DataExport } from '#contract/account/my-data.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useRemoveExport } from './my-data-queries.ts';

/** How far the file is; it goes on when the page is left. */
export const ExportInProgress = ({ running }: { running: DataExport }) => {
  const { t } = useTexts('myData');
  const remove = useRemoveExport();
  return (
    <div className="flex max-w-md flex-col gap-3">
      <p role="status">
        {running.status === 'waiting'
          ? t('export.waiting')
          : t('export.running', { count: running.progress })}
      </p>
      <ProgressBar aria-label={t('export.progress')} value={running.progress}>
        {({ percentage = 0 }) => (
          <div className="h-2 overflow-hidden rounded-full bg-grey-tint">
            <div className="h-full rounded-full bg-teal" style={{ width: `${percentage}%` }} />
          </div>
        )}
      </ProgressBar>
      <Button
        variant="quiet"
        className="-ml-5 self-start"
        isPending={remove.isPending}
        onPress={() => remove.mutate(running.id)}
      >
        {t('export.stop')}
      </Button>
    </div>
  );
};
