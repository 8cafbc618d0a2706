import type { ComponentProps } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

interface DeleteDialogProps
  extends Pick<
    ComponentProps<typeof ConfirmDialog>,
    'title' | 'confirmLabel' | 'pendingLabel' | 'children' | 'onConfirm'
  > {
  failureTitle: string;
  /** For a failure that needs more than the text of its error. */
  failureText?: string | undefined;
  /** The mutation that deletes. */
  deletion: { isPending: boolean; error: Error | null };
  isOpen?: boolean;
  onClose: () => void;
}

/** Says what goes and what stays before something is deleted that the ledger has recorded, and why it could not be. */
export const DeleteDialog = (props: DeleteDialogProps) => {
  const { failureTitle, failureText, deletion, isOpen = true, onClose, children, ...confirm } = props;
  const { t } = useTexts('common');
  const problemText = useProblemText();
  return (
    <ConfirmDialog
      {...confirm}
      isPending={deletion.isPending}
      isDanger
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {children}
      <p className="mt-3 text-ink-soft">{t('deletion.copyStays')}</p>
      {deletion.error !== null && (
        <Notice tone="danger" title={failureTitle} className="mt-4">
          {failureText ?? problemText(deletion.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
};
