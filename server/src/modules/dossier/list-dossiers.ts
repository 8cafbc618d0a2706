import type { Dossiers } from '#contract/dossiers.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { isProven } from '../../platform/database/proven-session.ts';
import { readDossiers } from './dossier-rows.ts';

/** One's dossiers, the newest first. */
export const listDossiers = (database: Database, actor: Actor): Promise<Dossiers> =>
  database.asReader(actor, async (tx) => {
    const [opened, opens] = await Promise.all([readDossiers(tx), isProven(tx)]);
    return { items: opened.map(({ dossier }) => dossier), opens };
  });
