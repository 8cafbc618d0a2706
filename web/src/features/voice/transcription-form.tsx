import { type FormEvent, useEffect, useRef } from 'react';
import { TRANSCRIPTION_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { usePrimaryClaim } from '#web/lib/page/use-primary-claim.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

interface TranscriptionFormProps {
  draft: string;
  /** What a machine has written since the person began to type; null when nothing has come. */
  arrived: string | null;
  isSaving: boolean;
  /** Why it could not be saved. */
  error: unknown;
  onChange: (draft: string) => void;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** Writes, or corrects, what a recording says. */
export const TranscriptionForm = ({
  draft,
  arrived,
  isSaving,
  error,
  onChange,
  onSave,
  onCancel,
}: TranscriptionFormProps) => {
  const { t } = useTexts('voice');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const input = useRef<HTMLTextAreaElement>(null);
  const isPrimary = usePrimaryClaim('task', true);
  const excess = draft.length - TRANSCRIPTION_MAX_CHARACTERS;
  // The button that opened it is gone.
  useEffect(() => input.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (excess <= 0 && !isSaving) onSave(draft);
  };
  return (
    <form noValidate autoComplete="off" onSubmit={submit} className="flex flex-col gap-2">
      <TextAreaField
        inputRef={input}
        label={t('card.transcription')}
        hint={t('card.hint')}
        rows={3}
        value={draft}
        onChange={onChange}
        error={excess > 0 ? t('card.tooLong', { count: excess }) : undefined}
      />
      {arrived !== null && (
        <div role="status" className="text-sm">
          <p className="text-ink-soft">{t('card.arrived')}</p>
          <p className="border-l-2 border-hairline pl-3 whitespace-pre-wrap wrap-anywhere">{arrived}</p>
        </div>
      )}
      {error !== null && (
        <Notice tone="danger" title={t('card.saveFailed')}>
          {problemText(error)}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onPress={onCancel}>
          {common('action.cancel')}
        </Button>
        <Button
          type="submit"
          variant={isPrimary ? 'primary' : 'secondary'}
          isPending={isSaving}
          pendingLabel={t('card.saving')}
        >
          {common('action.save')}
        </Button>
      </div>
    </form>
  );
};
