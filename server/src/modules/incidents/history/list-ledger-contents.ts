import type { LedgerContentPage, LedgerContentQuery } from '#contract/ledger.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { readTrail } from '../../../platform/ledger/ledger-reader.ts';
import { requireProofOfFormer } from '../sensitive/former-places.ts';
import { readIncidentTrail } from './incident-trail.ts';

/**
 * The entries of an incident, its persons and its exhibits with what they hold, oldest first, so that whoever has them can hash
 * them again.
 * @throws ProblemError `not_found` also for another person's; `proof_required` where an exhibit came from a sensitive incident
 */
export const listLedgerContents = (
  database: Database,
  actor: Actor,
  incidentId: string,
  { after, limit }: LedgerContentQuery,
): Promise<LedgerContentPage> =>
  database.asReader(actor, async (tx) => {
    const trail = await readIncidentTrail(tx, incidentId);
    await requireProofOfFormer(tx, incidentId);
    const entries = await readTrail(tx, trail, { after }, limit);
    return {
      entries: entries.map((entry) => {
        if (entry.damaged) return entry;
        const { shape: _shape, by: _by, damaged: _damaged, ...rest } = entry;
        return rest;
      }),
    };
  });
