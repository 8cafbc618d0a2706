import { useState } from 'react';
import type { OpenConversation } from '#contract/conversations.ts';
import type { Suggestion } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';
import { focusConversation } from '../conversation-element-id.ts';
import { useCreateIncident, useDismissSuggestion } from '../conversation-queries.ts';
import { OVERLAY_CLOSES_MS, type Quote } from '../log/quote.ts';
import { IncidentCreated } from './incident-created.tsx';
import { shownSuggestion } from './shown-suggestion.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import { SuggestionDialog } from './suggestion-dialog.tsx';

interface SuggestionAreaProps {
  open: OpenConversation;
  /** The id of the conversation's owner: unsaved text is kept under it. */
  owner: string;
  onQuote: (quote: Quote) => void;
}

/** The open suggestion of a conversation, and what came of the last one. */
export const SuggestionArea = ({ open, owner, onQuote }: SuggestionAreaProps) => {
  const { t } = useTexts('conversations');
  const { conversation, collected } = open;
  const suggestion = shownSuggestion(open);
  /** What the dialog was opened for. It stays there when a press in it leaves too little for a record. */
  const [opened, setOpened] = useState<Suggestion | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [createdId, setCreatedId] = useState<string | null>(null);
  const creation = useCreateIncident(conversation.id);
  const dismissal = useDismissSuggestion();
  const offered = suggestion !== null && suggestion.id === opened?.id ? suggestion : null;

  const dismiss = (suggestionId: string | null) =>
    dismissal.mutate({ conversationId: conversation.id, suggestionId });
  const create = () => {
    if (offered === null) return;
    creation.mutate(offered.id, {
      onSuccess: ({ id }) => {
        setOpen(false);
        setCreatedId(id);
      },
    });
  };
  const showDetails = () => {
    creation.reset();
    setOpened(suggestion);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    // The button that opened it has gone with its card.
    if (offered === null) setTimeout(focusConversation, OVERLAY_CLOSES_MS);
  };
  const quoteFromDialog = (quote: Quote) => {
    setOpen(false);
    setTimeout(() => onQuote(quote), OVERLAY_CLOSES_MS);
  };

  return (
    <>
      <LiveRegion message={suggestion === null ? '' : `${t('suggestion.cardTitle')} : ${suggestion.title}`} />
      {suggestion !== null && (
        <SuggestionCard
          suggestion={suggestion}
          isDismissing={dismissal.isPending}
          hasFailed={dismissal.isError}
          onIgnore={() => dismiss(suggestion.id)}
          // Each incident that is told of may have its own, of which one is shown.
          onIgnoreAll={(collected.others ?? []).length > 0 ? () => dismiss(null) : null}
          onDetails={showDetails}
        />
      )}
      {opened !== null && (
        <SuggestionDialog
          open={open}
          owner={owner}
          suggestion={offered ?? opened}
          isWithdrawn={offered === null && !creation.isSuccess}
          isOpen={isOpen}
          isPending={creation.isPending}
          error={creation.error}
          onOpenChange={close}
          onCreate={create}
          onQuote={quoteFromDialog}
        />
      )}
      {createdId !== null && (
        <IncidentCreated key={createdId} incidentId={createdId} onDismiss={() => setCreatedId(null)} />
      )}
    </>
  );
};
