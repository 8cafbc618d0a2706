import type { Actor, Database } from '../../../platform/database/database.ts';
import { removeRecord } from '../../../platform/records/record-writer.ts';
import { EVIDENCE } from './evidence-kind.ts';
import { type ExhibitPlace, requireExhibit } from './evidence-place.ts';
import { releaseFiles } from './evidence-writer.ts';

/**
 * Deletes an exhibit that is still as the person saw it, with the files that no other record has. Its number is not given again.
 * @throws ProblemError `not_found`; `stale_version` with the stored exhibit.
 */
export const deleteExhibit = (
  database: Database,
  actor: Actor,
  place: ExhibitPlace,
  startedFrom: number,
): Promise<void> =>
  database.asUser(actor, async (tx) => {
    await requireExhibit(tx, place);
    const { evidenceId } = place;
    await removeRecord(tx, EVIDENCE, evidenceId, startedFrom, () => releaseFiles(tx, [evidenceId]));
  });
