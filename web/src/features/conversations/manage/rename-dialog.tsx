import { type FormEvent, useId, useState } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { CONVERSATION_TITLE_MAX_CHARACTERS } from '#contract/limits.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ModalDialog } from '#web/ui/modal-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useChangeConversation } from './manage-conversation.ts';

interface RenameDialogProps {
  conversation: Conversation;
  onClose: () => void;
}

/** Another name for a conversation. Mounted while it is open, so that it always begins with the present one. */
export const RenameDialog = ({ conversation, onClose }: RenameDialogProps) => {
  const { t } = useTexts('conversations');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const change = useChangeConversation(conversation.id);
  const [title, setTitle] = useState(conversation.title);
  const [error, setError] = useState<string>();
  const formId = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') setError(t('manage.rename.empty'));
    else change.mutate({ title }, { onSuccess: onClose });
  };
  return (
    <ModalDialog
      title={t('manage.rename.title')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" form={formId} isPending={change.isPending} pendingLabel={t('manage.saving')}>
            {common('action.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          autoFocus
          label={t('manage.rename.label')}
          value={title}
          maxLength={CONVERSATION_TITLE_MAX_CHARACTERS}
          autoComplete="off"
          error={error}
          onChange={(next) => {
            setTitle(next);
            setError(undefined);
          }}
        />
      </form>
      {change.error !== null && (
        <Notice tone="danger" title={t('manage.failed')} className="mt-4">
          {problemText(change.error)}
        </Notice>
      )}
    </ModalDialog>
  );
};
