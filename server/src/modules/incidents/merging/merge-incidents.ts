import { v7 as uuidv7 } from 'uuid';
import type { Incident } from '#contract/incidents.ts';
import type { MergeInput } from '#contract/merging.ts';
import type { Person } from '#contract/persons.ts';
import type { Actor, Database, WriteTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { readRecord, readStored } from '../../../platform/records/record-reader.ts';
import { changeRecord, createRecord } from '../../../platform/records/record-writer.ts';
import { deleteIncidentWithin } from '../delete-incident.ts';
import { lockIncidents, lockWithExhibits } from '../evidence/evidence-writer.ts';
import { moveExhibitWithin } from '../evidence/move-exhibit.ts';
import type { IncidentContent } from '../incident-content.ts';
import { INCIDENTS } from '../incident-kind.ts';
import { copyIncidentLinks } from '../links/entry-links.ts';
import { PERSONS } from '../persons/person-kind.ts';
import { lockPersons, readRoom } from '../persons/person-writer.ts';
import { recordMerge } from './merge-entry.ts';
import { type MergedIds, readPair } from './merge-pair.ts';
import { mergedFields, planMerge } from './plan-merge.ts';

/**
 * Makes one incident of two. The first one takes in the words, tags, persons and exhibits of the other, which is then deleted as
 * any incident is: what it was can be read in its history, and it can be taken back, with the exhibits that are still here.
 * @throws ProblemError `not_found`; `stale_version` with the first one, also when the plan that was seen is no longer true;
 *   `not_ready` where the plan names an obstacle
 */
export const mergeIncidents = (
  database: Database,
  actor: Actor,
  ids: MergedIds,
  startedFrom: number,
  { plan: seen, theirs = [] }: MergeInput,
): Promise<Incident> =>
  database.asUser(actor, async (tx) => {
    await lockPair(tx, ids);
    const { own, other } = await readPair(tx, ids);
    const plan = planMerge(own, other);
    if (own.version !== startedFrom || (seen ?? plan.plan) !== plan.plan) {
      throw new ProblemError('stale_version', { current: own });
    }
    if (plan.obstacle !== null) throw new ProblemError('not_ready');
    const place = { incidentId: other.id };
    for (const { id: evidenceId, version } of other.evidence) {
      await moveExhibitWithin(tx, { ...place, evidenceId }, version, own.id);
    }
    for (const { person, patch } of plan.same)
      await changeRecord(tx, PERSONS, person.id, person.version, patch);
    await addPersons(tx, own.id, plan.added);
    await copyIncidentLinks(tx, other.id, own.id);
    await takeOverConversation(tx, ids);
    await changeRecord(tx, INCIDENTS, own.id, own.version, {
      ...mergedFields(own, other, plan, theirs),
      ...(await readSources(tx, ids)),
    });
    await deleteIncidentWithin(tx, other.id, other.version);
    await recordMerge(tx, {
      incident_id: own.id,
      merged_incident_id: other.id,
      merged_reference_number: other.reference_number,
      exhibit_ids: other.evidence.map(({ id }) => id),
    });
    const merged = await readRecord(tx, INCIDENTS, own.id);
    return merged ?? own;
  });

/** Locks both with all that belongs to them, before the ledger. @throws ProblemError `not_found` */
const lockPair = async (tx: WriteTransaction, { incidentId, otherIncidentId }: MergedIds): Promise<void> => {
  const ids = [incidentId, otherIncidentId].sort();
  await lockIncidents(tx, ids);
  for (const id of ids) await lockWithExhibits(tx, id);
  for (const id of ids) await lockPersons(tx, id);
};

/** The other's persons as new ones of the incident that stays, behind those who are there. */
const addPersons = async (
  tx: WriteTransaction,
  incidentId: string,
  persons: readonly Person[],
): Promise<void> => {
  let { last } = await readRoom(tx, incidentId);
  for (const { person_key, full_name, is_anonymized, part, role, notes } of persons) {
    last += 1;
    const fields = {
      incident_id: incidentId,
      person_key,
      position: last,
      full_name,
      is_anonymized,
      part,
      role,
      notes,
    };
    await createRecord(tx, PERSONS, uuidv7(), fields, async () => ({ fields }));
  }
};

/** What the other was made of, where the incident that stays was made of nothing: its words have their source then. */
const readSources = async (
  tx: WriteTransaction,
  { incidentId, otherIncidentId }: MergedIds,
): Promise<Partial<IncidentContent>> => {
  const [own, other] = await Promise.all(
    [incidentId, otherIncidentId].map((id) => readStored(tx, INCIDENTS, id)),
  );
  return {
    origin: own?.origin ?? other?.origin ?? null,
    from_entry: own?.from_entry ?? other?.from_entry ?? null,
  };
};

/** The timeline finds a conversation by the incidents that came from it. */
const takeOverConversation = async (
  tx: WriteTransaction,
  { incidentId, otherIncidentId }: MergedIds,
): Promise<void> => {
  await tx.db
    .updateTable('incidents as own')
    .from('incidents as other')
    .set((eb) => ({ conversation_id: eb.ref('other.conversation_id') }))
    .where('own.user_id', '=', tx.userId)
    .where('own.id', '=', incidentId)
    .where('own.conversation_id', 'is', null)
    .where('other.user_id', '=', tx.userId)
    .where('other.id', '=', otherIncidentId)
    .execute();
};
