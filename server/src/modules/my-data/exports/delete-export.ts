import { sql } from 'kysely';
import { type Actor, whileClosing } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import type { ExportServices } from '../my-data-services.ts';
import { discardArchives } from './discard-archives.ts';
import { removeExports } from './export-rows.ts';

/** Removes an export; one that is being made ends. @throws ProblemError `not_found` also for another person's */
export const deleteExport = async (
  services: ExportServices,
  actor: Actor,
  exportId: string,
): Promise<void> => {
  const archives = await services.database.asUser(whileClosing(actor), async (tx) => {
    const row = await tx.db
      .selectFrom('data_exports')
      .select('id')
      .where('user_id', '=', tx.userId)
      .where('id', '=', exportId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new ProblemError('not_found');
    return await removeExports(tx, sql<boolean>`id = ${exportId}`);
  });
  await discardArchives(services, actor.userId, archives);
};
