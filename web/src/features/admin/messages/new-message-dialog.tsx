import { useId, useMemo, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import * as z from 'zod/mini';
import { AUDIENCES, type Audience, OPERATOR_MESSAGE_MAX_CHARACTERS } from '#contract/administration.ts';
import { isFilled } from '#contract/common/shapes.ts';
import { FormSelect } from '#web/forms/form-select.tsx';
import { FormTextArea } from '#web/forms/form-text-area.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';
import { usePublishing } from './message-queries.ts';

/** A message in both languages, to everybody or to administrators. @param onClose is told whether it was published */
export const NewMessageDialog = ({ onClose }: { onClose: (published: boolean) => void }) => {
  const { t } = useTexts('admin');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const formId = useId();
  // Sent twice, it is one message.
  const [id] = useState(() => uuidv7());
  const publishing = usePublishing();
  const schema = useMemo(() => {
    const text = z
      .string()
      .check(
        z.trim(),
        z.refine(isFilled, t('messages.needed')),
        z.maxLength(OPERATOR_MESSAGE_MAX_CHARACTERS),
      );
    return z.object({ audience: z.enum(AUDIENCES), text_fr: text, text_en: text });
  }, [t]);
  const { control, handleSubmit } = useSchemaForm(schema, {
    defaultValues: { audience: 'everyone' as Audience, text_fr: '', text_en: '' },
    mode: 'onSubmit',
  });
  const submit = handleSubmit((values) =>
    publishing.mutate({ id, ...values }, { onSuccess: () => onClose(true) }),
  );
  return (
    <ModalDialog
      size="sheet"
      title={t('messages.new')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose(false);
      }}
      actions={
        <>
          <Button variant="secondary" onPress={() => onClose(false)}>
            {common('action.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            isPending={publishing.isPending}
            pendingLabel={t('messages.pending')}
          >
            {t('messages.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5" autoComplete="off">
        <FormSelect
          control={control}
          name="audience"
          label={t('messages.audience')}
          options={AUDIENCES.map((value) => ({ value, label: t(`messages.${value}`) }))}
        />
        <FormTextArea
          control={control}
          name="text_fr"
          label={t('messages.textFr')}
          rows={3}
          maxLength={OPERATOR_MESSAGE_MAX_CHARACTERS}
        />
        <FormTextArea
          control={control}
          name="text_en"
          label={t('messages.textEn')}
          rows={3}
          maxLength={OPERATOR_MESSAGE_MAX_CHARACTERS}
        />
      </form>
      {publishing.error !== null && (
        <Notice tone="danger" title={t('messages.failure')} className="mt-5">
          {problemText(publishing.error)}
        </Notice>
      )}
    </ModalDialog>
  );
};
