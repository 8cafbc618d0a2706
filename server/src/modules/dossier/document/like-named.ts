/** Persons who have one name, and whom no link makes one: whether they are one is what the person says. Pure. */
import { answerFor, type DossierChoices, type DossierPreview } from '#contract/dossiers.ts';
import { placeOfPseudonym } from '#contract/pseudonyms.ts';
import { initialsOf, type KnownName, wordsOfName } from '../../incidents/index.ts';

type LikeNamed = DossierPreview['like_named'][number];

/** Those who are inside, with their rows there. `inside` are ids of incidents. */
export const likeNamedPersons = (known: readonly KnownName[], inside: ReadonlySet<string>): LikeNamed[] => {
  const keys = keysByName(known, anonymousKeys(known, inside));
  const rows = known.filter(({ incident_id }) => inside.has(incident_id));
  const groups = Map.groupBy(rows, ({ person_key }) => keys.get(person_key) ?? person_key);
  return [...groups.values()]
    .map((group) => ({
      person_keys: [...new Set(group.map(({ person_key }) => person_key))],
      person_ids: group.map(({ id }) => id),
    }))
    .filter(({ person_keys }) => person_keys.length > 1);
};

/** The keys of those who are not one person with anybody of their name, as the person says. */
export const keysApart = (
  groups: readonly LikeNamed[],
  answers: DossierChoices['like_named'],
): ReadonlySet<string> =>
  new Set(
    groups.flatMap(({ person_keys }) => (answerFor(answers, person_keys) === false ? person_keys : [])),
  );

/** The keys of those who are shown as 'Anonyme' in an incident that is inside. */
export const anonymousKeys = (
  known: readonly KnownName[],
  inside: ReadonlySet<string>,
): ReadonlySet<string> =>
  new Set(
    known
      .filter(({ incident_id, is_anonymized }) => is_anonymized && inside.has(incident_id))
      .map(({ person_key }) => person_key),
  );

/**
 * One key for all that have a name in common. Whoever is 'Anonyme', or has a pseudonym, keeps their own: what a person was called once
 * stays as it is.
 */
export const keysByName = (
  known: readonly KnownName[],
  anonymous: ReadonlySet<string>,
): ReadonlyMap<string, string> => {
  const keys = new Map<string, string>();
  const byName = new Map<string, string>();
  for (const [key, rows] of byKey(known)) {
    if (anonymous.has(key) || rows.some(({ full_name }) => placeOfPseudonym(full_name) !== null)) continue;
    // Not by a former name: of two persons, one may have been called like the other by mistake.
    const names = namesOf(rows.map((row) => ({ ...row, former_names: [] }))).map((name) =>
      JSON.stringify(wordsOfName(name)),
    );
    const first = names.flatMap((name) => byName.get(name) ?? [])[0] ?? key;
    keys.set(key, first);
    for (const name of names) byName.set(name, first);
  }
  return keys;
};

export const byKey = (known: readonly KnownName[]): Map<string, KnownName[]> =>
  Map.groupBy(known, ({ person_key }) => person_key);

/** The names that somebody has in texts; none for whoever is called by what they are. */
export const namesOf = (rows: readonly KnownName[]): string[] => [
  ...new Set(
    rows
      .flatMap(({ full_name, former_names }) => [full_name, ...former_names])
      .filter((name) => placeOfPseudonym(name) === null && initialsOf(name) !== null),
  ),
];
