/** Removes one message from a conversation, with everything that was read in it. */
import type { WriteTransaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { appendToLedger, wasDeleted } from '../../platform/ledger/ledger.ts';
import { EMPTY_SUMMARY } from '../interview/index.ts';
import { SEALED_CONVERSATION, SEALED_MESSAGE } from './conversation-content.ts';
import { countMessagesBefore } from './conversation-reader.ts';
import { lockConversation, rewriteConversation } from './conversation-writer.ts';
import { MESSAGE_FILES } from './message-files.ts';
import { askToStop } from './replies/running-replies.ts';
import { emptySuggestions } from './suggestions/suggestion-writer.ts';
import { forgetAnswersAbout } from './telling/answers.ts';
import { moveEpisodeMarks } from './telling/episode-marks.ts';
import { moveFormerEdits } from './telling/former-edits.ts';

/** The message that stands before this position; null for none. */
const idBefore = async (
  tx: WriteTransaction,
  conversationId: string,
  position: number,
): Promise<string | null> => {
  const row = await tx.db
    .selectFrom('conversation_messages')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .where('position', '<', position)
    .orderBy('position', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
};

/**
 * Removes a message and records it; its pointers and the row of its running reply go with it. Other messages keep their
 * position, and everything that counts messages counts one less.
 * @returns false when the person had deleted it before
 * @throws ProblemError `not_found` when the person has no such conversation, or the conversation no such message
 */
export const removeMessage = async (
  tx: WriteTransaction,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<boolean> => {
  const conversation = await lockConversation(tx, conversationId);
  const row = await tx.db
    .selectFrom('conversation_messages')
    .select(['id', 'conversation_id', 'position', 'role', 'reply_to', 'created_at', 'sealed'])
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (!row) {
    if (await wasDeleted(tx, 'conversation_message', messageId)) return false;
    throw new ProblemError('not_found');
  }
  const box = await tx.box();
  // A damaged message can be deleted too; the ledger then says that it was damaged.
  const content = SEALED_MESSAGE.tryOpen(box, row, row.sealed) ?? {
    content: '',
    metadata: {},
    damaged: true,
  };
  const place = await countMessagesBefore(tx, conversationId, row.position);
  // Before the row of the running reply goes with the message: the server that writes the reply is told to stop.
  await askToStop(tx, messageId);
  await MESSAGE_FILES.release(tx, [messageId]);
  await tx.db
    .deleteFrom('conversation_messages')
    .where('user_id', '=', tx.userId)
    .where('id', '=', messageId)
    .execute();
  await forgetAnswersAbout(tx, conversationId, {
    messageId,
    before: await idBefore(tx, conversationId, row.position),
  });
  await moveFormerEdits(tx, conversationId, place);
  await moveEpisodeMarks(tx, conversationId, place);
  await emptySuggestions(tx, conversationId);
  const before = SEALED_CONVERSATION.tryOpen(box, conversation, conversation.sealed);
  // The summary of a long conversation holds words of its messages; the next turn writes a new one.
  const forgets = before?.summary !== undefined && before.summary.through > place;
  await rewriteConversation(tx, conversation, forgets ? { summary: EMPTY_SUMMARY } : {}, {
    message_count: conversation.message_count - 1,
    edit_count: conversation.edit_count + 1,
  });
  await appendToLedger(tx, [
    {
      entity: 'conversation_message',
      entityId: messageId,
      action: 'delete',
      content: { conversation_id: conversationId, role: row.role, ...content },
    },
  ]);
  return true;
};
