import type { KnownPersonPage } from '#contract/persons.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import type { UserBox } from '../../../platform/vault/vault.ts';
import { readTitledIncidents, type TitledIncident } from '../titled-incidents.ts';
import { openPerson, type PersonRow, personRows } from './person-kind.ts';

type PersonInIncident = KnownPersonPage['incidents'][number];

/**
 * In which incidents a person is, and in which part: every row with this key. What happened last stands at the top, and what
 * has no day behind it. The words of a sensitive incident stay hidden (design.md, 9).
 * @throws ProblemError `not_found`
 */
export const getKnownPerson = (
  database: Database,
  actor: Actor,
  personKey: string,
): Promise<KnownPersonPage> =>
  database.asReader(actor, async (tx) => {
    const [rows, box] = await Promise.all([
      personRows(tx)
        .where('person_key', '=', personKey)
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .execute(),
      tx.box(),
    ]);
    if (rows.length === 0) throw new ProblemError('not_found');
    const incidents = await readTitledIncidents(
      tx,
      rows.map(({ incident_id }) => incident_id),
    );
    const items = rows.flatMap((row) => {
      const incident = incidents.get(row.incident_id);
      return incident ? [inIncident(box, row, incident)] : [];
    });
    return {
      person_key: personKey,
      full_name: items.find(({ full_name }) => full_name !== '')?.full_name ?? '',
      incidents: items.sort(latestFirst),
    };
  });

const inIncident = (box: UserBox, row: PersonRow, incident: TitledIncident): PersonInIncident => {
  const { id: incident_id, reference_number, title, is_sensitive } = incident;
  const { incident_date, incident_until, date_certainty } = incident;
  const { id: person_id, is_anonymized } = row;
  const when = { incident_date, incident_until, date_certainty };
  const place = { incident_id, reference_number, title, ...when, is_sensitive };
  const unsaid = { ...place, person_id, is_anonymized, full_name: '', part: null, role: '' };
  if (is_sensitive) return unsaid;
  const content = openPerson(box, row);
  if (content === undefined) return { ...unsaid, damaged: true };
  const { full_name, part, role } = content;
  return { ...unsaid, full_name: is_anonymized ? '' : full_name, part, role };
};

/** ISO days compare as text; none is the earliest. */
const latestFirst = (one: PersonInIncident, other: PersonInIncident): number =>
  (other.incident_date ?? '').localeCompare(one.incident_date ?? '') ||
  other.reference_number.localeCompare(one.reference_number);
