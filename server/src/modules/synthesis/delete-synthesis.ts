import type { Actor, Database } from '../../platform/database/database.ts';
import { removeRecord } from '../../platform/records/record-writer.ts';
import { openSynthesis } from './keeping/open-synthesis.ts';
import { SYNTHESES } from './keeping/synthesis-kind.ts';

/** Deletes a synthesis; what it was made of stays. @throws ProblemError `not_found`; `proof_required`; `stale_version` */
export const deleteSynthesis = (
  database: Database,
  actor: Actor,
  id: string,
  startedFrom: number,
): Promise<void> =>
  database.asUser(actor, async (tx) => {
    await openSynthesis(tx, id);
    await removeRecord(tx, SYNTHESES, id, startedFrom);
  });
