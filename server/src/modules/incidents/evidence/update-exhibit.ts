import type { Evidence, EvidencePatch } from '#contract/evidence.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { changeRecord } from '../../../platform/records/record-writer.ts';
import { EVIDENCE_FILES } from './evidence-files.ts';
import { EVIDENCE } from './evidence-kind.ts';
import { type ExhibitPlace, requireExhibit } from './evidence-place.ts';

/**
 * Saves an edit that started from a version. A file that the exhibit no longer has goes, unless another record has it.
 * @throws ProblemError `not_found`; `stale_version` with the stored exhibit, so that both texts can be offered.
 */
export const updateExhibit = (
  database: Database,
  actor: Actor,
  place: ExhibitPlace,
  startedFrom: number,
  { files, ...patch }: EvidencePatch,
): Promise<Evidence> =>
  database.asUser(actor, async (tx) => {
    await requireExhibit(tx, place);
    const { evidenceId } = place;
    const wanted = files && [...new Set(files)];
    return await changeRecord(
      tx,
      EVIDENCE,
      evidenceId,
      startedFrom,
      { ...patch, files: wanted },
      async (before) => {
        if (wanted === undefined) return;
        await EVIDENCE_FILES.attach(
          tx,
          evidenceId,
          wanted.filter((file) => !before.files.includes(file)),
        );
        await EVIDENCE_FILES.detach(
          tx,
          evidenceId,
          before.files.filter((file) => !wanted.includes(file)),
        );
      },
    );
  });
