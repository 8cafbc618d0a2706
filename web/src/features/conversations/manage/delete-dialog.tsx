import type { Conversation } from '#contract/conversations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { forgetFiles } from '#web/lib/kept-files/left-files.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { conversationRecord } from '../conversation-record.ts';
import { forgetKept } from '../turns/kept-texts.ts';
import { useDeleteConversation } from './manage-conversation.ts';

interface DeleteDialogProps {
  conversation: Conversation;
  onClose: () => void;
  onDeleted: () => void;
}

/** Says what goes and what stays before a conversation is deleted. */
export const DeleteDialog = ({ conversation, onClose, onDeleted }: DeleteDialogProps) => {
  const { t } = useTexts('conversations');
  const { t: common } = useTexts('common');
  const owner = useProfile().id;
  const problemText = useProblemText();
  const deletion = useDeleteConversation(conversation.id);
  return (
    <ConfirmDialog
      title={t('manage.delete.title')}
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
            forgetKept(owner, conversation.id);
            void forgetFiles(owner, conversationRecord(conversation.id));
            onDeleted();
          },
        })
      }
    >
      <p>{t('manage.delete.what', { title: conversation.title })}</p>
      <p className="mt-3 text-ink-soft">{common('deletion.copyStays')}</p>
      {deletion.error !== null && (
        <Notice tone="danger" title={t('manage.delete.failed')} className="mt-4">
          {problemText(deletion.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
};
