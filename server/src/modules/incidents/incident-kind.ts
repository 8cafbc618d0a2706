/** What an incident is made of: its columns, what is sealed of it, and what belongs to it. */
import * as z from 'zod/mini';
import { entrySource } from '#contract/evidence.ts';
import { type Incident, incident, incidentOrigin, type Person, person } from '#contract/incidents.ts';
import type { ReadTransaction } from '../../platform/database/database.ts';
import type { LedgerEvent } from '../../platform/ledger/ledger.ts';
import type { RecordKind, Stored } from '../../platform/records/record-kind.ts';
import { sealedKind } from '../../platform/sealing/sealed-kind.ts';
import { deletionOf, readEvidence } from './evidence/evidence-kind.ts';
import { presentEntries } from './links/entry-links.ts';

declare module '../../platform/ledger/ledger.ts' {
  interface LedgerEntities {
    incident: true;
    incident_person: true;
  }
}

/** What of an incident stands in clear: lists are filtered and counted by it. */
const clearFields = z.pick(incident, {
  type: true,
  priority: true,
  status: true,
  reference_number: true,
  incident_date: true,
  is_sensitive: true,
  is_anonymized: true,
});
export type IncidentClear = z.infer<typeof clearFields>;

/** Their order is part of what binds a row ([Note: bound columns]). */
const CLEAR = [
  'type',
  'priority',
  'status',
  'reference_number',
  'incident_date',
  'is_sensitive',
  'is_anonymized',
] as const satisfies (keyof IncidentClear)[];

const incidentContent = z.object({
  title: z.string(),
  description: z.string(),
  location: z.nullable(z.string()),
  tags: z.array(z.string()),
  origin: z.nullable(incidentOrigin),
  incident_time: incident.shape.incident_time,
  from_entry: z.nullable(entrySource),
  unstated: incident.shape.unstated,
});
export type IncidentContent = z.infer<typeof incidentContent>;

/** Shape 1: what a conversation had collected was not kept with the incident at first. */
const withDetails = (older: unknown): unknown => {
  const content = older as { origin: { details?: unknown[] } | null };
  return { ...content, origin: content.origin && { details: [], ...content.origin } };
};

/** Shape 2: no hour, no entry that it was made of, and nothing said of which defaults were left alone. */
const withEntry = (older: unknown): unknown => ({
  ...(older as object),
  incident_time: null,
  from_entry: null,
  unstated: [],
});

const sealedIncident = sealedKind({
  table: 'incidents',
  binds: ['id', 'version', 'created_at', 'updated_at', ...CLEAR],
  content: incidentContent,
  upgrades: [withDetails, withEntry],
  formerContext: ({ id }) => `incidents/${id}`,
});

/** A person involved in an incident. */
export const SEALED_PERSON = sealedKind({
  table: 'incident_persons',
  binds: ['id', 'incident_id', 'position', 'is_anonymized'],
  content: z.omit(person, { id: true, is_anonymized: true }),
  formerContext: ({ id }) => `incident_persons/${id}`,
});

const readPersons = async (tx: ReadTransaction, incidentId: string): Promise<Person[]> => {
  const [rows, box] = await Promise.all([
    tx.db
      .selectFrom('incident_persons')
      .select(['id', 'incident_id', 'position', 'is_anonymized', 'sealed'])
      .where('user_id', '=', tx.userId)
      .where('incident_id', '=', incidentId)
      .orderBy('position')
      .execute(),
    tx.box(),
  ]);
  return rows.map((row) => ({
    id: row.id,
    is_anonymized: row.is_anonymized,
    ...SEALED_PERSON.open(box, row, row.sealed),
  }));
};

/** The incident with its persons and exhibits. */
const complete = async (
  tx: ReadTransaction,
  stored: Stored<IncidentClear, IncidentContent>,
): Promise<Incident> => {
  const { id, from_entry } = stored;
  const [persons, exhibits, present] = await Promise.all([
    readPersons(tx, id),
    readEvidence(tx, id),
    presentEntries(tx, [stored]),
  ]);
  return {
    ...stored,
    persons,
    evidence: exhibits,
    from_entry: from_entry && { ...from_entry, is_there: present.has(from_entry.entry_id) },
  };
};

export const INCIDENTS: RecordKind<IncidentClear, IncidentContent, Incident> = {
  entity: 'incident',
  sealed: sealedIncident,
  clear: CLEAR,
  clearFields,
  complete,
  deletedWith: ({ id: incidentId, persons, evidence: exhibits }) => [
    ...persons.map(
      ({ id, ...rest }): LedgerEvent => ({
        entity: 'incident_person',
        entityId: id,
        action: 'delete',
        content: { ...rest, incident_id: incidentId },
      }),
    ),
    ...exhibits.map(deletionOf),
  ],
};
