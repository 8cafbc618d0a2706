import type { IncidentOrigin } from '#contract/incidents.ts';
import type { SourceSpan } from '#contract/interview.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { SEALED_MESSAGE } from '../conversation-content.ts';
import { readConversation } from '../conversation-reader.ts';

/**
 * The passages that a description is made of, each with the time of its message, and the title of the conversation: kept with
 * the incident, so that each of its sentences can tell where it comes from. A passage whose message is gone is left out.
 */
export const readAccount = async (
  tx: ReadTransaction,
  conversationId: string,
  account: readonly SourceSpan[],
): Promise<Pick<IncidentOrigin, 'account' | 'conversation_title'>> => {
  const ids = [...new Set(account.map(({ message_id }) => message_id))];
  const [conversation, rows, box] = await Promise.all([
    readConversation(tx, conversationId),
    ids.length === 0
      ? []
      : tx.db
          .selectFrom('conversation_messages')
          .select(['id', 'conversation_id', 'position', 'role', 'reply_to', 'sealed', 'created_at'])
          .where('user_id', '=', tx.userId)
          .where('conversation_id', '=', conversationId)
          .where('id', 'in', ids)
          .execute(),
    tx.box(),
  ]);
  const saidAt = new Map(
    rows.map((row) => {
      const writtenAt = SEALED_MESSAGE.tryOpen(box, row, row.sealed)?.metadata.written_at;
      return [row.id, writtenAt ?? row.created_at.toISOString()];
    }),
  );
  return {
    conversation_title: conversation?.title ?? null,
    account: account.flatMap(({ message_id, words }) => {
      const said_at = saidAt.get(message_id);
      return said_at === undefined ? [] : [{ message_id, said_at, words }];
    }),
  };
};
