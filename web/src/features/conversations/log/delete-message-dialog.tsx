import type { Message } from '#contract/conversations.ts';
import { DeleteDialog } from '#web/editing/delete-dialog.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
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
  const deletion = useDeleteMessage(message);
  const isOwn = message.role === 'user';
  const hasFiles = (message.attachments ?? []).length > 0;
  return (
    <DeleteDialog
      title={t('log.delete.title')}
      confirmLabel={t('manage.delete.confirm')}
      pendingLabel={t('manage.delete.pending')}
      failureTitle={t('log.delete.failed')}
      deletion={deletion}
      onClose={onClose}
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
    </DeleteDialog>
  );
};
