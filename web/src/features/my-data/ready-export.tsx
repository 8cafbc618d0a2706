import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataExport } from '#contract/account/my-data.ts';
import { fileSizeText } from '#web/features/attachments/file-size.ts';
import { ProvenDialog } from '#web/features/security/proof/proven-dialog.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAndTime, dayText } from '#web/lib/dates.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { saveLink } from '#web/lib/save-link.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ownExports, useRemoveExport } from './my-data-queries.ts';

/** The file, to be fetched for some days. */
export const ReadyExport = ({ ready, opens }: { ready: DataExport; opens: boolean }) => {
  const { t, language } = useTexts('myData');
  const { t: problem } = useTexts('errors');
  const problemText = useProblemText();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveExport();
  const save = () => saveLink(`/api/exports/${ready.id}/content`);
  const fetching = useMutation({
    mutationFn: async () => {
      // Asked anew: it also brings a token, and the cookie with it, that the link needs.
      const { opens: opensNow, items } = await client.fetchQuery({ ...ownExports, staleTime: 0 });
      if (!items.some(({ id }) => id === ready.id)) return;
      if (opensNow) save();
      else setAsking(true);
    },
  });
  return (
    <div className="flex flex-col gap-3 rounded-box border border-hairline bg-surface p-5">
      <h3 className="text-lg">{t('export.ready')}</h3>
      <p className="max-w-[65ch]">
        {t('export.readyText', {
          moment: dayAndTime(ready.taken_at ?? ready.created_at, language),
          size: fileSizeText(ready.size ?? 0, language),
          until: dayText(new Date(ready.expires_at ?? ready.created_at), language),
        })}
      </p>
      {ready.sha256 !== null && (
        <p className="text-sm wrap-anywhere text-ink-soft">{t('export.hash', { hash: ready.sha256 })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button isPending={fetching.isPending} onPress={() => (opens ? fetching.mutate() : setAsking(true))}>
          {t('export.download')}
        </Button>
        <Button
          variant="quiet"
          className="max-sm:-ml-5"
          isPending={remove.isPending}
          onPress={() => remove.mutate(ready.id)}
        >
          {t('export.remove')}
        </Button>
      </div>
      {(fetching.error ?? remove.error) !== null && (
        <Notice tone="danger" title={t('export.failedAction')}>
          {problemText(fetching.error ?? remove.error) || problem('internal')}
        </Notice>
      )}
      {isAsking && (
        <ProvenDialog
          title={t('export.openTitle')}
          confirmLabel={t('export.download')}
          pendingLabel={t('export.pending')}
          failed={t('export.failedAction')}
          onOpenChange={setAsking}
          act={async () => save()}
        >
          <p>{t('export.careful')}</p>
        </ProvenDialog>
      )}
    </div>
  );
};
