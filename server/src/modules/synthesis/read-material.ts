/** What a synthesis is made of, as it stands. */
import { SYNTHESIS_PERIOD_MAX_RECORDS } from '#contract/common/limits.ts';
import type { SeenRecord, SynthesisChoice } from '#contract/syntheses.ts';
import type { ReadTransaction } from '../../platform/database/database.ts';
import { readToldIncidents, requireProof, type ToldIncident } from '../incidents/index.ts';
import { readToldEntries, type ToldEntry } from '../journal/index.ts';

export interface ReadMaterial {
  incidents: ToldIncident[];
  entries: ToldEntry[];
  seen: SeenRecord[];
  damaged: number;
  isPartial: boolean;
}

/** Sensitive incidents are read only where they are named. @throws ProblemError `proof_required` where one of those does not open */
export const readMaterial = async (tx: ReadTransaction, choice: SynthesisChoice): Promise<ReadMaterial> => {
  const { incident_ids, entry_ids, from, to } = choice;
  await requireProof(tx, incident_ids);
  const isNamed = incident_ids.length + entry_ids.length > 0;
  const [told, written] = await Promise.all([
    readToldIncidents(tx, isNamed ? { ids: incident_ids } : { from, to }, SYNTHESIS_PERIOD_MAX_RECORDS),
    readToldEntries(tx, isNamed ? { ids: entry_ids } : { from, to }, SYNTHESIS_PERIOD_MAX_RECORDS),
  ]);
  return {
    incidents: told.incidents,
    entries: written.entries,
    seen: [...told.incidents.flatMap(seenOfIncident), ...written.entries.map(seenOfEntry)],
    damaged: told.damaged + written.damaged,
    isPartial: told.isPartial || written.isPartial,
  };
};

const seenOfIncident = ({
  id,
  version,
  reference_number,
  is_sensitive,
  persons,
  exhibits,
}: ToldIncident): SeenRecord[] => [
  { entity: 'incident', id, version, within: null, name: reference_number, is_sensitive },
  ...persons.map(
    (person): SeenRecord => ({
      entity: 'incident_person',
      id: person.id,
      version: person.version,
      within: id,
      name: '',
      is_sensitive,
    }),
  ),
  ...exhibits.map(
    (exhibit): SeenRecord => ({
      entity: 'evidence',
      id: exhibit.id,
      version: exhibit.version,
      within: id,
      name: String(exhibit.number),
      is_sensitive,
    }),
  ),
];

const seenOfEntry = ({ id, version, happened_on, created_at }: ToldEntry): SeenRecord => ({
  entity: 'journal_entry',
  id,
  version,
  within: null,
  name: happened_on ?? created_at.slice(0, 10),
  is_sensitive: false,
});
