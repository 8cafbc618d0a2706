import type { Database } from '../../../platform/database/database.ts';
import { checked, idNamesIn, type Route } from '../../../platform/requests/route.ts';
import { requireProof, requireProofOf } from './proof.ts';

/**
 * The routes, each behind the question whether what its path names opens: an incident (`:incidentId`), or an exhibit alone
 * (`:evidenceId`). Asked of the table as a whole, so that no route below an incident can forget it.
 */
export const behindProof = (database: Database, routes: readonly Route[]): Route[] =>
  routes.map((row) => {
    const names = idNamesIn(row.path);
    if (names.includes('incidentId')) {
      return checked(row, { ids: ['incidentId'], problem: 'proof_required' }, (actor, { incidentId }) =>
        database.asReader(actor, (tx) => requireProof(tx, [incidentId])),
      );
    }
    if (names.includes('evidenceId')) {
      return checked(row, { ids: ['evidenceId'], problem: 'proof_required' }, (actor, { evidenceId }) =>
        database.asReader(actor, (tx) => requireProofOf(tx, 'evidence', evidenceId)),
      );
    }
    return row;
  });
