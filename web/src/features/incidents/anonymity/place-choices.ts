import type { Anonymization, NamedPlaceInIncident } from '#contract/anonymity.ts';

/** Whether a place is replaced where the person says nothing of it. */
export const isTakenByItself = ({ sureness }: NamedPlaceInIncident): boolean => sureness !== 'unlikely';

/** The places whose box was pressed, by their keys. */
export type Turned = ReadonlySet<string>;

export const isChosen = (place: NamedPlaceInIncident, turned: Turned): boolean =>
  isTakenByItself(place) !== turned.has(place.key);

/** What the server is told: the places that deviate from what happens by itself. */
export const choicesOf = (
  places: readonly NamedPlaceInIncident[],
  turned: Turned,
): { left: string[]; taken: string[] } => {
  const deviating = places.filter(({ key }) => turned.has(key));
  return {
    left: deviating.filter(isTakenByItself).map(({ key }) => key),
    taken: deviating.filter((place) => !isTakenByItself(place)).map(({ key }) => key),
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
export const turnedAll = (
  turned: Turned,
  places: readonly NamedPlaceInIncident[],
  isReplaced: boolean,
): Set<string> => {
  const next = new Set(turned);
  for (const place of places) {
    if (isTakenByItself(place) === isReplaced) next.delete(place.key);
    else next.add(place.key);
  }
  return next;
};
