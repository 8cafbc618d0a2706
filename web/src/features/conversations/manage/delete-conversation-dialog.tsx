import type { Conversation } from '#contract/conversations.ts';
import { DeleteDialog } from '#web/editing/delete-dialog.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { forgetFiles } from '#web/lib/kept-files/left-files.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { conversationRecord } from '../conversation-record.ts';
import { forgetKept } from '../turns/kept-texts.ts';
import { useDeleteConversation } from './manage-conversation.ts';

interface DeleteConversationDialogProps {
  conversation: Conversation;
  onClose: () => void;
  onDeleted: () => void;
}

/** Says what goes and what stays before a conversation is deleted. */
export const DeleteConversationDialog = ({
  conversation,
  onClose,
  onDeleted,
}: DeleteConversationDialogProps) => {
  const { t } = useTexts('conversations');
  const owner = useProfile().id;
  const deletion = useDeleteConversation(conversation.id);
  return (
    <DeleteDialog
      title={t('manage.delete.title')}
      confirmLabel={t('manage.delete.confirm')}
      pendingLabel={t('manage.delete.pending')}
      failureTitle={t('manage.delete.failed')}
      deletion={deletion}
      onClose={onClose}
      onConfirm={() =>
        deletion.mutate(undefined, {
          onSuccess: () => {
            forgetKept(owner, conversation.id);
            void forgetFiles(owner, conversationRecord(conversation.id));
            onDeleted();
          },
        })
      }
    >
      <p>{t('manage.delete.what', { title: conversation.title })}</p>
    </DeleteDialog>
  );
};
