import type { EntrySource } from '#contract/evidence.ts';
import type { Incident, IncidentInput, IncidentOrigin, IncidentStatus } from '#contract/incidents.ts';
import type { PersonInput } from '#contract/persons.ts';
import type { WriteTransaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { createRecord } from '../../platform/records/record-writer.ts';
import { INCIDENTS } from './incident-kind.ts';
import { linkEntry } from './links/entry-links.ts';
import { insertPersons } from './persons/person-writer.ts';

/** What is needed to store a new incident. */
export interface NewIncident {
  input: IncidentInput;
  status: IncidentStatus;
  conversationId: string | null;
  origin: IncidentOrigin | null;
  /** The entry of the journal that it is made of, locked; undefined where there is none any more. */
  fromEntry: EntrySource | null | undefined;
  persons: PersonInput[];
}

/**
 * Stores an incident with its persons. The same input again gives the incident that is there.
 * @throws ProblemError `already_used` when this person has an incident with this id that says something else;
 *   `not_found` when the entry is gone.
 */
export const insertIncident = (tx: WriteTransaction, incident: NewIncident): Promise<Incident> => {
  const { id, journal_entry_id: _entry, ...written } = incident.input;
  const said = {
    ...written,
    incident_time: written.incident_time ?? null,
    time_until: written.time_until ?? null,
    time_certainty: written.time_certainty ?? null,
    incident_until: written.incident_until ?? null,
    date_certainty: written.date_certainty ?? null,
    other_places: written.other_places ?? [],
    unstated: written.unstated ?? [],
  };
  const { fromEntry } = incident;
  const by = incident.origin === null ? undefined : ('conversation' as const);
  return createRecord(tx, INCIDENTS, id, said, async () => {
    // Only now: a repeated request is answered also when the entry has gone since.
    if (fromEntry === undefined) throw new ProblemError('not_found');
    return {
      fields: {
        ...said,
        status: incident.status,
        reference_number: await takeReferenceNumber(tx, new Date().getUTCFullYear()),
        is_anonymized: false,
        origin: incident.origin,
        from_entry: fromEntry,
      },
      by,
      alsoColumns: { conversation_id: incident.conversationId },
      createWith: async () => {
        if (fromEntry !== null) {
          await linkEntry(tx, { entryId: fromEntry.entry_id, incidentId: id, evidenceId: null });
        }
        const persons = await insertPersons(tx, id, incident.persons);
        return persons.map((event) => ({ ...event, ...(by && { by }) }));
      },
    };
  });
};

/** `INC-2026-0001`: counts per person and year; the upsert locks the counter until the transaction ends. */
export const takeReferenceNumber = async (tx: WriteTransaction, year: number): Promise<string> => {
  const { last_number } = await tx.db
    .insertInto('incident_numbers')
    .values({ user_id: tx.userId, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'year'])
        .doUpdateSet((eb) => ({ last_number: eb('incident_numbers.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return `INC-${year}-${String(last_number).padStart(4, '0')}`;
};
