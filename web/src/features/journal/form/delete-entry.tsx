import { useState } from 'react';
import type { Entry } from '#contract/journal.ts';
import { DeleteDialog } from '#web/editing/delete-dialog.tsx';
import { useDeleteRecord } from '#web/editing/delete-record.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { forgetFiles } from '#web/lib/kept-files/left-files.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { entryRecord } from '../entry/entry-record.ts';
import { journalKeys } from '../journal-keys.ts';

interface DeleteEntryProps {
  entry: Entry;
  onDeleted: () => void;
}

/** Deletes an entry, after it has said what goes: its files too. */
export const DeleteEntry = ({ entry, onDeleted }: DeleteEntryProps) => {
  const { t } = useTexts('journal');
  const { id: owner } = useProfile();
  const deletion = useDeleteRecord({
    path: '/api/journal',
    overviews: journalKeys.overviews,
    detail: journalKeys.entry,
  });
  // What the person saw when the dialog opened, not what a refresh brought since.
  const [asked, setAsked] = useState<Entry | null>(null);
  const confirm = ({ id, version }: Entry) =>
    deletion.mutate(
      { id, version },
      {
        onSuccess: () => {
          void forgetFiles(owner, entryRecord(id));
          onDeleted();
        },
      },
    );
  return (
    <>
      <Button
        variant="quiet"
        onPress={() => {
          deletion.reset();
          setAsked(entry);
        }}
      >
        {t('form.delete')}
      </Button>
      {asked !== null && (
        <DeleteDialog
          title={t('remove.title')}
          confirmLabel={t('remove.confirm')}
          pendingLabel={t('remove.pending')}
          failureTitle={t('remove.failure')}
          failureText={isProblem(deletion.error, 'stale_version') ? t('remove.stale') : undefined}
          deletion={deletion}
          onClose={() => setAsked(null)}
          onConfirm={() => confirm(asked)}
        >
          <p>{t('remove.what', { title: asked.title })}</p>
          {asked.files.length > 0 && (
            <p className="mt-3">{t('remove.files', { count: asked.files.length })}</p>
          )}
        </DeleteDialog>
      )}
    </>
  );
};
