import { sql } from 'kysely';
import type { Actor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { discardObject } from '../files/index.ts';
import { removeDossiers } from './dossier-rows.ts';
import type { DossierServices } from './dossier-services.ts';

/** Removes a dossier and destroys its bytes; one that is being made ends. @throws ProblemError `not_found` also for another person's */
export const deleteDossier = async (
  services: Pick<DossierServices, 'database' | 'store' | 'log'>,
  actor: Actor,
  dossierId: string,
): Promise<void> => {
  const keys = await services.database.asUser(actor, async (tx) => {
    const row = await tx.db
      .selectFrom('dossiers')
      .select('id')
      .where('user_id', '=', tx.userId)
      .where('id', '=', dossierId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new ProblemError('not_found');
    return await removeDossiers(tx, sql<boolean>`id = ${dossierId}`);
  });
  for (const key of keys) await discardObject(services, actor.userId, key);
};
