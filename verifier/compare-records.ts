/**
 * Holds what is shown of an incident against the ledger: a row that was put back, taken out or put in by hand leaves every entry
 * of the ledger whole, so only this finds it.
 *
 * [Note: what is compared] The fields that the newest entry of a record holds, each with the field of the same name as it is
 * shown. What is shown beside them (the facts of files, whether a source is still there, counts) was never recorded. `position`
 * changes without a version when persons are put in another order, so it is not compared.
 */
import type { ChainedEntry } from './entry.ts';

/** A record as it is shown. */
export interface ShownRecord {
  entity: string;
  id: string;
  fields: object;
  /** What is stored does not open. */
  isDamaged: boolean;
}

/** The incident as the server gives it, as far as it is split into records here. */
interface ShownIncident {
  id: string;
  persons: readonly { id: string; damaged?: true | undefined }[];
  evidence: readonly { id: string; files: readonly { id: string }[]; damaged?: true | undefined }[];
}

/** The records that an incident is shown with, itself first. */
export const shownRecords = (incident: ShownIncident): ShownRecord[] => [
  { entity: 'incident', id: incident.id, fields: incident, isDamaged: false },
  ...incident.persons.map((person) => ({
    entity: 'incident_person',
    id: person.id,
    fields: person,
    isDamaged: person.damaged === true,
  })),
  ...incident.evidence.map((exhibit) => ({
    entity: 'evidence',
    id: exhibit.id,
    // Recorded by their ids alone.
    fields: { ...exhibit, files: exhibit.files.map(({ id }) => id) },
    isDamaged: exhibit.damaged === true,
  })),
];

/**
 * How what is shown differs from what was recorded last.
 * - `changed`: it does not say what was recorded last;
 * - `missing`: it was recorded, and neither deleted nor moved away since, and is not shown;
 * - `unknown`: it is shown, and the ledger does not have it in this incident;
 * - `damaged`: it does not open.
 */
export interface RecordDifference {
  entity: string;
  id: string;
  is: 'changed' | 'missing' | 'unknown' | 'damaged';
  /** What was recorded last, where it is known; else what is shown. */
  fields: object;
}

/** The newest entry of every record of the kinds that an incident consists of. */
export interface NewestEntries {
  add(entry: ChainedEntry): void;
  of(entity: string, id: string): ChainedEntry | undefined;
  /** The newest entries of the records that are part of an incident and were not deleted. */
  within(incidentId: string): ChainedEntry[];
}

const ENTITIES: ReadonlySet<string> = new Set(['incident', 'incident_person', 'evidence']);

export const newestEntries = (): NewestEntries => {
  const newest = new Map<string, ChainedEntry>();
  const keyOf = (entity: string, id: string): string => `${entity}/${id}`;
  return {
    add: (entry) => {
      if (ENTITIES.has(entry.entity)) newest.set(keyOf(entry.entity, entry.entity_id), entry);
    },
    of: (entity, id) => newest.get(keyOf(entity, id)),
    within: (incidentId) =>
      [...newest.values()].filter(({ within, action }) => within === incidentId && action !== 'delete'),
  };
};

/**
 * The differences between what is shown of an incident and its newest entries.
 * @param contentAt what the entry at a place of the ledger holds, in the form that is shown today; undefined where it was not read
 * @returns null when the content of a newest entry was not read
 */
export const compareRecords = (
  incidentId: string,
  shown: readonly ShownRecord[],
  newest: NewestEntries,
  contentAt: (sequence: number) => object | undefined,
): RecordDifference[] | null => {
  const differences: RecordDifference[] = [];
  for (const record of shown) {
    const { entity, id, fields, isDamaged } = record;
    const entry = newest.of(entity, id);
    const last = entry && contentAt(entry.sequence);
    const difference = { entity, id, fields: last ?? fields };
    if (isDamaged) {
      differences.push({ ...difference, is: 'damaged' });
    } else if (entry === undefined || entry.action === 'delete') {
      differences.push({ ...difference, is: 'unknown' });
    } else if (last === undefined) {
      return null;
    } else if (isElsewhere(incidentId, entity, entry, last)) {
      differences.push({ ...difference, is: 'unknown' });
    } else if (!saysAll(fields, last)) {
      differences.push({ ...difference, is: 'changed' });
    }
  }
  for (const { entity, entity_id: id, sequence } of newest.within(incidentId)) {
    if (shown.some((record) => record.entity === entity && record.id === id)) continue;
    const last = contentAt(sequence);
    if (last === undefined) return null;
    differences.push({ entity, id, is: 'missing', fields: last });
  }
  return differences;
};

/** True for a part of another incident. Older entries do not say of which one a record was part; what they hold does. */
const isElsewhere = (incidentId: string, entity: string, { within }: ChainedEntry, last: object): boolean =>
  entity !== 'incident' && (within ?? Reflect.get(last, 'incident_id')) !== incidentId;

/** True when every recorded field is shown as it was recorded. See [Note: what is compared] */
const saysAll = (shown: object, recorded: object): boolean =>
  Object.entries(recorded).every(
    ([field, value]) => field === 'position' || isSame(Reflect.get(shown, field), value),
  );

const isSame = (shown: unknown, recorded: unknown): boolean => {
  if (shown === recorded) return true;
  if (Array.isArray(recorded)) {
    return (
      Array.isArray(shown) &&
      shown.length === recorded.length &&
      recorded.every((one, index) => isSame(shown[index], one))
    );
  }
  if (typeof recorded !== 'object' || typeof shown !== 'object') return false;
  return recorded !== null && shown !== null && !Array.isArray(shown) && saysAll(shown, recorded);
};
