import { MESSAGE_FILES } from '#server/modules/conversations/message-files.ts';
import type { TestServer } from '../../support/test-server.ts';

/** A message of the person that brings these files, as the conversations will store it. */
export const attach = async (
  server: TestServer,
  userId: string,
  conversationId: string,
  messageId: string,
  fileIds: string[],
): Promise<void> => {
  await server.recueil.database.onBehalfOf(userId, 'test', async (tx) => {
    await tx.db
      .insertInto('conversation_messages')
      .values({
        user_id: userId,
        id: messageId,
        conversation_id: conversationId,
        position: 1,
        role: 'user',
        sealed: Buffer.of(0),
      })
      .execute();
    await MESSAGE_FILES.attach(tx, messageId, fileIds);
  });
};
