/** Incidents with their persons, for whoever makes something of many of them. */
import { sql } from 'kysely';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { type Stored, unopenedFrom } from '../../../platform/records/record-kind.ts';
import { readNewestRecords, readRecordsBy } from '../../../platform/records/record-reader.ts';
import type { EvidenceClear, EvidenceContent } from '../evidence/evidence-content.ts';
import { EVIDENCE } from '../evidence/evidence-kind.ts';
import type { IncidentClear, IncidentContent } from '../incident-content.ts';
import { INCIDENTS } from '../incident-kind.ts';
import type { PersonClear, PersonContent } from '../persons/person-content.ts';
import { openPerson, PERSONS, selectPersons } from '../persons/person-kind.ts';

export type ToldPerson = Stored<PersonClear, PersonContent>;
export type ToldExhibit = Stored<EvidenceClear, EvidenceContent>;
export type ToldIncident = Stored<IncidentClear, IncidentContent> & {
  /** In their order. Who does not open is not among them. */
  persons: ToldPerson[];
  /** By their numbers. What does not open is not among them. */
  exhibits: ToldExhibit[];
  /** It has one, also where that does not open. */
  hasExhibit: boolean;
};

/** Which incidents: those that are named, or all of a period that are not sensitive. Days are ISO 8601, both included. */
type IncidentsWanted = { ids: readonly string[] } | { from: string | null; to: string | null };

interface ToldIncidents {
  incidents: ToldIncident[];
  /** How many do not open. */
  damaged: number;
  /** There were more than `limit`: the ones that were recorded first are left out. */
  isPartial: boolean;
}

/** Reads them, in no order. Whoever names a sensitive one has asked for the proof before. */
export const readToldIncidents = async (
  tx: ReadTransaction,
  wanted: IncidentsWanted,
  limit: number,
): Promise<ToldIncidents> => {
  const { read, isPartial } = await readNewestRecords(tx, INCIDENTS, isWanted(wanted), limit);
  const opened = read.flatMap(({ record, content }) => (content ? [{ ...record, ...content }] : []));
  const ids = opened.map(({ id }) => id);
  const [personsOf, exhibits] = await Promise.all([
    readPersonsOf(tx, ids),
    readRecordsBy(tx, EVIDENCE, 'incident_id', ids),
  ]);
  const exhibitsOf = Map.groupBy(exhibits, ({ record }) => record.incident_id);
  return {
    incidents: opened.map((incident) => ({
      ...incident,
      persons: personsOf.get(incident.id) ?? [],
      exhibits: (exhibitsOf.get(incident.id) ?? [])
        .flatMap(({ record, content }) => (content ? [{ ...record, ...content }] : []))
        .sort((one, other) => one.number - other.number),
      hasExhibit: exhibitsOf.has(incident.id),
    })),
    damaged: read.length - opened.length,
    isPartial,
  };
};

const isWanted = (wanted: IncidentsWanted) => {
  if ('ids' in wanted) return sql<boolean>`id = ANY (${wanted.ids}::uuid[])`;
  const { from, to } = wanted;
  // A period goes on to its last day, or without end. What has no day is of no period.
  const last = sql`CASE WHEN date_certainty = 'period' THEN coalesce(incident_until, 'infinity'::date) ELSE incident_date END`;
  return sql<boolean>`NOT is_sensitive
    AND (${from}::date IS NULL OR ${last} >= ${from}::date)
    AND (${to}::date IS NULL OR incident_date <= ${to}::date)`;
};

const readPersonsOf = async (
  tx: ReadTransaction,
  incidentIds: readonly string[],
): Promise<Map<string, ToldPerson[]>> => {
  const [rows, box] = await Promise.all([selectPersons(tx, incidentIds), tx.box()]);
  const persons = rows.flatMap((row) => {
    const content = openPerson(box, row);
    return content ? [{ ...unopenedFrom<PersonClear>(PERSONS, row), ...content }] : [];
  });
  return Map.groupBy(persons, ({ incident_id }) => incident_id);
};
