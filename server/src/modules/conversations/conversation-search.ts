import { pagesOf, type SearchSource } from '../search/index.ts';
import type { ConversationRow } from './conversation-row.ts';
import { conversationTimeline } from './conversation-timeline.ts';
import { readFirstWords } from './read-first-words.ts';
import { type NamedConversationRow, readSaid, type SearchedConversationRow } from './read-said.ts';
import { countConversations, selectConversations } from './select-conversations.ts';

/** Conversations in the search: their titles, and all messages with the names and words of their files. */
export const conversationSearch: SearchSource = {
  kind: 'conversation',
  opener: new URL('./open-searched-conversation.ts', import.meta.url),
  takes: ({ moods, tags = [], ...filters }) =>
    moods === undefined && tags.length === 0 && conversationTimeline.takes(filters),
  count: async (tx, { period, filters, hasTerms }) => {
    const { conversations, messages } = await countConversations(tx, period, filters);
    return conversations + (hasTerms ? messages : 0);
  },
  read: async function* (read, { period, filters, hasTerms }) {
    const pages = pagesOf(
      read,
      period,
      ({ created_at: at, id }: ConversationRow) => ({ at, id }),
      (tx, page) => selectConversations(tx, page, filters).execute(),
    );
    for await (const page of pages) {
      const ids = page.map(({ id }) => id);
      const words = await read((tx) => readFirstWords(tx, ids));
      const rows = page.map((row) => ({ ...row, words: words.get(row.id) }));
      if (hasTerms) yield* readSaid(read, rows);
      else yield { rows: rows.map(withoutMessages), searched: rows.length };
    }
  },
};

const withoutMessages = (conversation: NamedConversationRow): SearchedConversationRow => ({
  conversation,
  messages: [],
  isFirstPart: true,
});
