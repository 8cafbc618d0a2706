import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ProvenDialog } from '#web/features/security/proof/proven-dialog.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { TitledSection } from '#web/ui/titled-section.tsx';
import { ExportInProgress } from './export-in-progress.tsx';
import { isBeingMade, makeExport, ownExports } from './my-data-queries.ts';
import { ReadyExport } from './ready-export.tsx';

/** 'Tout emporter': what the file is, how far it is, and where it is fetched. */
export const ExportSection = () => {
  const { t, language } = useTexts('myData');
  const client = useQueryClient();
  const found = useQuery(ownExports);
  const [isAsking, setAsking] = useState(false);
  const items = found.data?.items ?? [];
  const running = items.find(({ status }) => status === 'waiting' || status === 'running');
  const ready = items.find(({ status }) => status === 'ready');
  const failed = items.find(({ status }) => status === 'failed');
  return (
    <TitledSection title={t('export.title')}>
      <div className="flex max-w-[65ch] flex-col gap-3 text-ink-soft">
        <p>{t('export.what')}</p>
        <p>{t('export.careful')}</p>
      </div>
      {found.isPending && <LoadingBlock label={t('export.loading')} rows={1} />}
      {found.isLoadingError && (
        <RetryNotice title={t('export.unread')} error={found.error} onRetry={() => void found.refetch()} />
      )}
      {failed?.failure && running === undefined && (
        <Notice tone="danger" title={t('export.failed')}>
          {t(`export.failure.${failed.failure}`)}
        </Notice>
      )}
      {ready !== undefined && found.data !== undefined && (
        <ReadyExport ready={ready} opens={found.data.opens} />
      )}
      {running !== undefined && <ExportInProgress running={running} />}
      {found.data !== undefined && !isBeingMade(found.data) && (
        <Button
          variant={ready === undefined ? 'primary' : 'secondary'}
          className="self-start"
          onPress={() => setAsking(true)}
        >
          {t(ready === undefined ? 'export.make' : 'export.makeAgain')}
        </Button>
      )}
      {isAsking && (
        <ProvenDialog
          title={t('export.dialogTitle')}
          confirmLabel={t('export.make')}
          pendingLabel={t('export.pending')}
          failed={t('export.failedAction')}
          onOpenChange={setAsking}
          act={async () => {
            await makeExport(language);
            await client.invalidateQueries({ queryKey: ownExports.queryKey });
          }}
        >
          <p>{t('export.dialogText')}</p>
        </ProvenDialog>
      )}
    </TitledSection>
  );
};
