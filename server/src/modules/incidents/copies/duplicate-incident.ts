import { v7 as uuidv7 } from 'uuid';
import type { Incident } from '#contract/incidents.ts';
import type { DuplicateInput } from '#contract/merging.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { readStored } from '../../../platform/records/record-reader.ts';
import { createRecord } from '../../../platform/records/record-writer.ts';
import { holdEntrySource } from '../../journal/index.ts';
import { lockIncident } from '../evidence/evidence-writer.ts';
import { INCIDENTS } from '../incident-kind.ts';
import { takeReferenceNumber } from '../incident-writer.ts';
import { linkEntry } from '../links/entry-links.ts';
import { readPersons } from '../persons/person-kind.ts';
import { insertPersons } from '../persons/person-writer.ts';
import { requireProof } from '../sensitive/proof.ts';

/**
 * Makes a draft that says what an incident says, about the same persons, under the title that the client chose. Exhibits stay with
 * the incident that has them: a number names one exhibit. The same request sent again gives the copy that the first one made.
 * @throws ProblemError `not_found`; `already_used` with the stored incident, when the id is taken by other words
 */
export const duplicateIncident = (
  database: Database,
  actor: Actor,
  incidentId: string,
  { id, title }: DuplicateInput,
): Promise<Incident> =>
  database.asUser(actor, async (tx) => {
    // An id that is taken is answered with what is stored there.
    await requireProof(tx, [id]);
    await lockIncident(tx, incidentId);
    const stored = await readStored(tx, INCIDENTS, incidentId);
    if (!stored) throw new ProblemError('not_found');
    const { id: _id, version: _version, created_at: _created, updated_at: _updated, ...fields } = stored;
    // Locked before the ledger; it may have gone since.
    const entry = stored.from_entry && (await holdEntrySource(tx, stored.from_entry.entry_id));
    return await createRecord(tx, INCIDENTS, id, { title }, async () => {
      const { conversation_id } = await tx.db
        .selectFrom('incidents')
        .select('conversation_id')
        .where('user_id', '=', tx.userId)
        .where('id', '=', incidentId)
        .executeTakeFirstOrThrow();
      const persons = (await readPersons(tx, incidentId)).filter(({ damaged }) => !damaged);
      return {
        fields: {
          ...fields,
          title,
          status: 'draft' as const,
          reference_number: await takeReferenceNumber(tx, new Date().getUTCFullYear()),
        },
        alsoColumns: { conversation_id },
        createWith: async () => {
          if (entry) await linkEntry(tx, { entryId: entry.entry_id, incidentId: id, evidenceId: null });
          return await insertPersons(
            tx,
            id,
            persons.map(({ person_key, full_name, is_anonymized, part, role, notes }) => ({
              id: uuidv7(),
              person_key,
              full_name,
              is_anonymized,
              part,
              role,
              notes,
            })),
          );
        },
      };
    });
  });
