import type { Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { readId } from '../../../platform/requests/requests.ts';
import { checked, idNamesIn, type Route } from '../../../platform/requests/route.ts';
import { incidentOfExhibit, requireProof, requireProofOf, requireProofOfDeleted } from './proof.ts';

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
      const behind = checked(row, { ids: ['evidenceId'], problem: 'proof_required' }, (actor, ids) =>
        database.asReader(actor, (tx) => requireProofOf(tx, 'evidence', ids.evidenceId)),
      );
      return row.opensAsLink ? leadingToPage(database, behind) : behind;
    }
    return row;
  });

/** A link that is opened as a page leads to the page of the incident, which asks: a problem document is nothing to read. */
const leadingToPage = (database: Database, row: Route): Route => ({
  ...row,
  respond: async (c) => {
    try {
      return await row.respond(c);
    } catch (error) {
      const isRefused = error instanceof ProblemError && error.code === 'proof_required';
      if (!isRefused || c.req.header('sec-fetch-dest') !== 'document') throw error;
      const evidenceId = readId(c, 'evidenceId');
      const incidentId = await database.asReader(c.get('actor'), (tx) => incidentOfExhibit(tx, evidenceId));
      return c.redirect(`/incidents/${incidentId}`, 303);
    }
  },
});
