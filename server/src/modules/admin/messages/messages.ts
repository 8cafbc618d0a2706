/** What the operator tells everybody, or the administrators: one row a message, which the notices show (modules/notifications). */
import { sql } from 'kysely';
import type { Audience, OperatorMessage, OperatorMessageInput } from '#contract/administration.ts';
import type { Page, PageQuery } from '#contract/shapes.ts';
import type { Actor, Database, ReadQueries } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { keysetFrom, pageFrom } from '../../../platform/requests/cursor.ts';
import { writeAudit } from '../audit/audit-writer.ts';

/** All of them, the last first. @throws ProblemError `bad_cursor` */
export const listMessages = async (
  database: Database,
  actor: Actor,
  { cursor, limit }: PageQuery,
): Promise<Page<OperatorMessage>> => {
  const after = cursor === undefined ? null : keysetFrom(cursor);
  const rows = await database.asAdministrator(actor, ({ db }) => {
    const query = selectMessages(db)
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1);
    return (
      after ? query.where(sql<boolean>`(published_at, id) < (${after.at}, ${after.id})`) : query
    ).execute();
  });
  return pageFrom(rows, limit, ({ published_at, id }) => ({ at: published_at, id }), messageFrom);
};

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

const selectMessages = (db: Pick<ReadQueries, 'selectFrom'>) =>
  db
    .selectFrom('operator_messages')
    .select(['id', 'audience', 'text_fr', 'text_en', 'published_at', 'withdrawn_at']);

type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

const messageFrom = ({ audience, published_at, withdrawn_at, ...row }: MessageRow): OperatorMessage => ({
  ...row,
  audience: audience as Audience,
  published_at: published_at.toISOString(),
  withdrawn_at: withdrawn_at?.toISOString() ?? null,
});
