import { KNOWN_PERSONS_MAX_ROWS } from '#contract/common/limits.ts';
import type { KnownPerson, KnownPersons } from '#contract/persons.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { readTitledIncidents } from '../titled-incidents.ts';
import { openPerson, personRows } from './person-kind.ts';

/**
 * Who is named in one's incidents, last changed first, to be offered while a name is typed. The client looks for the name: no
 * name stands in an address, and nothing is asked for with every letter. Of sensitive incidents nobody is named, nor who is
 * shown as 'Anonyme'.
 */
export const listKnownPersons = (database: Database, actor: Actor): Promise<KnownPersons> =>
  database.asReader(actor, async (tx) => {
    const [rows, box] = await Promise.all([
      personRows(tx)
        .where('is_anonymized', '=', false)
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .limit(KNOWN_PERSONS_MAX_ROWS)
        .execute(),
      tx.box(),
    ]);
    const incidents = await readTitledIncidents(
      tx,
      rows.map(({ incident_id }) => incident_id),
    );
    const known = new Map<string, KnownPerson>();
    for (const row of rows) {
      const { person_key, incident_id } = row;
      const incident = incidents.get(incident_id);
      if (incident === undefined || incident.is_sensitive) continue;
      const content = openPerson(box, row);
      if (content === undefined) continue;
      const { full_name, role } = content;
      const person = known.get(person_key) ?? { person_key, full_name, role, incidents: [] };
      known.set(person_key, person);
      if (person.incidents.some((named) => named.incident_id === incident_id)) continue;
      const { reference_number, title } = incident;
      person.incidents.push({ incident_id, reference_number, title });
    }
    return { items: [...known.values()] };
  });
