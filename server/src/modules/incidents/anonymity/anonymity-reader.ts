import type { TextHolder } from '#contract/anonymity.ts';
import { placeOfPseudonym } from '#contract/pseudonyms.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { readHistory } from '../../../platform/records/record-history.ts';
import type { RecordKind, Unopened } from '../../../platform/records/record-kind.ts';
import { readRecordsBy, readStored } from '../../../platform/records/record-reader.ts';
import { readFiles } from '../../files/index.ts';
import { EVIDENCE } from '../evidence/evidence-kind.ts';
import { INCIDENTS } from '../incident-kind.ts';
import { PERSONS } from '../persons/person-kind.ts';
import type { RecordedPerson } from './give-pseudonyms.ts';
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
    Promise.all(
      persons.map(async ({ record, content }): Promise<RecordedPerson> => {
        const { id, person_key, created_at } = record;
        const { full_name } = content;
        return { id, person_key, created_at, full_name, former_names: await formerNames(tx, id, full_name) };
      }),
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

/** What somebody was called before their name became a pseudonym: new texts may name them so. */
export const formerNames = async (tx: ReadTransaction, id: string, name: string): Promise<string[]> => {
  if (placeOfPseudonym(name) === null) return [];
  const versions = (await readHistory(tx, PERSONS, id)) ?? [];
  return versions.flatMap((version) => ('damaged' in version ? [] : version.record.full_name));
};
