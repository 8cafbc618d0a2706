import type { Anonymization, NamedPlaceInIncident } from '#contract/anonymity.ts';

/** Whether a place is replaced where the person says nothing of it. */
export const isReplacedByDefault = ({ sureness }: NamedPlaceInIncident): boolean => sureness !== 'unlikely';

/** The places whose box was pressed, by their keys. */
export type Toggled = ReadonlySet<string>;

export const isChosen = (place: NamedPlaceInIncident, toggled: Toggled): boolean =>
  isReplacedByDefault(place) !== toggled.has(place.key);

/** What the server is told: the places that deviate from what happens by itself. */
export const choicesOf = (
  places: readonly NamedPlaceInIncident[],
  toggled: Toggled,
): { left: string[]; taken: string[] } => {
  const deviating = places.filter(({ key }) => toggled.has(key));
  return {
    left: deviating.filter(isReplacedByDefault).map(({ key }) => key),
    taken: deviating.filter((place) => !isReplacedByDefault(place)).map(({ key }) => key),
  };
};

/** Places of one person, or of several whom nothing tells apart. */
export interface PlaceGroup {
  pseudonyms: string[];
  /** The names of the one person; empty where they are not known any more. */
  names: string[];
  /** Doubtful and unlikely places. */
  open: NamedPlaceInIncident[];
  sure: NamedPlaceInIncident[];
}

/** By person, in the order of the pseudonyms; places that can be of several persons come last. */
export const groupsOf = ({ persons, places }: Pick<Anonymization, 'persons' | 'places'>): PlaceGroup[] => {
  const groups = persons.map(
    ({ pseudonym, names }): PlaceGroup => ({ pseudonyms: [pseudonym], names, open: [], sure: [] }),
  );
  for (const place of places) {
    const key = place.pseudonyms.join();
    let group = groups.find(({ pseudonyms }) => pseudonyms.join() === key);
    if (group === undefined) {
      group = { pseudonyms: place.pseudonyms, names: [], open: [], sure: [] };
      groups.push(group);
    }
    (place.sureness === 'certain' ? group.sure : group.open).push(place);
  }
  return groups.filter(({ open, sure }) => open.length + sure.length > 0);
};

/** The boxes with all of these places replaced, or none. */
export const withAll = (
  toggled: Toggled,
  places: readonly NamedPlaceInIncident[],
  isReplaced: boolean,
): Set<string> => {
  const next = new Set(toggled);
  for (const place of places) {
    if (isReplacedByDefault(place) === isReplaced) next.delete(place.key);
    else next.add(place.key);
  }
  return next;
};
