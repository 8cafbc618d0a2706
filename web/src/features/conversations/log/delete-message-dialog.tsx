import type { Message } from '#contract/conversations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useDeleteMessage } from './use-delete-message.ts';

interface DeleteMessageDialogProps {
  message: Message;
  /** Its reply is being written. */
  isBeingAnswered: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Says what goes with a message, and what stays, before it is deleted. */
export const DeleteMessageDialog = ({
  message,
  isBeingAnswered,
  onClose,
  onDeleted,
}: DeleteMessageDialogProps) => {
  const { t } = useTexts('conversations');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const deletion = useDeleteMessage(message);
  const isOwn = message.role === 'user';
  const hasFiles = (message.attachments ?? []).length > 0;
  return (
    <ConfirmDialog
      title={t('log.delete.title')}
      confirmLabel={t('manage.delete.confirm')}
      pendingLabel={t('manage.delete.pending')}
      isPending={deletion.isPending}
      isDanger
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onConfirm={() =>
        deletion.mutate(undefined, {
          onSuccess: () => {
            onClose();
            onDeleted();
          },
        })
      }
    >
      <p>{t(isOwn ? 'log.delete.own' : 'log.delete.reply')}</p>
      {hasFiles && <p className="mt-3">{t('log.delete.files')}</p>}
      {isBeingAnswered && <p className="mt-3">{t('log.delete.answering')}</p>}
      <p className="mt-3">{t('log.delete.stays')}</p>
      <p className="mt-3 text-ink-soft">{common('deletion.copyStays')}</p>
      {deletion.error !== null && (
        <Notice tone="danger" title={t('log.delete.failed')} className="mt-4">
          {problemText(deletion.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
};
