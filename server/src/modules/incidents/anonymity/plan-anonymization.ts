/** What becomes of each place of an incident where one of its persons is named. Pure. */
import { createHash } from 'node:crypto';
import type { Anonymization, NamedPlaceInIncident, TextHolder } from '#contract/anonymity.ts';
import { createNameFinder, type NamePlace } from './find-names.ts';
import { givePseudonyms, type RecordedPerson } from './give-pseudonyms.ts';
import { textsOf } from './record-texts.ts';

/** A record of the incident with its sealed fields. */
export interface Holder {
  holder: TextHolder;
  id: string;
  version: number;
  content: object;
  /** Of an exhibit. */
  number: number | null;
}

export interface IncidentTexts {
  holders: readonly Holder[];
  persons: readonly RecordedPerson[];
  files: readonly { number: number; name: string }[];
}

/** A place with where it stands, exactly. */
export interface PlannedPlace extends NamedPlaceInIncident {
  path: string;
  start: number;
  end: number;
}
export type AnonymizationPlan = Omit<Anonymization, 'version' | 'can_undo' | 'places'> & {
  places: PlannedPlace[];
};

/** So much of the text on each side of a place is shown. */
const CONTEXT_CHARACTERS = 60;

export const planAnonymization = ({ holders, persons, files }: IncidentTexts): AnonymizationPlan => {
  const named = givePseudonyms(persons);
  const find = createNameFinder([...named.values()]);
  const pseudonymOf = new Map(
    persons.flatMap(({ id, person_key }) => {
      const pseudonym = named.get(person_key)?.pseudonym;
      return pseudonym === undefined ? [] : [[id, pseudonym] as const];
    }),
  );
  const places = holders.flatMap((holder) =>
    [...textsOf(holder.content)].flatMap(([path, text]) => {
      const own = path === 'full_name' ? pseudonymOf.get(holder.id) : undefined;
      const found = path === 'full_name' ? wholeName(text, own) : find(text);
      return found.map((place) => placeIn(holder, path, text, place));
    }),
  );
  const plan = {
    persons: [...named.values()].map(({ pseudonym, names }) => ({ pseudonym, names: [...names] })),
    without_name: persons
      .filter(({ person_key }) => !named.has(person_key))
      .map(({ full_name }) => full_name),
    places,
    files: files.filter(({ name }) => find(name).some(({ sureness }) => sureness !== 'unlikely')),
  };
  return { plan: digestOf(holders, plan), ...plan };
};

/** Of all that is shown. What many places become is one long list of names where many have the same one: each list counts once. */
const digestOf = (
  holders: readonly Holder[],
  { places, ...plan }: Omit<AnonymizationPlan, 'plan'>,
): string => {
  const versions = holders.map(({ id, version }) => [id, version]);
  const lists = new Map<string, number>();
  const shown = places.map(({ key, before, words, behind, becomes, sureness, end }) => {
    const list = lists.get(becomes) ?? lists.size;
    lists.set(becomes, list);
    return [key, before, words, behind, list, sureness, end];
  });
  return createHash('sha256')
    .update(JSON.stringify([versions, plan, [...lists.keys()], shown]))
    .digest('base64url');
};

/** What a person is called becomes the pseudonym as a whole. */
const wholeName = (name: string, pseudonym: string | undefined): NamePlace[] =>
  pseudonym === undefined || name === pseudonym
    ? []
    : [
        {
          start: 0,
          end: name.length,
          becomes: pseudonym,
          nameStart: 0,
          wordBefore: null,
          pseudonyms: [pseudonym],
          sureness: 'certain',
        },
      ];

const placeIn = (
  { holder, id, number }: Holder,
  path: string,
  text: string,
  { start, end, becomes, pseudonyms, sureness }: NamePlace,
): PlannedPlace => ({
  key: `${id}:${path}:${start}`,
  holder,
  holder_id: id,
  number,
  field: path.split('.', 1)[0] ?? '',
  before: cutStart(text.slice(Math.max(0, start - CONTEXT_CHARACTERS), start), start > CONTEXT_CHARACTERS),
  words: text.slice(start, end),
  becomes,
  behind: cutEnd(text.slice(end, end + CONTEXT_CHARACTERS), text.length > end + CONTEXT_CHARACTERS),
  pseudonyms,
  sureness,
  path,
  start,
  end,
});

/** From the first whole word on; a letter may be cut in two. */
const cutStart = (text: string, isCut: boolean): string =>
  isCut ? `…${text.replace(/^\S*\s/u, '')}`.toWellFormed() : text;
const cutEnd = (text: string, isCut: boolean): string =>
  isCut ? `${text.replace(/\s\S*$/u, '')} …`.toWellFormed() : text;

/** The texts of one holder with these places replaced, by their paths. */
export const replacedTexts = (
  { id, content }: Holder,
  places: readonly PlannedPlace[],
): Map<string, string> => {
  const texts = textsOf(content);
  const own = Map.groupBy(
    places.filter(({ holder_id }) => holder_id === id),
    ({ path }) => path,
  );
  return new Map(
    [...own].map(([path, inText]) => {
      const text = texts.get(path) ?? '';
      let written = '';
      let from = 0;
      for (const { start, end, becomes } of inText) {
        written += text.slice(from, start) + becomes;
        from = end;
      }
      return [path, written + text.slice(from)];
    }),
  );
};
