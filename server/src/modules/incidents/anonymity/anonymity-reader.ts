import type { TextHolder } from '#contract/anonymity.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import type { RecordKind, Unopened } from '../../../platform/records/record-kind.ts';
import { readRecordsBy, readStored } from '../../../platform/records/record-reader.ts';
import { readFiles } from '../../files/index.ts';
import { EVIDENCE } from '../evidence/evidence-kind.ts';
import { INCIDENTS } from '../incident-kind.ts';
import { PERSONS } from '../persons/person-kind.ts';
import { withFormerNames } from './former-names.ts';
import type { Holder, IncidentTexts } from './plan-anonymization.ts';

/**
 * All texts of an incident, its persons and its exhibits. A person or an exhibit that does not open is left out.
 * @throws ProblemError `not_found`; UnsealError when the incident itself is damaged
 */
export const readIncidentTexts = async (tx: ReadTransaction, incidentId: string): Promise<IncidentTexts> => {
  if (!(await readStored(tx, INCIDENTS, incidentId))) throw new ProblemError('not_found');
  const [incidents, persons, exhibits] = await Promise.all([
    openRows(tx, INCIDENTS, 'id', incidentId),
    openRows(tx, PERSONS, 'incident_id', incidentId),
    openRows(tx, EVIDENCE, 'incident_id', incidentId),
  ]);
  const [recorded, files] = await Promise.all([
    withFormerNames(
      tx,
      persons.map(({ record: { id, version, person_key, created_at }, content: { full_name } }) => ({
        id,
        version,
        person_key,
        created_at,
        full_name,
      })),
    ),
    readFiles(tx, [...new Set(exhibits.flatMap(({ content }) => content.files))]),
  ]);
  const fileNames = new Map(files.map(({ id, name }) => [id, name]));
  return {
    holders: [
      ...incidents.map((one) => holderOf('incident', one, null)),
      ...persons.map((one) => holderOf('person', one, null)),
      ...exhibits.map((one) => holderOf('exhibit', one, one.record.number)),
    ],
    persons: recorded,
    files: exhibits.flatMap(({ record: { number }, content }) =>
      content.files.flatMap((id) => {
        const name = fileNames.get(id);
        return name === undefined ? [] : [{ number, name }];
      }),
    ),
  };
};

const openRows = async <Clear extends object, Content extends object>(
  tx: ReadTransaction,
  kind: RecordKind<Clear, Content, unknown>,
  column: 'id' | (keyof Clear & string),
  incidentId: string,
): Promise<{ record: Unopened<Clear>; content: Content }[]> =>
  (await readRecordsBy(tx, kind, column, [incidentId])).flatMap(({ record, content }) =>
    content === undefined ? [] : [{ record, content }],
  );

const holderOf = (
  holder: TextHolder,
  { record: { id, version }, content }: { record: { id: string; version: number }; content: object },
  number: number | null,
): Holder => ({ holder, id, version, content, number });
