import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Synthesis } from '#contract/syntheses.ts';
import { DeleteDialog } from '#web/editing/delete-dialog.tsx';
import { useDeleteRecord } from '#web/editing/delete-record.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SYNTHESES_PATH, synthesisKeys } from '../synthesis-queries.ts';

/** The button that deletes a synthesis, and the question before it. */
export const DeleteSynthesis = ({ synthesis: { id, version } }: { synthesis: Synthesis }) => {
  const { t } = useTexts('synthesis');
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const deletion = useDeleteRecord({
    path: SYNTHESES_PATH,
    overviews: synthesisKeys.list,
    detail: synthesisKeys.detail,
  });
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        {t('shown.remove')}
      </Button>
      <DeleteDialog
        title={t('remove.title')}
        confirmLabel={t('remove.confirm')}
        pendingLabel={t('remove.pending')}
        failureTitle={t('remove.failure')}
        failureText={isProblem(deletion.error, 'stale_version') ? t('remove.changed') : undefined}
        deletion={deletion}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          deletion.reset();
        }}
        onConfirm={() =>
          deletion.mutate(
            { id, version },
            { onSuccess: () => void navigate({ to: '/synthese', replace: true }) },
          )
        }
      >
        {t('remove.text')}
      </DeleteDialog>
    </>
  );
};
