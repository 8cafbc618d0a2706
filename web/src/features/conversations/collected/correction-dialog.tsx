import { type FormEvent, useId, useState } from 'react';
import { DETAIL_MAX_CHARACTERS } from '#contract/limits.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ModalDialog } from '#web/ui/modal-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { ShownDetail } from './detail-state.ts';
import { useEditDetail } from './edit-detail.ts';

interface CorrectionDialogProps {
  conversationId: string;
  /** Of which incident of the conversation. */
  episode: string;
  shown: ShownDetail;
  onClose: () => void;
}

/** The person writes a detail herself. Mounted while it is open: it begins with what is shown. */
export const CorrectionDialog = ({ conversationId, episode, shown, onClose }: CorrectionDialogProps) => {
  const { t } = useTexts('conversations');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const { kind, detail } = shown;
  const edit = useEditDetail(conversationId, episode);
  const [value, setValue] = useState(detail === null || detail.certainty === 'unknown' ? '' : detail.value);
  const [error, setError] = useState<string>();
  const formId = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() === '') setError(t('edit.empty'));
    else edit.mutate({ kind, action: 'correct', value }, { onSuccess: onClose });
  };
  return (
    <ModalDialog
      title={t(`collected.kind.${kind}`)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" form={formId} isPending={edit.isPending} pendingLabel={t('manage.saving')}>
            {common('action.save')}
          </Button>
        </>
      }
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
            setValue(next);
            setError(undefined);
          }}
        />
      </form>
      {edit.error !== null && (
        <Notice tone="danger" title={t('manage.failed')} className="mt-4">
          {problemText(edit.error)}
        </Notice>
      )}
    </ModalDialog>
  );
};
