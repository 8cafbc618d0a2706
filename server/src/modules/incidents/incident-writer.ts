import { isDeepStrictEqual } from 'node:util';
import type { Incident, IncidentInput, IncidentPatch, IncidentStatus, Person } from '#contract/incidents.ts';
import type { WriteTransaction } from '../../platform/database/database.ts';
import { hasSqlState, SQLSTATE } from '../../platform/database/errors.ts';
import { appendToLedger, type LedgerEvent } from '../../platform/ledger/ledger.ts';
import { ProblemError } from '../../platform/requests/problem-error.ts';
import type { IncidentContent, IncidentVersion, PersonContent } from './incident-content.ts';
import { readIncident } from './incident-reader.ts';

/** What is needed to store a new incident. */
export interface NewIncident {
  input: IncidentInput;
  status: IncidentStatus;
  conversationId: string | null;
  origin: Incident['origin'];
  persons: Person[];
}

/**
 * Stores an incident with its persons, and records each in the ledger.
 * @throws ProblemError `already_used` when this person has an incident with this id.
 */
export const insertIncident = async (tx: WriteTransaction, incident: NewIncident): Promise<void> => {
  const { input } = incident;
  const box = await tx.box();
  const now = new Date();
  const referenceNumber = await takeReferenceNumber(tx, now.getUTCFullYear());
  const content = contentFrom(input, incident.origin);
  try {
    await tx.db
      .insertInto('incidents')
      .values({
        user_id: tx.userId,
        id: input.id,
        type: input.type,
        priority: input.priority,
        status: incident.status,
        reference_number: referenceNumber,
        incident_date: input.incident_date,
        is_sensitive: input.is_sensitive,
        conversation_id: incident.conversationId,
        sealed: box.seal('incidents', input.id, content),
        created_at: now,
        updated_at: now,
      })
      .execute();
  } catch (error) {
    if (hasSqlState(error, SQLSTATE.uniqueViolation))
      throw new ProblemError('already_used', {}, { cause: error });
    throw error;
  }
  if (incident.persons.length > 0) {
    await tx.db
      .insertInto('incident_persons')
      .values(
        incident.persons.map(({ id, is_anonymized, ...person }, index) => ({
          user_id: tx.userId,
          id,
          incident_id: input.id,
          is_anonymized,
          position: index + 1,
          sealed: box.seal('incident_persons', id, person satisfies PersonContent),
        })),
      )
      .execute();
  }
  const { id, ...fields } = input;
  const version: IncidentVersion = {
    ...fields,
    status: incident.status,
    reference_number: referenceNumber,
    is_anonymized: false,
    version: 1,
    origin: incident.origin,
  };
  await appendToLedger(tx, [
    { entity: 'incident', entityId: id, action: 'create', content: version },
    ...incident.persons.map(
      ({ id: personId, ...person }): LedgerEvent => ({
        entity: 'incident_person',
        entityId: personId,
        action: 'create',
        content: { ...person, incident_id: id },
      }),
    ),
  ]);
};

/**
 * Changes an incident that is still at the version the edit started from, and records the new version.
 * @throws ProblemError `not_found`; `stale_version` with the stored incident as `current`.
 */
export const changeIncident = async (
  tx: WriteTransaction,
  incidentId: string,
  startedFrom: number,
  patch: IncidentPatch,
): Promise<Incident> => {
  const stored = await lockIncident(tx, incidentId, startedFrom);
  const changed = applyPatch(stored, patch);
  // A new version that says the same would only be a conflict for the other tab.
  if (isDeepStrictEqual(versionOf({ ...changed, version: stored.version }), versionOf(stored))) return stored;
  const box = await tx.box();
  await tx.db
    .updateTable('incidents')
    .set({
      type: changed.type,
      priority: changed.priority,
      status: changed.status,
      incident_date: changed.incident_date,
      is_sensitive: changed.is_sensitive,
      version: changed.version,
      updated_at: changed.updated_at,
      sealed: box.seal('incidents', incidentId, contentFrom(changed, stored.origin)),
    })
    .where('user_id', '=', tx.userId)
    .where('id', '=', incidentId)
    .execute();
  await appendToLedger(tx, [
    { entity: 'incident', entityId: incidentId, action: 'update', content: versionOf(changed) },
  ]);
  return changed;
};

/**
 * Takes an incident out of the person's records. The ledger keeps its last version, sealed.
 * @throws ProblemError `not_found`; `stale_version`
 */
export const removeIncident = async (
  tx: WriteTransaction,
  incidentId: string,
  startedFrom: number,
): Promise<void> => {
  const stored = await lockIncident(tx, incidentId, startedFrom);
  await tx.db.deleteFrom('incidents').where('user_id', '=', tx.userId).where('id', '=', incidentId).execute();
  await appendToLedger(tx, [
    { entity: 'incident', entityId: incidentId, action: 'delete', content: versionOf(stored) },
    ...stored.persons.map(
      ({ id, ...person }): LedgerEvent => ({
        entity: 'incident_person',
        entityId: id,
        action: 'delete',
        content: { ...person, incident_id: incidentId },
      }),
    ),
    ...stored.evidence.map(
      ({ id, ...exhibit }): LedgerEvent => ({
        entity: 'evidence',
        entityId: id,
        action: 'delete',
        content: { ...exhibit, incident_id: incidentId },
      }),
    ),
  ]);
};

/** The stored incident, kept from everybody else until the transaction ends: a second tab meets what comes of it. */
const lockIncident = async (
  tx: WriteTransaction,
  incidentId: string,
  startedFrom: number,
): Promise<Incident> => {
  await tx.db
    .selectFrom('incidents')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('id', '=', incidentId)
    .forUpdate()
    .execute();
  const stored = await readIncident(tx, incidentId);
  if (!stored) throw new ProblemError('not_found');
  if (stored.version !== startedFrom) throw new ProblemError('stale_version', { current: stored });
  return stored;
};

/** `INC-2026-0001`: counts per person and year; the upsert locks the counter until the transaction ends. */
const takeReferenceNumber = async (tx: WriteTransaction, year: number): Promise<string> => {
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

const applyPatch = (stored: Incident, patch: IncidentPatch): Incident => {
  const named = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  return { ...stored, ...named, version: stored.version + 1, updated_at: new Date().toISOString() };
};

const contentFrom = (
  fields: Pick<Incident, 'title' | 'description' | 'location' | 'tags'>,
  origin: Incident['origin'],
): IncidentContent => ({
  title: fields.title,
  description: fields.description,
  location: fields.location,
  tags: fields.tags,
  origin,
});

const versionOf = ({
  id: _id,
  created_at: _created,
  updated_at: _updated,
  persons: _persons,
  evidence: _evidence,
  ...version
}: Incident): IncidentVersion => version;
