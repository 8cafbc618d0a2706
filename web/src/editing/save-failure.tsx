import { useTexts } from '#web/i18n/use-texts.ts';
import { isDeletedSince, isProblem } from '#web/lib/requests/api-problem.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

/** What a feature says of a failed saving. */
export interface FailureTexts {
  title: string;
  /** What more can be said than the text of the error; null for nothing. */
  detail: string | null;
  /** In place of the text of the error, where that says too little. */
  problem?: string | undefined;
  /** That the record was deleted elsewhere, and the way on for the words. */
  gone: string;
  saveAsNew: string;
}

interface SaveFailureProps {
  error: unknown;
  isNew: boolean;
  texts: FailureTexts;
  onRetry: () => void;
  /** The record is gone, be it one that an earlier try stored: what was typed can still become a new one. */
  onSaveAsNew: () => void;
}

/** What went wrong while saving, what was kept, and what to do. */
export const SaveFailure = ({ error, isNew, texts, onRetry, onSaveAsNew }: SaveFailureProps) => {
  const { t } = useTexts('editing');
  const { t: common } = useTexts('common');
  const problemText = useProblemText();
  const isGone = isNew ? isDeletedSince(error) : isProblem(error, 'not_found');
  return (
    <Notice
      tone="danger"
      title={texts.title}
      actions={
        isGone ? (
          <Button onPress={onSaveAsNew}>{texts.saveAsNew}</Button>
        ) : (
          <Button variant="secondary" onPress={onRetry}>
            {common('action.retry')}
          </Button>
        )
      }
    >
      {isGone ? (
        texts.gone
      ) : (
        <>
          {texts.detail !== null && <p>{texts.detail}</p>}
          <p>{texts.problem ?? problemText(error)}</p>
          <p>{t('kept')}</p>
        </>
      )}
    </Notice>
  );
};
