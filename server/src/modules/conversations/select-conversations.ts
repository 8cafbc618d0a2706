import { sql } from 'kysely';
import type { ReadTransaction } from '../../platform/database/database.ts';
import {
  directionOf,
  isWithin,
  type TimelineFilters,
  type TimelinePeriod,
  type TimelineRange,
} from '../timeline/index.ts';
import { CONVERSATION_COLUMNS } from './conversation-row.ts';
import { MESSAGE_FILES } from './message-files.ts';

/** An incident came from the conversation. */
const IS_LINKED = sql<boolean>`EXISTS (
  SELECT FROM incidents AS made
  WHERE made.user_id = conversations.user_id AND made.conversation_id = conversations.id)`;

/** The conversations of a part of the timeline that pass the filters, in its direction. */
export const selectConversations = (tx: ReadTransaction, range: TimelineRange, filters: TimelineFilters) => {
  const direction = directionOf(range);
  return conversationsPassing(tx, range, filters)
    .select(CONVERSATION_COLUMNS)
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(range.limit);
};

/** Those with words in them that were begun last, newest first. */
export const selectLatestConversations = (tx: ReadTransaction, limit: number) =>
  tx.db
    .selectFrom('conversations')
    .select(CONVERSATION_COLUMNS)
    .where('user_id', '=', tx.userId)
    .where('message_count', '>', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);

/** How many there are, with how many messages. */
export const countConversations = async (
  tx: ReadTransaction,
  period: TimelinePeriod,
  filters: TimelineFilters,
): Promise<{ conversations: number; messages: number }> => {
  const counted = await conversationsPassing(tx, period, filters)
    .select((eb) => [
      eb.fn.countAll<string>().as('conversations'),
      eb.fn.sum<string | null>('message_count').as('messages'),
    ])
    .executeTakeFirstOrThrow();
  return { conversations: Number(counted.conversations), messages: Number(counted.messages ?? 0) };
};

const conversationsPassing = (
  tx: ReadTransaction,
  period: TimelinePeriod,
  { with_files, linked }: TimelineFilters,
) =>
  tx.db
    .selectFrom('conversations')
    .where('user_id', '=', tx.userId)
    .where(isWithin(period, 'created_at'))
    .$if(with_files !== undefined, (select) =>
      select.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('conversation_messages as said')
            .select('said.id')
            .where('said.user_id', '=', tx.userId)
            .whereRef('said.conversation_id', '=', 'conversations.id')
            .where(MESSAGE_FILES.hasSome(tx, 'said.id')),
        ),
      ),
    )
    .$if(linked !== undefined, (select) => select.where(IS_LINKED));
