import type { Episode, Suggestion } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/api-problem.ts';
import { useProblemText } from '#web/lib/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';
import { ExtractedSummary } from './extracted-summary.tsx';

interface SuggestionDialogProps {
  suggestion: Suggestion;
  collected: Episode;
  /** Names of the files that were attached where this incident was told. */
  files: readonly string[];
  isOpen: boolean;
  isPending: boolean;
  error: unknown;
  onOpenChange: (isOpen: boolean) => void;
  onCreate: () => void;
}

/** What the incident would say, before it is created. */
export const SuggestionDialog = ({
  suggestion,
  collected,
  files,
  isOpen,
  isPending,
  error,
  onOpenChange,
  onCreate,
}: SuggestionDialogProps) => {
  const { t } = useTexts('conversations');
  const problemText = useProblemText();
  return (
    <ModalDialog
      size="wide"
      title={t('suggestion.title')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button variant="secondary" onPress={() => onOpenChange(false)}>
            {t('suggestion.cancel')}
          </Button>
          <Button isPending={isPending} pendingLabel={t('suggestion.creating')} onPress={onCreate}>
            {t('suggestion.create')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {error !== null && (
          <Notice tone="danger">
            {isProblem(error, 'already_used') ? t('suggestion.changed') : problemText(error)}
          </Notice>
        )}
        <ExtractedSummary suggestion={suggestion} collected={collected} files={files} />
        <p className="text-sm text-ink-soft">{t('suggestion.defaults')}</p>
      </div>
    </ModalDialog>
  );
};
