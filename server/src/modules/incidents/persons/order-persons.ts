import type { PersonList, PersonOrder } from '#contract/persons.ts';
import type { Actor, Database, WriteTransaction } from '../../../platform/database/database.ts';
import { appendToLedger } from '../../../platform/ledger/ledger.ts';
import { lockIncident } from '../evidence/evidence-writer.ts';
import { SEALED_PERSON } from './person-content.ts';
import { openPerson, type PersonRow, readPersons, selectPersons } from './person-kind.ts';
import { inOrder } from './person-order.ts';
import { lockPersons } from './person-writer.ts';

/**
 * Puts the persons of an incident in another order. Nobody's version changes: an edit in another tab goes on. One that
 * does not open stays where they are, since what binds them cannot be sealed again.
 * @throws ProblemError `not_found`
 */
export const orderPersons = (
  database: Database,
  actor: Actor,
  incidentId: string,
  { person_ids }: PersonOrder,
): Promise<PersonList> =>
  database.asUser(actor, async (tx) => {
    await lockIncident(tx, incidentId);
    await lockPersons(tx, incidentId);
    const rows = await selectPersons(tx, [incidentId]);
    const before = rows.map(({ id }) => id);
    const after = inOrder(before, person_ids);
    const isMoved = after.some((id, index) => id !== before[index]);
    if (isMoved) await movePersons(tx, rows, after);
    const items = await readPersons(tx, incidentId);
    if (isMoved) {
      await appendToLedger(tx, [
        {
          entity: 'incident_person_order',
          entityId: incidentId,
          action: 'update',
          content: { person_ids: items.map(({ id }) => id) },
        },
      ]);
    }
    return { items };
  });

/** Gives the places that there are to the persons in their new order, and seals each that moves in its new place. */
const movePersons = async (
  tx: WriteTransaction,
  rows: readonly PersonRow[],
  order: readonly string[],
): Promise<void> => {
  const box = await tx.box();
  const opened = rows.flatMap((row) => {
    const content = openPerson(box, row);
    return content === undefined ? [] : [{ row, content }];
  });
  const places = opened.map(({ row }) => row.position);
  const inNewOrder = order.flatMap((id) => opened.find(({ row }) => row.id === id) ?? []);
  for (const [index, { row, content }] of inNewOrder.entries()) {
    const position = places[index] ?? row.position;
    if (position === row.position) continue;
    await tx.db
      .updateTable('incident_persons')
      .set({ position, sealed: SEALED_PERSON.seal(box, { ...row, position }, content) })
      .where('user_id', '=', tx.userId)
      .where('id', '=', row.id)
      .execute();
  }
};
