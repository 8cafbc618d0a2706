import { PencilLine } from 'lucide-react';
import { isFilled } from '#contract/common/shapes.ts';
import type { Transcription } from '#contract/files.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Spinner } from '#web/ui/loading/spinner.tsx';
import { MarkedText, type QuotedSpan } from '#web/ui/marked-text.tsx';

interface TranscriptionTextProps {
  transcription: Transcription;
  /** Part of the words that something points at. */
  marked: QuotedSpan | null;
  /** The form that the button had opened was closed. */
  takesFocus: boolean;
  onEdit: () => void;
}

/** What a recording says, and who wrote it down. Without a transcription: why, and a button to write one. */
export const TranscriptionText = ({ transcription, marked, takesFocus, onEdit }: TranscriptionTextProps) => {
  const { t } = useTexts('voice');
  const { status, text, source } = transcription;
  const hasWords = status === 'done' && isFilled(text);
  return (
    <div className="flex flex-col items-start gap-0.5">
      <div role="status" className="text-sm text-ink-soft empty:hidden">
        {status === 'waiting' && (
          <p className="flex items-center gap-2">
            <Spinner className="size-4" />
            {t('card.waiting')}
          </p>
        )}
        {status === 'failed' && <p>{t('card.failed')}</p>}
        {status === 'none' && <p>{t('notTranscribed')}</p>}
        {status === 'done' && !hasWords && <p>{t('card.nothingHeard')}</p>}
      </div>
      {hasWords && (
        <>
          <p className="text-xs font-semibold text-ink-soft">
            {t(source === 'machine' ? 'card.machine' : 'card.person')}
          </p>
          <p className="whitespace-pre-wrap wrap-anywhere">
            <MarkedText text={text} span={marked} />
          </p>
        </>
      )}
      <Button autoFocus={takesFocus} variant="quiet" className="-ml-3 px-3 text-sm" onPress={onEdit}>
        <PencilLine aria-hidden="true" size={16} strokeWidth={1.75} />
        {t(hasWords ? 'card.edit' : 'card.write')}
      </Button>
    </div>
  );
};
