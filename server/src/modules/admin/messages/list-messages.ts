import { sql } from 'kysely';
import type { OperatorMessage } from '#contract/administration.ts';
import type { Page, PageQuery } from '#contract/common/shapes.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { keysetFrom, pageFrom } from '../../../platform/requests/cursor.ts';
import { messageFrom, selectMessages } from './message-reader.ts';

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
