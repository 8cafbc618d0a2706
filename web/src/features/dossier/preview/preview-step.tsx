import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DOSSIERS_MAX_COUNT } from '#contract/common/limits.ts';
import { ProvenDialog } from '#web/features/security/proof/proven-dialog.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useAllRows } from '#web/lists/use-all-rows.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { WizardControl } from '../choices/wizard-control.ts';
import { choicesOf } from '../choices/wizard-values.ts';
import { choosableEntries, choosableIncidents, NOT_NARROWED } from '../choosing/choice-queries.ts';
import { ownDossiers, previewOf } from '../dossier-queries.ts';
import { LoadFailure } from '../shown/load-failure.tsx';
import { readable } from '../shown/readable.ts';
import { InsideOutside } from './inside-outside.tsx';
import { ObstacleList } from './obstacle-list.tsx';
import { PreviewDocument } from './preview-document.tsx';

interface PreviewStepProps extends WizardControl {
  /** Has the dossier made, as the preview with this fingerprint showed it. */
  onMake: (fingerprint: string) => Promise<void>;
}

/** Step 4: what the dossier will show and what it leaves out, and then its making. */
export const PreviewStep = ({ values, change, onMake }: PreviewStepProps) => {
  const { t } = useTexts('dossier');
  // What is asked about is what was shown when it was asked: the preview may change behind the dialog.
  const [asking, setAsking] = useState<string | null>(null);
  const choices = choicesOf(values);
  const hasTitle = choices.title !== '';
  // A dossier without a title cannot be asked for: what else stands in its way is shown all the same.
  const asked = useQuery(previewOf(hasTitle ? choices : { ...choices, title: t('present.titleDefault') }));
  const { error, isFetching, refetch } = asked;
  const data = readable(asked);
  const made = useQuery(ownDossiers).data?.items.length ?? 0;
  const isFull = made >= DOSSIERS_MAX_COUNT;
  const incidents = useAllRows(useInfiniteQuery(choosableIncidents(NOT_NARROWED)));
  const entries = useAllRows(useInfiniteQuery(choosableEntries));
  if (data === undefined) {
    return error === null ? (
      <LoadingBlock label={t('preview.loading')} rows={6} />
    ) : (
      <LoadFailure
        title={t('preview.failure')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const nameOf = (id: string) =>
    [...(incidents.rows ?? []), ...(entries.rows ?? [])].find((one) => one.id === id)?.title;
  const canMake = hasTitle && data.obstacles.length === 0 && !isFetching && !isFull;
  return (
    <div>
      <p className="mb-6 max-w-[65ch]">{t('preview.intro')}</p>
      <ObstacleList obstacles={data.obstacles} nameOf={nameOf} values={values} change={change} />
      <InsideOutside
        document={data.document}
        size={data.size}
        values={values}
        incidents={incidents.isComplete ? incidents.rows : undefined}
        entries={entries.isComplete ? entries.rows : undefined}
      />
      {hasTitle && data.document.title !== choices.title && (
        <Notice tone="warning" className="mb-6">
          {t('preview.titleNames', { title: data.document.title })}
        </Notice>
      )}
      <PreviewDocument document={data.document} />
      <div className="mt-6 flex flex-col items-start gap-2">
        {isFull && <p className="max-w-[65ch]">{t('list.full', { count: made })}</p>}
        <Button isDisabled={!canMake} onPress={() => setAsking(data.fingerprint)}>
          {t('preview.make')}
        </Button>
      </div>
      {asking !== null && (
        <ProvenDialog
          title={t('preview.makeTitle')}
          confirmLabel={t('preview.make')}
          pendingLabel={t('preview.makePending')}
          failed={t('preview.makeFailed')}
          onOpenChange={(isOpen) => !isOpen && setAsking(null)}
          act={() => onMake(asking)}
        >
          <p>{t('preview.makeText')}</p>
        </ProvenDialog>
      )}
    </div>
  );
};
