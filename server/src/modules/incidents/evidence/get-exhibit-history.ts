import type { PageQuery } from '#contract/common/shapes.ts';
import type { EvidenceHistory } from '#contract/evidence.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { readHistoryPage } from '../../../platform/records/record-history.ts';
import { requireProofOfFormer } from '../sensitive/former-places.ts';
import { EVIDENCE } from './evidence-kind.ts';
import { type ExhibitPlace, requireExhibit } from './evidence-place.ts';

/**
 * What an exhibit said in each of its versions.
 * @throws ProblemError `not_found` also for another person's; `bad_cursor`; `proof_required` where one stood in a sensitive incident before
 */
export const getExhibitHistory = (
  database: Database,
  actor: Actor,
  place: ExhibitPlace,
  query: PageQuery,
): Promise<EvidenceHistory> =>
  database.asReader(actor, async (tx) => {
    await requireExhibit(tx, place);
    await requireProofOfFormer(tx, place.incidentId);
    const page = await readHistoryPage(tx, EVIDENCE, place.evidenceId, query);
    if (!page) throw new ProblemError('not_found');
    return page;
  });
