import type { OpenConversation } from '#contract/conversations.ts';
import type { Suggestion } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';
import { episodeOf } from '../episodes/episodes-of.ts';
import { filesOf } from '../episodes/files-of.ts';
import type { Quote } from '../log/quote.ts';
import { useHeardByMachine } from '../proposals/use-heard-by-machine.ts';
import { Passages } from './passages.tsx';
import { SuggestionDetails } from './suggestion-details.tsx';

interface SuggestionDialogProps {
  open: OpenConversation;
  /** The id of the conversation's owner: unsaved text is kept under it. */
  owner: string;
  suggestion: Suggestion;
  /** It is no longer offered: what the person changed here left too little, or it was put away elsewhere. */
  isWithdrawn: boolean;
  isOpen: boolean;
  isPending: boolean;
  error: unknown;
  onOpenChange: (isOpen: boolean) => void;
  onCreate: () => void;
  onQuote: (quote: Quote) => void;
}

/** What the incident would say, each part of which can be changed before it is created. */
export const SuggestionDialog = ({
  open,
  owner,
  suggestion,
  isWithdrawn,
  isOpen,
  isPending,
  error,
  onOpenChange,
  onCreate,
  onQuote,
}: SuggestionDialogProps) => {
  const { t } = useTexts('conversations');
  const problemText = useProblemText();
  const { messages, conversation, collected } = open;
  const heard = useHeardByMachine(conversation.id);
  const { title, description, account, rest, episode = '' } = suggestion;
  const shared = { messages, heard, onQuote };
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
          <Button
            isDisabled={isWithdrawn}
            isPending={isPending}
            pendingLabel={t('suggestion.creating')}
            onPress={onCreate}
          >
            {t('suggestion.create')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {error !== null && (
          <Notice tone="danger">
            {isProblem(error, 'already_used') ? t('suggestion.changed') : problemText(error)}
          </Notice>
        )}
        {isWithdrawn && <Notice tone="info">{t('suggestion.withdrawn')}</Notice>}
        <section aria-labelledby="suggestion-account" className="flex flex-col gap-4">
          <h3 className="text-lg wrap-anywhere">{title}</h3>
          <h4 id="suggestion-account" className="font-text font-semibold">
            {t('suggestion.account')}
          </h4>
          {account.length > 0 ? (
            <Passages passages={account} {...shared} />
          ) : (
            <p className="max-w-[66ch] whitespace-pre-wrap wrap-anywhere">{description}</p>
          )}
          {rest.length > 0 && (
            <Disclosure summary={t('suggestion.rest')}>
              <Passages passages={rest} {...shared} />
            </Disclosure>
          )}
        </section>
        <SuggestionDetails
          suggestion={suggestion}
          place={{ owner, conversationId: conversation.id, episode }}
          episode={episodeOf(collected, episode)}
          files={filesOf(open, episode)}
          heard={heard}
          onQuote={onQuote}
        />
        <p className="text-sm text-ink-soft">{t('suggestion.defaults')}</p>
      </div>
    </ModalDialog>
  );
};
