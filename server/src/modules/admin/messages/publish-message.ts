import type { OperatorMessage, OperatorMessageInput } from '#contract/administration.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { writeAudit } from '../audit/audit-writer.ts';
import { messageFrom, selectMessages } from './message-reader.ts';

/** Repeating it changes nothing. @throws ProblemError `already_used` where the id is that of another message */
export const publishMessage = (
  database: Database,
  actor: Actor,
  input: OperatorMessageInput,
): Promise<OperatorMessage> =>
  database.administer(actor, 'publish a message', async (tx) => {
    const created = await tx.db
      .insertInto('operator_messages')
      .values(input)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (created)
      await writeAudit(tx, { administratorId: actor.userId, action: 'publish', messageId: input.id });
    const message = messageFrom(
      await selectMessages(tx.db).where('id', '=', input.id).executeTakeFirstOrThrow(),
    );
    const { audience, text_fr, text_en } = message;
    if (audience !== input.audience || text_fr !== input.text_fr || text_en !== input.text_en) {
      throw new ProblemError('already_used');
    }
    return message;
  });
