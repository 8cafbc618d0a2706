import type { Conversation } from '#contract/conversations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { monthText } from '#web/lib/dates.ts';
import { SEARCH_BOX_HASH } from '#web/lib/page/search-box-hash.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Link } from '#web/ui/link.tsx';
import type { useConversationList } from '../conversation-queries.ts';
import { byMonth } from './by-month.ts';
import { ConversationRow } from './conversation-row.tsx';

interface ConversationListProps {
  conversations: readonly Conversation[];
  list: ReturnType<typeof useConversationList>;
  selectedId: string | null;
  /** After a press on a row: a sheet closes. */
  onSelect?: () => void;
}

/** The way into the search for what was said in them, the conversations, last updated first, and the way to older ones. */
export const ConversationList = ({ conversations, list, selectedId, onSelect }: ConversationListProps) => {
  const { t, language } = useTexts('conversations');
  const months = byMonth(conversations);
  return (
    <>
      <Link
        look="alone"
        to="/journal-de-bord"
        search={{ kind: 'conversation' }}
        hash={SEARCH_BOX_HASH}
        className="mb-2 px-3 text-sm"
      >
        {t('list.search')}
      </Link>
      {months.map(({ month, conversations: ofMonth }) => (
        <div key={month} className="mt-4 first-of-type:mt-0">
          {months.length > 1 && (
            <p aria-hidden="true" className="px-3 pb-1 text-xs text-ink-soft first-letter:uppercase">
              {monthText(month, language)}
            </p>
          )}
          <ul aria-label={monthText(month, language)} className="flex flex-col">
            {ofMonth.map((conversation) => (
              <ConversationRow
                key={conversation.id}
                conversation={conversation}
                isSelected={conversation.id === selectedId}
                {...(onSelect && { onSelect })}
              />
            ))}
          </ul>
        </div>
      ))}
      {list.isFetchNextPageError && (
        <p role="alert" className="px-3 py-2 text-sm text-clay">
          {t('list.olderFailed')}
        </p>
      )}
      {list.hasNextPage && (
        <Button
          variant="quiet"
          className="mt-2 w-full text-sm"
          isPending={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
        >
          {t('list.older')}
        </Button>
      )}
    </>
  );
};
