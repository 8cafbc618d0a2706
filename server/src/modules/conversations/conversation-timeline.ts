import { directionOf, isWithin, type TimelineSource } from '../timeline/index.ts';
import { CONVERSATION_COLUMNS, conversationFrom } from './conversation-reader.ts';

/** Conversations in the timeline, by when they began. Of what was said in them nothing is shown. */
export const conversationTimeline: TimelineSource = {
  kind: 'conversation',
  moments: { table: 'conversations', column: 'created_at' },
  takes: ({ entry_type, priority }) => entry_type === undefined && priority === undefined,
  read: async (tx, range) => {
    const direction = directionOf(range);
    const [rows, box] = await Promise.all([
      tx.db
        .selectFrom('conversations')
        .select(CONVERSATION_COLUMNS)
        .where('user_id', '=', tx.userId)
        .where(isWithin(range, 'created_at'))
        .orderBy('created_at', direction)
        .orderBy('id', direction)
        .limit(range.limit)
        .execute(),
      tx.box(),
    ]);
    return rows.map((row) => {
      const conversation = conversationFrom(box, row);
      const { id, title, status, message_count, created_at } = conversation;
      return {
        at: row.created_at,
        id,
        item: {
          type: 'conversation',
          id,
          date: created_at,
          happened_on: null,
          happened_at: null,
          title,
          content: '',
          ...(range.whole && { recorded: { created_at, changed_at: null } }),
          ...(title === '' && { damaged: true }),
          data: { status, message_count },
        },
      };
    });
  },
};
