import type { Database } from '../../../platform/database/database.ts';
import { checked, idNamesIn, type Route } from '../../../platform/requests/route.ts';
import { requireProof, requireProofOf, requireProofOfDeleted } from './proof.ts';

/** The names that an incident has in paths; a route may name two. */
const INCIDENTS_IN_PATHS = ['incidentId', 'otherIncidentId'] as const;

/**
 * The routes, each behind the question whether what its path names opens: incidents, one that was deleted
 * (`:deletedIncidentId`), or an exhibit alone (`:evidenceId`). Asked of the table as a whole, so that no route below an incident
 * can forget it.
 */
export const behindProof = (database: Database, routes: readonly Route[]): Route[] =>
  routes.map((row) => {
    const names = idNamesIn(row.path);
    const incidents = INCIDENTS_IN_PATHS.filter((name) => names.includes(name));
    if (incidents.length > 0) {
      return checked(row, { ids: incidents, problem: 'proof_required' }, (actor, ids) =>
        database.asReader(actor, (tx) => requireProof(tx, Object.values(ids))),
      );
    }
    if (names.includes('deletedIncidentId')) {
      return checked(
        row,
        { ids: ['deletedIncidentId'], problem: 'proof_required' },
        (actor, { deletedIncidentId }) =>
          database.asReader(actor, (tx) => requireProofOfDeleted(tx, deletedIncidentId)),
      );
    }
    if (names.includes('evidenceId')) {
      return checked(row, { ids: ['evidenceId'], problem: 'proof_required' }, (actor, { evidenceId }) =>
        database.asReader(actor, (tx) => requireProofOf(tx, 'evidence', evidenceId)),
      );
    }
    return row;
  });
