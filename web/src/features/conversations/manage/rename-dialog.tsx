import { type FormEvent, useId, useState } from 'react';
import { CONVERSATION_TITLE_MAX_CHARACTERS } from '#contract/common/limits.ts';
import type { Conversation } from '#contract/conversations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { ChangeDialog } from '../change-dialog.tsx';
import { useChangeConversation } from './manage-conversation.ts';

interface RenameDialogProps {
  conversation: Conversation;
  onClose: () => void;
}

/** Another name for a conversation. Mounted while it is open, so that it always begins with the present one. */
export const RenameDialog = ({ conversation, onClose }: RenameDialogProps) => {
  const { t } = useTexts('conversations');
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
    <ChangeDialog title={t('manage.rename.title')} formId={formId} change={change} onClose={onClose}>
      <form id={formId} noValidate autoComplete="off" onSubmit={submit}>
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
    </ChangeDialog>
  );
};
