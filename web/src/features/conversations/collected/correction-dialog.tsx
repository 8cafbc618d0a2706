import { type FormEvent, useId, useState } from 'react';
import { DETAIL_MAX_CHARACTERS } from '#contract/limits.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import type { KeptDraft } from '#web/lib/drafts/use-kept-draft.ts';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { ChangeDialog } from '../change-dialog.tsx';
import type { ShownDetail } from './detail-state.ts';
import { useEditDetail } from './edit-detail.ts';

interface CorrectionDialogProps {
  conversationId: string;
  /** Of which incident of the conversation. */
  episode: string;
  shown: ShownDetail;
  /** The text as typed, kept until it is saved or discarded: a reload, or Escape by mistake, loses nothing. */
  correction: KeptDraft;
  onClose: () => void;
}

/** The person writes a detail by hand, beginning with text that they typed before and did not save, or with what is shown. */
export const CorrectionDialog = ({
  conversationId,
  episode,
  shown,
  correction,
  onClose,
}: CorrectionDialogProps) => {
  const { t } = useTexts('conversations');
  const { kind, detail } = shown;
  const edit = useEditDetail(conversationId, episode);
  const value = correction.draft ?? (detail === null || detail.certainty === 'unknown' ? '' : detail.value);
  const [error, setError] = useState<string>();
  const formId = useId();

  const end = () => {
    correction.forget();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() === '') setError(t('edit.empty'));
    else edit.mutate({ kind, action: 'correct', value }, { onSuccess: end });
  };
  return (
    <ChangeDialog
      title={t(`collected.kind.${kind}`)}
      formId={formId}
      change={edit}
      onClose={onClose}
      onCancel={end}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextAreaField
          autoFocus
          rows={3}
          label={t('edit.label')}
          hint={t('edit.hint')}
          value={value}
          maxLength={DETAIL_MAX_CHARACTERS}
          error={error}
          onChange={(next) => {
            correction.change(next);
            setError(undefined);
          }}
        />
      </form>
    </ChangeDialog>
  );
};
