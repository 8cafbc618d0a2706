import { useState } from 'react';
import type { OpenConversation } from '#contract/conversations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';
import { useCreateIncident, useDismissSuggestion } from '../conversation-queries.ts';
import { episodeOf } from '../episodes/episodes-of.ts';
import { filesOf } from '../episodes/files-of.ts';
import { IncidentCreated } from './incident-created.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { SuggestionDialog } from './suggestion-dialog.tsx';
import { waitsForTelling } from './waits-for-telling.ts';

/** The open suggestion of a conversation, and what came of the last one. */
export const SuggestionArea = ({ open }: { open: OpenConversation }) => {
  const { t } = useTexts('conversations');
  const { conversation, collected } = open;
  const suggestion = waitsForTelling(open.messages) ? null : open.suggestion;
  const [isOpen, setOpen] = useState(false);
  const [createdId, setCreatedId] = useState<string | null>(null);
  const creation = useCreateIncident();
  const dismissal = useDismissSuggestion();
  const ids = suggestion && { conversationId: conversation.id, suggestionId: suggestion.id };

  const create = () => {
    if (ids === null) return;
    creation.mutate(ids, {
      onSuccess: ({ id }) => {
        setOpen(false);
        setCreatedId(id);
      },
    });
  };
  const changeOpen = (next: boolean) => {
    setOpen(next);
    if (next) creation.reset();
  };

  return (
    <>
      <LiveRegion message={suggestion === null ? '' : `${t('suggestion.cardTitle')} : ${suggestion.title}`} />
      {suggestion !== null && ids !== null && (
        <>
          <SuggestionCard
            suggestion={suggestion}
            isDismissing={dismissal.isPending}
            hasFailed={dismissal.isError}
            onIgnore={() => dismissal.mutate(ids)}
            // Each incident that is told of may have its own, of which one is shown.
            onIgnoreAll={
              (collected.others ?? []).length > 0
                ? () => dismissal.mutate({ conversationId: conversation.id, suggestionId: null })
                : null
            }
            onDetails={() => changeOpen(true)}
          />
          <SuggestionDialog
            suggestion={suggestion}
            collected={episodeOf(collected, suggestion.episode ?? '')}
            files={filesOf(open, suggestion.episode ?? '')}
            isOpen={isOpen}
            isPending={creation.isPending}
            error={creation.error}
            onOpenChange={changeOpen}
            onCreate={create}
          />
        </>
      )}
      {createdId !== null && (
        <IncidentCreated key={createdId} incidentId={createdId} onDismiss={() => setCreatedId(null)} />
      )}
    </>
  );
};
