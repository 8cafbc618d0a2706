import { type RawBuilder, sql } from 'kysely';
import { inBinary } from '../../platform/database/binary-results.ts';
import type { ReadTransaction } from '../../platform/database/database.ts';
import { SEALED_MESSAGE } from './conversation-content.ts';
import { firstWords } from './first-words.ts';

/** Somebody who says more than a greeting has done so by then. */
const MESSAGES_LOOKED_AT = 3;

interface FirstMessage {
  id: string;
  conversation_id: string;
  position: number;
  role: string;
  reply_to: string | null;
  sealed: Buffer;
  created_at: Date;
}

/**
 * The words by which these conversations can be told apart, by the conversation: of the first message of the person that
 * says something.
 */
export const readFirstWords = (
  tx: ReadTransaction,
  conversationIds: readonly string[],
): Promise<Map<string, string>> => readWords(tx, conversationIds, sql`ASC`, firstWords);

/** What the person said last in these conversations, by the conversation. */
export const readLastSaid = (
  tx: ReadTransaction,
  conversationIds: readonly string[],
): Promise<Map<string, string>> => readWords(tx, conversationIds, sql`DESC`, (content) => content.trim());

/**
 * Nothing for those without words, and for all where the person chose neutral titles. A message that was recognised as
 * speaking of danger is passed over: its words would stand in every list.
 */
const readWords = async (
  tx: ReadTransaction,
  conversationIds: readonly string[],
  direction: RawBuilder<unknown>,
  wordsOf: (content: string) => string,
): Promise<Map<string, string>> => {
  const words = new Map<string, string>();
  if (conversationIds.length === 0) return words;
  const [{ rows }, box] = await Promise.all([
    sql<FirstMessage>`
      SELECT message.id, message.conversation_id, message.position, message.role, message.reply_to, message.sealed,
        message.created_at
      FROM unnest(${conversationIds}::uuid[]) AS wanted (id)
      CROSS JOIN LATERAL (
        SELECT * FROM conversation_messages
        WHERE user_id = ${tx.userId} AND conversation_id = wanted.id AND role = 'user'
        ORDER BY position ${direction} LIMIT ${MESSAGES_LOOKED_AT}
      ) AS message
      WHERE NOT EXISTS (SELECT FROM preferences WHERE user_id = ${tx.userId} AND neutral_title)
      ORDER BY message.position ${direction}`.execute(inBinary(tx.db)),
    tx.box(),
  ]);
  for (const row of rows) {
    if (words.has(row.conversation_id)) continue;
    const content = SEALED_MESSAGE.tryOpen(box, row, row.sealed);
    if (content === undefined || content.metadata.safety !== undefined) continue;
    const said = wordsOf(content.content);
    if (said !== '') words.set(row.conversation_id, said);
  }
  return words;
};
