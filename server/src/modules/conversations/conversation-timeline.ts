import type { ReadTransaction } from '../../platform/database/database.ts';
import { asksForIncidents, type TimelineSource } from '../timeline/index.ts';
import { type ConversationRow, conversationItem } from './conversation-row.ts';
import { readFirstWords } from './read-first-words.ts';
import { selectConversations, selectLatestConversations } from './select-conversations.ts';

/** Conversations in the timeline, by when they began. */
export const conversationTimeline: TimelineSource = {
  kind: 'conversation',
  moments: { table: 'conversations', column: 'created_at' },
  takes: (filters) => filters.entry_type === undefined && !asksForIncidents(filters),
  read: async (tx, range, filters) =>
    toldItems(tx, await selectConversations(tx, range, filters).execute(), range),
  latest: async (tx, limit) =>
    toldItems(tx, await selectLatestConversations(tx, limit).execute(), { whole: false }),
};

const toldItems = async (
  tx: ReadTransaction,
  rows: readonly ConversationRow[],
  range: { whole: boolean },
) => {
  const ids = rows.map(({ id }) => id);
  const [words, box] = await Promise.all([readFirstWords(tx, ids), tx.box()]);
  return rows.map((row) => ({
    at: row.created_at,
    id: row.id,
    item: conversationItem(box, row, words.get(row.id), range),
  }));
};
