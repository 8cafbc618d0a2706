import { sql } from 'kysely';
import type { OperatorMessage } from '#contract/administration.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { writeAudit } from '../audit/audit-writer.ts';
import { messageFrom, selectMessages } from './message-reader.ts';

/** Nobody is shown it from now on. @throws ProblemError `not_found` */
export const withdrawMessage = (database: Database, actor: Actor, id: string): Promise<OperatorMessage> =>
  database.administer(actor, 'withdraw a message', async (tx) => {
    const withdrawn = await tx.db
      .updateTable('operator_messages')
      .set({ withdrawn_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (withdrawn) await writeAudit(tx, { administratorId: actor.userId, action: 'withdraw', messageId: id });
    const row = await selectMessages(tx.db).where('id', '=', id).executeTakeFirst();
    if (!row) throw new ProblemError('not_found');
    return messageFrom(row);
  });
