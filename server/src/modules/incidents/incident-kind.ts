/** What an incident is made of: its columns, what is sealed of it, and what belongs to it. */
import * as z from 'zod/mini';
import {
  type Evidence,
  evidence,
  type Incident,
  incident,
  incidentOrigin,
  type Person,
  person,
} from '#contract/incidents.ts';
import type { ReadTransaction } from '../../platform/database/database.ts';
import type { LedgerEvent } from '../../platform/ledger/ledger.ts';
import type { RecordKind, Stored } from '../../platform/records/record-kind.ts';
import { sealedKind } from '../../platform/sealing/sealed-kind.ts';

declare module '../../platform/ledger/ledger.ts' {
  interface LedgerEntities {
    incident: true;
    incident_person: true;
    evidence: true;
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
});
export type IncidentContent = z.infer<typeof incidentContent>;

/** Shape 1: what a conversation had collected was not kept with the incident at first. */
const withDetails = (older: unknown): unknown => {
  const content = older as { origin: { details?: unknown[] } | null };
  return { ...content, origin: content.origin && { details: [], ...content.origin } };
};

const sealedIncident = sealedKind({
  table: 'incidents',
  binds: ['id', 'version', 'created_at', 'updated_at', ...CLEAR],
  content: incidentContent,
  upgrades: [withDetails],
  formerContext: ({ id }) => `incidents/${id}`,
});

/** A person involved in an incident. */
export const SEALED_PERSON = sealedKind({
  table: 'incident_persons',
  binds: ['id', 'incident_id', 'position', 'is_anonymized'],
  content: z.omit(person, { id: true, is_anonymized: true }),
  formerContext: ({ id }) => `incident_persons/${id}`,
});

/** An exhibit of an incident. */
export const SEALED_EVIDENCE = sealedKind({
  table: 'evidence',
  binds: ['id', 'incident_id', 'position'],
  content: z.omit(evidence, { id: true }),
  formerContext: ({ id }) => `evidence/${id}`,
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

const readEvidence = async (tx: ReadTransaction, incidentId: string): Promise<Evidence[]> => {
  const [rows, box] = await Promise.all([
    tx.db
      .selectFrom('evidence')
      .select(['id', 'incident_id', 'position', 'sealed'])
      .where('user_id', '=', tx.userId)
      .where('incident_id', '=', incidentId)
      .orderBy('position')
      .execute(),
    tx.box(),
  ]);
  return rows.map((row) => ({ id: row.id, ...SEALED_EVIDENCE.open(box, row, row.sealed) }));
};

/** The incident with its persons and exhibits. */
const complete = async (
  tx: ReadTransaction,
  stored: Stored<IncidentClear, IncidentContent>,
): Promise<Incident> => {
  const [persons, exhibits] = await Promise.all([readPersons(tx, stored.id), readEvidence(tx, stored.id)]);
  return { ...stored, persons, evidence: exhibits };
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
    ...exhibits.map(
      ({ id, ...rest }): LedgerEvent => ({
        entity: 'evidence',
        entityId: id,
        action: 'delete',
        content: { ...rest, incident_id: incidentId },
      }),
    ),
  ],
};
