import { sql } from 'kysely';
import type { AuditAction, AuditEntry } from '#contract/administration.ts';
import type { Page, PageQuery } from '#contract/common/shapes.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { keysetFrom, pageFrom } from '../../../platform/requests/cursor.ts';

/** What administrators did, the last first. Names are those of today. @throws ProblemError `bad_cursor` */
export const listAudit = async (
  database: Database,
  actor: Actor,
  { cursor, limit }: PageQuery,
): Promise<Page<AuditEntry>> => {
  const after = cursor === undefined ? null : keysetFrom(cursor);
  const rows = await database.asAdministrator(actor, ({ db }) => {
    const query = db
      .selectFrom('admin.audit as entry')
      .leftJoin('admin.directory as administrator', 'administrator.user_id', 'entry.administrator_id')
      .leftJoin('admin.directory as person', 'person.user_id', 'entry.person_id')
      .select([
        'entry.id',
        'entry.recorded_at',
        'entry.action',
        'entry.administrator_id',
        'entry.person_id',
        'entry.role_before',
        'entry.role_after',
        'administrator.email as administrator_email',
        'person.email as person_email',
        nameIn('administrator').as('administrator_name'),
        nameIn('person').as('person_name'),
      ])
      .orderBy('entry.recorded_at', 'desc')
      .orderBy('entry.id', 'desc')
      .limit(limit + 1);
    return (
      after ? query.where(sql<boolean>`(entry.recorded_at, entry.id) < (${after.at}, ${after.id})`) : query
    ).execute();
  });
  return pageFrom(
    rows,
    limit,
    ({ recorded_at, id }) => ({ at: recorded_at, id }),
    (row) => ({
      id: row.id,
      recorded_at: row.recorded_at.toISOString(),
      action: row.action as AuditAction,
      administrator: named(row.administrator_id, row.administrator_name, row.administrator_email),
      person: named(row.person_id, row.person_name, row.person_email),
      role_before: row.role_before,
      role_after: row.role_after,
    }),
  );
};

/** Null where the account is gone. */
const nameIn = (table: 'administrator' | 'person') =>
  sql<
    string | null
  >`nullif(concat_ws(' ', ${sql.ref(`${table}.first_name`)}, nullif(${sql.ref(`${table}.last_name`)}, '')), '')`;

const named = (id: string | null, name: string | null, email: string | null): AuditEntry['person'] =>
  id === null ? null : { id, name, email };
