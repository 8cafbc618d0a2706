import { placeOfPseudonym } from '#contract/pseudonyms.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { readHistory } from '../../../platform/records/record-history.ts';
import { PERSONS } from '../persons/person-kind.ts';

interface PersonRow {
  id: string;
  version: number;
  person_key: string;
  full_name: string;
  is_anonymized?: boolean;
}

/**
 * The same rows, each with every other name that it was recorded by: a text may use a name that was shortened or corrected since. A name
 * that somebody else has now is theirs, unless whoever had it before has a pseudonym, or is not to be named at all.
 */
export const withFormerNames = async <Row extends PersonRow>(
  tx: ReadTransaction,
  rows: readonly Row[],
): Promise<(Row & { former_names: string[] })[]> => {
  const keysByName = new Map<string, Set<string>>();
  for (const { full_name, person_key } of rows) {
    const keys = keysByName.get(full_name) ?? new Set();
    keysByName.set(full_name, keys.add(person_key));
  }
  return await Promise.all(
    rows.map(async (row) => {
      const former = await formerNames(tx, row);
      const isHidden = row.is_anonymized === true || placeOfPseudonym(row.full_name) !== null;
      const isOwn = (name: string): boolean =>
        isHidden || [...(keysByName.get(name) ?? [])].every((key) => key === row.person_key);
      return { ...row, former_names: former.filter(isOwn) };
    }),
  );
};

const formerNames = async (tx: ReadTransaction, { id, version, full_name }: PersonRow): Promise<string[]> => {
  // It was never changed.
  if (version === 1) return [];
  const versions = (await readHistory(tx, PERSONS, id)) ?? [];
  const names = versions.flatMap((each) => ('damaged' in each ? [] : each.record.full_name));
  return [...new Set(names)].filter((name) => name !== full_name);
};
