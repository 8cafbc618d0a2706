import type { AnonymizeInput } from '#contract/anonymity.ts';
import type { Incident } from '#contract/incidents.ts';
import type { Actor, Database, WriteTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { readRecord } from '../../../platform/records/record-reader.ts';
import { lockWithExhibits } from '../evidence/evidence-writer.ts';
import { INCIDENTS } from '../incident-kind.ts';
import { lockPersons } from '../persons/person-writer.ts';
import { requireProof } from '../sensitive/proof.ts';
import { readIncidentTexts } from './anonymity-reader.ts';
import { changeHolder, ENTITIES } from './changed-holder.ts';
import { type Holder, type PlannedPlace, planAnonymization, replacedTexts } from './plan-anonymization.ts';
import { withTexts } from './record-texts.ts';

/**
 * Replaces the names of an incident's persons by pseudonyms, in all of its texts. The versions before keep the names, sealed.
 * @param startedFrom null for a caller that saw no version
 * @throws ProblemError `not_found`; `proof_required` for a sensitive one; `stale_version` with the stored incident, also when the plan that was seen is no longer true
 */
export const anonymizeIncident = (
  database: Database,
  actor: Actor,
  incidentId: string,
  startedFrom: number | null,
  { plan: seen, left = [], taken = [] }: AnonymizeInput,
): Promise<Incident> =>
  database.asUser(actor, async (tx) => {
    // The call of spec.md, 7 names it in the body, where no route has asked.
    await requireProof(tx, [incidentId]);
    // Everything is locked before the ledger.
    await lockWithExhibits(tx, incidentId);
    await lockPersons(tx, incidentId);
    const texts = await readIncidentTexts(tx, incidentId);
    const { plan, places } = planAnonymization(texts);
    const version = texts.holders.find(({ id }) => id === incidentId)?.version;
    const isStale = (startedFrom ?? version) !== version || (seen ?? plan) !== plan;
    if (isStale) throw new ProblemError('stale_version', { current: await readIncident(tx, incidentId) });
    const [stay, go] = [new Set(left), new Set(taken)];
    const chosen = places.filter(({ key, sureness }) =>
      sureness === 'unlikely' ? go.has(key) : !stay.has(key),
    );
    const byHolder = Map.groupBy(chosen, ({ holder_id }) => holder_id);
    for (const holder of texts.holders) {
      await replaceNames(tx, incidentId, holder, byHolder.get(holder.id) ?? []);
    }
    return await readIncident(tx, incidentId);
  });

const replaceNames = async (
  tx: WriteTransaction,
  incidentId: string,
  holder: Holder,
  places: readonly PlannedPlace[],
): Promise<void> => {
  const texts = replacedTexts(holder, places);
  const isShownSo = holder.holder === 'incident' || texts.has('full_name');
  const patch = { ...withTexts(holder.content, texts), ...(isShownSo && { is_anonymized: true }) };
  if (Object.keys(patch).length === 0) return;
  const version = await changeHolder(tx, holder, patch);
  if (version === holder.version) return;
  await tx.db
    .insertInto('incident_anonymizations')
    .values({
      user_id: tx.userId,
      incident_id: incidentId,
      entity: ENTITIES[holder.holder],
      record_id: holder.id,
      version,
    })
    .execute();
};

const readIncident = async (tx: WriteTransaction, incidentId: string): Promise<Incident> => {
  const incident = await readRecord(tx, INCIDENTS, incidentId);
  if (!incident) throw new ProblemError('not_found');
  return incident;
};
