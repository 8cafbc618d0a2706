/** What an analysis is made of: the incident, and what its person's other incidents have in common with it. */
import { sql } from 'kysely';
import { ANALYSED_INCIDENTS_MAX_ROWS, KNOWN_PERSONS_MAX_ROWS } from '#contract/common/limits.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { readNewestRecords, readRecord } from '../../../platform/records/record-reader.ts';
import { INCIDENTS } from '../incident-kind.ts';
import { openPerson, personRows } from '../persons/person-kind.ts';
import {
  incidentsWithSomebodyOf,
  type Material,
  type OtherIncident,
  type OtherPerson,
} from './make-analysis.ts';
import { momentOf } from './moment-of.ts';
import { comparedName } from './similar-names.ts';

/** Other incidents that are sensitive are left out, and their persons: they are not even opened. @throws ProblemError `not_found` */
export const readMaterial = async (tx: ReadTransaction, incidentId: string): Promise<Material> => {
  const incident = await readRecord(tx, INCIDENTS, incidentId);
  if (!incident) throw new ProblemError('not_found');
  const { otherPersons, areAll } = await readOtherPersons(tx, incidentId);
  const { others, isPartial } = await readOthers(
    tx,
    incident,
    incidentsWithSomebodyOf(incident, otherPersons),
  );
  return { incident, others, otherPersons, isPartial: isPartial || !areAll };
};

/** Of the incidents that are not sensitive, those that were changed last. */
const readOtherPersons = async (
  tx: ReadTransaction,
  incidentId: string,
): Promise<{ otherPersons: OtherPerson[]; areAll: boolean }> => {
  const [rows, box] = await Promise.all([
    personRows(tx)
      .where('incident_id', '!=', incidentId)
      .where('incident_id', 'in', ({ selectFrom }) =>
        selectFrom('incidents')
          .select('incidents.id')
          .where('incidents.user_id', '=', tx.userId)
          .where('incidents.is_sensitive', '=', false),
      )
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .limit(KNOWN_PERSONS_MAX_ROWS + 1)
      .execute(),
    tx.box(),
  ]);
  const otherPersons = rows.slice(0, KNOWN_PERSONS_MAX_ROWS).flatMap((row) => {
    const content = openPerson(box, row);
    if (content === undefined) return [];
    const { id, incident_id, person_key, is_anonymized } = row;
    const name = comparedName(is_anonymized ? '' : content.full_name);
    return [{ id, incident_id, person_key, part: content.part, name }];
  });
  return { otherPersons, areAll: rows.length <= KNOWN_PERSONS_MAX_ROWS };
};

/** Incidents of the same type, and these. One that does not open says nothing. */
const readOthers = async (
  tx: ReadTransaction,
  { id, type }: Pick<Material['incident'], 'id' | 'type'>,
  withSomebody: readonly string[],
): Promise<{ others: OtherIncident[]; isPartial: boolean }> => {
  const passes = sql<boolean>`id <> ${id} AND NOT is_sensitive
    AND (type = ${type} OR id = ANY (${[...withSomebody]}::uuid[]))`;
  const { read, isPartial } = await readNewestRecords(tx, INCIDENTS, passes, ANALYSED_INCIDENTS_MAX_ROWS);
  const others = read.flatMap(({ record, content }): OtherIncident[] => {
    if (content === undefined) return [];
    return [
      {
        incident_id: record.id,
        reference_number: record.reference_number,
        type: content.unstated.includes('type') ? null : record.type,
        moment: momentOf(record),
      },
    ];
  });
  return { others, isPartial };
};
