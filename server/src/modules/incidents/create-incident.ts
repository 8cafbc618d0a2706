import type { Incident, IncidentInput } from '#contract/incidents.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { holdEntrySource } from '../journal/index.ts';
import { insertIncident } from './incident-writer.ts';
import { requireProof } from './sensitive/proof.ts';

/**
 * Creates an incident from the form. It starts as open (spec.md, 4), and as a draft where it is made of an entry of the journal.
 * The same request sent again, after an answer that never arrived, gives the incident that the first one made.
 * @throws ProblemError `already_used` with the stored incident as `current`, when the id is taken by other words; `not_found`
 *   when the entry is not the person's
 */
export const createIncident = (database: Database, actor: Actor, input: IncidentInput): Promise<Incident> =>
  database.asUser(actor, async (tx) => {
    // An id that is taken is answered with what is stored there.
    await requireProof(tx, [input.id]);
    const entryId = input.journal_entry_id;
    const fromEntry = entryId === undefined ? null : await holdEntrySource(tx, entryId);
    return await insertIncident(tx, {
      input,
      status: fromEntry === null ? 'open' : 'draft',
      conversationId: null,
      origin: null,
      fromEntry,
      persons: [],
    });
  });
