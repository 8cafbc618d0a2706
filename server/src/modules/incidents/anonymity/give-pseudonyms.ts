/** Who is called by which pseudonym. Pure. */
import { placeOfPseudonym, pseudonymAt } from '#contract/pseudonyms.ts';
import type { NamedPerson } from './name-index.ts';
import { wordsOfName } from './written-name.ts';

/** A person of an incident. */
export interface RecordedPerson {
  id: string;
  person_key: string;
  created_at: string;
  full_name: string;
  /** Every other name that they were recorded by. */
  former_names: readonly string[];
}

/**
 * By their keys, in the order in which they were first recorded: rows with one key are one person. Whoever has a pseudonym keeps
 * it; whoever is called by what they are gets none.
 * @param taken pseudonyms of others, which are given to nobody
 */
export const givePseudonyms = (
  persons: readonly RecordedPerson[],
  taken: readonly string[] = [],
): Map<string, NamedPerson> => {
  const recorded = persons.toSorted(
    (one, other) => one.created_at.localeCompare(other.created_at) || one.id.localeCompare(other.id),
  );
  const given = [...recorded.map(({ full_name }) => full_name), ...taken].map(
    (name) => placeOfPseudonym(name) ?? -1,
  );
  let next = Math.max(-1, ...given) + 1;
  const rows = Map.groupBy(recorded, ({ person_key }) => person_key);
  const named = new Map<string, NamedPerson>();
  for (const [key, own] of rows) {
    const names = own
      .flatMap(({ full_name, former_names }) => [full_name, ...former_names])
      .filter((name) => placeOfPseudonym(name) === null && wordsOfName(name).length > 0);
    const kept = own.find(({ full_name }) => placeOfPseudonym(full_name) !== null)?.full_name;
    if (names.length === 0 && kept === undefined) continue;
    named.set(key, { pseudonym: kept ?? pseudonymAt(next), names: [...new Set(names)] });
    if (kept === undefined) next += 1;
  }
  return named;
};
