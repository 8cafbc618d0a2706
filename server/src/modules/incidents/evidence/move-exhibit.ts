import type { Evidence } from '#contract/evidence.ts';
import type { Actor, Database, WriteTransaction } from '../../../platform/database/database.ts';
import { appendToLedger, type LedgerEvent } from '../../../platform/ledger/ledger.ts';
import { readRecord } from '../../../platform/records/record-reader.ts';
import { changeRecord } from '../../../platform/records/record-writer.ts';
import { moveEntryLinks } from '../links/entry-links.ts';
import { requireProof } from '../sensitive/proof.ts';
import { EVIDENCE } from './evidence-kind.ts';
import { type ExhibitPlace, requireExhibit } from './evidence-place.ts';
import { lockIncidents, takeNumber } from './evidence-writer.ts';

declare module '../../../platform/ledger/ledger.ts' {
  interface LedgerEntities {
    /** An exhibit went from one incident to another: one entry under the id of each. */
    evidence_move: true;
  }
}

/**
 * Moves an exhibit that is still as the person saw it to another incident of theirs.
 * @throws ProblemError `not_found` also for the other incident; `proof_required` where that one is sensitive; `stale_version` with
 *   the stored exhibit
 */
export const moveExhibit = (
  database: Database,
  actor: Actor,
  place: ExhibitPlace,
  startedFrom: number,
  toIncidentId: string,
): Promise<Evidence> =>
  database.asUser(actor, async (tx) => {
    // The body names it, where no route has asked; a repeated request is answered with what was written there since.
    await requireProof(tx, [toIncidentId]);
    return await moveExhibitWithin(tx, place, startedFrom, toIncidentId);
  });

/**
 * The same in the caller's transaction, which may have locked both incidents before, and nothing that comes behind them: an
 * exhibit, the ledger. The exhibit gets a new version and the next number there. Its old number stays with it, and is never
 * given again: whoever cited it finds out where the exhibit went. A repeated request changes nothing.
 */
export const moveExhibitWithin = async (
  tx: WriteTransaction,
  { incidentId, evidenceId }: ExhibitPlace,
  startedFrom: number,
  toIncidentId: string,
): Promise<Evidence> => {
  await lockIncidents(tx, [incidentId, toIncidentId]);
  const before = await readRecord(tx, EVIDENCE, evidenceId);
  if (before?.incident_id === toIncidentId && (await hasMoved(tx, incidentId, before, startedFrom)))
    return before;
  await requireExhibit(tx, { incidentId, evidenceId });
  if (incidentId === toIncidentId) return await changeRecord(tx, EVIDENCE, evidenceId, startedFrom, {});
  const number = await takeNumber(tx, toIncidentId);
  return await carry(tx, { incidentId, evidenceId }, startedFrom, { incident_id: toIncidentId, number });
};

/**
 * Puts an exhibit back where it stood before, under the number that it had there. The caller has locked both incidents and the
 * exhibit.
 */
export const returnExhibitWithin = async (
  tx: WriteTransaction,
  place: ExhibitPlace,
  startedFrom: number,
  to: Pick<Evidence, 'incident_id' | 'number'>,
): Promise<void> => {
  await tx.db
    .deleteFrom('evidence_moves')
    .where('user_id', '=', tx.userId)
    .where('incident_id', '=', to.incident_id)
    .where('number', '=', to.number)
    .execute();
  await carry(tx, place, startedFrom, to);
};

/** Gives an exhibit its place in another incident, and notes the number that it had. */
const carry = async (
  tx: WriteTransaction,
  { incidentId, evidenceId }: ExhibitPlace,
  startedFrom: number,
  to: Pick<Evidence, 'incident_id' | 'number'>,
): Promise<Evidence> => {
  let from: Pick<Evidence, 'incident_id' | 'number'> | undefined;
  const moved = await changeRecord(tx, EVIDENCE, evidenceId, startedFrom, to, async (stored) => {
    from = { incident_id: stored.incident_id, number: stored.number };
    await tx.db
      .insertInto('evidence_moves')
      .values({ user_id: tx.userId, evidence_id: evidenceId, incident_id: incidentId, number: stored.number })
      .execute();
    await moveEntryLinks(tx, evidenceId, to.incident_id);
  });
  const event: Omit<LedgerEvent, 'entityId'> = {
    entity: 'evidence_move',
    action: 'update',
    content: { evidence_id: evidenceId, from, to },
  };
  await appendToLedger(tx, [
    { ...event, entityId: incidentId },
    { ...event, entityId: to.incident_id },
  ]);
  return moved;
};

/** True when the very next version after this one was made by a move from there. */
const hasMoved = async (
  tx: WriteTransaction,
  fromIncidentId: string,
  { id, version }: Evidence,
  startedFrom: number,
): Promise<boolean> => {
  if (version !== startedFrom + 1) return false;
  const row = await tx.db
    .selectFrom('evidence_moves')
    .select('number')
    .where('user_id', '=', tx.userId)
    .where('incident_id', '=', fromIncidentId)
    .where('evidence_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
};
