import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { v7 as uuidv7 } from 'uuid';
import {
  useConversationList,
  useCreateConversation,
} from '#web/features/conversations/conversation-queries.ts';
import { emptyAmong } from '#web/features/conversations/list/use-new-conversation.ts';
import { addToDraft } from '#web/features/conversations/turns/kept-texts.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayText } from '#web/lib/dates.ts';
import { useOnline } from '#web/lib/page/use-online.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { RadioChoice } from '#web/ui/fields/radio-choice.tsx';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ModalDialog } from '#web/ui/overlays/modal-dialog.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { quotedWords } from './quoted-words.ts';
import { WholeEntry } from './whole-entry.tsx';

const FRESH = 'new';

interface QuoteDialogProps {
  entryId: string;
  onClose: () => void;
}

/** Places the words of an entry in the input of a conversation, and opens it. Nothing is sent, and nothing stands in a URL. */
export const QuoteDialog = ({ entryId, onClose }: QuoteDialogProps) => {
  const { t } = useTexts('journal');
  return (
    <ModalDialog
      title={t('from.quoting.title')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <WholeEntry entryId={entryId}>
        {({ content }) => <QuoteForm words={content} onClose={onClose} />}
      </WholeEntry>
    </ModalDialog>
  );
};

const QuoteForm = ({ words, onClose }: { words: string; onClose: () => void }) => {
  const { t } = useTexts('journal');
  const { t: common } = useTexts('common');
  const { id: owner } = useProfile();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const list = useConversationList();
  const creation = useCreateConversation();
  // Kept as long as the dialog is open, so that trying again creates nothing twice.
  const [freshId] = useState(() => uuidv7());
  const [chosen, setChosen] = useState(FRESH);
  const conversations = list.data;
  const failure = creation.error ?? list.error;

  const place = (conversationId: string) => {
    addToDraft(owner, conversationId, quotedWords(words));
    // `continue` puts the keyboard into the input.
    void navigate({ to: '/ia-call', search: { continue: conversationId } });
  };
  const confirm = () => {
    if (chosen !== FRESH) return place(chosen);
    const empty = emptyAmong(conversations ?? []);
    if (empty !== undefined) return place(empty.id);
    return creation.mutate(freshId, { onSuccess: ({ id }) => place(id) });
  };
  return (
    <div className="flex flex-col gap-4">
      <p>{t('from.quoting.text')}</p>
      {!isOnline && <Notice tone="warning">{t('from.quoting.offline')}</Notice>}
      {isOnline && failure !== null && (
        <RetryNotice
          title={t('from.quoting.failure')}
          error={failure}
          isRetrying={list.isFetching}
          onRetry={conversations === undefined ? () => void list.refetch() : undefined}
        />
      )}
      {conversations === undefined ? (
        failure === null && <LoadingBlock label={t('from.quoting.loading')} rows={3} />
      ) : (
        <RadioGroup
          aria-label={t('from.quoting.where')}
          value={chosen}
          onChange={setChosen}
          className="flex flex-col"
        >
          <p aria-hidden="true" className="text-sm text-ink-soft">
            {t('from.quoting.where')}
          </p>
          <Choice value={FRESH} label={t('from.quoting.fresh')} />
          {conversations
            .filter(({ message_count }) => message_count > 0)
            .map(({ id, title, updated_at }) => (
              <Choice
                key={id}
                value={id}
                label={title || t('from.quoting.untitled')}
                updatedAt={updated_at}
              />
            ))}
          {list.hasNextPage && (
            <Button
              variant="quiet"
              className="-ml-5 self-start text-sm"
              isPending={list.isFetching}
              onPress={() => void list.fetchNextPage()}
            >
              {t('from.quoting.more')}
            </Button>
          )}
        </RadioGroup>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onPress={onClose}>
          {common('action.cancel')}
        </Button>
        <Button
          isDisabled={!isOnline || conversations === undefined}
          isPending={creation.isPending}
          pendingLabel={t('from.quoting.saving')}
          onPress={confirm}
        >
          {t('from.quoting.save')}
        </Button>
      </div>
    </div>
  );
};

const Choice = ({ value, label, updatedAt }: { value: string; label: string; updatedAt?: string }) => {
  const { language } = useTexts('journal');
  return (
    <RadioChoice value={value}>
      <span className="min-w-0 wrap-anywhere">{label}</span>
      {updatedAt !== undefined && (
        <span className="ml-auto shrink-0 text-sm text-ink-soft">
          {dayText(new Date(updatedAt), language)}
        </span>
      )}
    </RadioChoice>
  );
};
