import { asksForIncidents, type TimelineSource } from '../timeline/index.ts';
import { conversationItem } from './conversation-row.ts';
import { readFirstWords } from './read-first-words.ts';
import { selectConversations } from './select-conversations.ts';

/** Conversations in the timeline, by when they began. */
export const conversationTimeline: TimelineSource = {
  kind: 'conversation',
  moments: { table: 'conversations', column: 'created_at' },
  takes: (filters) => filters.entry_type === undefined && !asksForIncidents(filters),
  read: async (tx, range, filters) => {
    const [rows, box] = await Promise.all([selectConversations(tx, range, filters).execute(), tx.box()]);
    const words = await readFirstWords(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      at: row.created_at,
      id: row.id,
      item: conversationItem(box, row, words.get(row.id), range),
    }));
  },
};
