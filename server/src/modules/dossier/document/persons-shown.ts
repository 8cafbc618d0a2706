/** How a dossier calls the persons in it, and whoever else is named in its texts. Pure. */

import { foldText } from '#contract/common/folded-text.ts';
import type { DossierChoices } from '#contract/dossiers.ts';
import { placeOfPseudonym } from '#contract/pseudonyms.ts';
import type { DossierLanguage } from '#verifier/dossier/format.ts';
import {
  createNameFinder,
  givePseudonyms,
  initialsOf,
  type KnownName,
  type NamedPerson,
  type NamePlace,
  placeCalled,
  placeLeft,
  wordsOfName,
} from '../../incidents/index.ts';
import { anonymousKeys, byKey, keysApart, keysByName, likeNamedPersons, namesOf } from './like-named.ts';

export interface PersonNames {
  /** What a person of an incident is called. */
  of(person: { person_key: string; full_name: string }): string;
  /** Where a text names somebody who is called otherwise, and what stands there. */
  find(text: string): NamePlace[];
}

/** The same, for names of files too. */
export interface NamesInFiles extends PersonNames {
  /** True where a word of their names stands in a text, glued to other words too. */
  areIn(text: string): boolean;
}

const ANONYMOUS: Readonly<Record<DossierLanguage, string>> = { fr: 'Anonyme', en: 'Anonymous' };
/** Where a text names somebody who can be several persons. */
const NAMELESS: Readonly<Record<DossierLanguage, string>> = { fr: '[nom]', en: '[name]' };

type NamesChosen = Pick<DossierChoices, 'persons_shown' | 'language' | 'like_named'>;

/**
 * Rows with one key are one person, who is called alike everywhere. With full names, only those are called otherwise who are shown as
 * 'Anonyme' in an incident that is inside. Else everybody is whom the person ever named, also in incidents that are not inside: a
 * name in a text was not chosen. Then rows with one name are called alike too, linked or not, unless the person
 * says that they are not one person: a text that names them is of several then.
 * @param known persons of all incidents
 * @param inside ids of the incidents that are in the dossier
 */
export const personNames = (
  known: readonly KnownName[],
  inside: ReadonlySet<string>,
  { persons_shown: shown, language, like_named: answers }: NamesChosen,
): NamesInFiles => {
  const anonymous = anonymousKeys(known, inside);
  const keys = shown === 'full' ? new Map<string, string>() : keysByName(known, anonymous);
  const apart = keysApart(likeNamedPersons(known, inside), answers);
  const keyOf = (key: string): string => (apart.has(key) ? key : (keys.get(key) ?? key));
  const rows = known.map((row) => ({ ...row, person_key: keyOf(row.person_key) }));
  const called = {
    full: () => anonymousOnly(rows, anonymous, ANONYMOUS[language]),
    initials: () => withInitials(rows, anonymous, ANONYMOUS[language]),
    pseudonyms: () => withPseudonyms(rows, inside),
  }[shown]();
  // Names that stay are found too: where a letter of one is covered, all of it is.
  const looked = shown === 'full' ? new Map([...inFull(rows), ...called]) : called;
  const finder = createNameFinder([...looked.values()].filter(({ names }) => names.length > 0));
  const shownAs = (place: NamePlace, text: string): NamePlace =>
    shown === 'full' ? withOwnName(place, text, ANONYMOUS[language]) : withOneName(place, NAMELESS[language]);
  // What reads as a word, or as somebody else, stays: the person sees it in the preview and can cover it.
  const find = (text: string) =>
    finder(text)
      .filter(({ sureness }) => sureness !== 'unlikely')
      .map((place) => shownAs(place, text));
  return {
    of: ({ person_key, full_name }) => called.get(keyOf(person_key))?.pseudonym ?? renamed(full_name, find),
    find,
    areIn: findGlued([...called.values()].flatMap(({ names }) => names)),
  };
};

/** Shorter words stand in many others. */
const GLUED_MIN_CHARACTERS = 4;

const findGlued = (names: readonly string[]): ((text: string) => boolean) => {
  const words = names.flatMap(wordsOfName).filter(({ isOnlyBeside }) => !isOnlyBeside);
  const own = new Set(words.flatMap(({ parts }) => [...parts, parts.join('')]));
  const long = [...own].filter((word) => Array.from(word).length >= GLUED_MIN_CHARACTERS);
  return (text) => {
    const folded = foldText(text);
    if (long.some((word) => folded.includes(word))) return true;
    // 'LettreAuxLi.txt' stays: what is so short is only found between what is no letter.
    return folded.split(/[^\p{L}]+/u).some((word) => word.length > 1 && own.has(word));
  };
};

/** With full names: only where it can be somebody who is 'Anonyme', something else stands there. */
const withOwnName = (place: NamePlace, text: string, label: string): NamePlace =>
  place.pseudonyms.includes(label) ? placeCalled(place, label) : placeLeft(place, text);

/** 'A. M. or P. M. said' was not written: where it can be several persons, it is what they are all called, or nobody's name. */
const withOneName = (place: NamePlace, nameless: string): NamePlace => {
  const { pseudonyms } = place;
  if (pseudonyms.length < 2) return place;
  const [name = '', ...others] = new Set(pseudonyms.map((one) => one.replace(NUMBERED, '')));
  return placeCalled(place, others.length === 0 ? name : nameless);
};

/** Behind initials that others have too. */
const NUMBERED = / \(\d+\)$/;

/** 'l’assistante d’Aline Morel' is no name, and has one in it. */
const renamed = (text: string, find: PersonNames['find']): string =>
  find(text).reduceRight(
    (written, { start, end, becomes }) => written.slice(0, start) + becomes + written.slice(end),
    text,
  );

const inFull = (known: readonly KnownName[]): Map<string, NamedPerson> =>
  new Map([...byKey(known)].map(([key, rows]) => [key, { pseudonym: key, names: namesOf(rows) }]));

const anonymousOnly = (
  known: readonly KnownName[],
  anonymous: ReadonlySet<string>,
  label: string,
): Map<string, NamedPerson> =>
  new Map(
    [...byKey(known)]
      .filter(([key]) => anonymous.has(key))
      .map(([key, rows]) => [key, { pseudonym: label, names: namesOf(rows) }]),
  );

const withInitials = (
  known: readonly KnownName[],
  anonymous: ReadonlySet<string>,
  label: string,
): Map<string, NamedPerson> => {
  const given = new Map<string, number>();
  return new Map(
    [...byKey(known)].flatMap(([key, rows]): [string, NamedPerson][] => {
      const names = namesOf(rows);
      if (anonymous.has(key)) return [[key, { pseudonym: label, names }]];
      const kept = rows.find(({ full_name }) => placeOfPseudonym(full_name) !== null)?.full_name;
      if (kept !== undefined) return [[key, { pseudonym: kept, names }]];
      // A name that was corrected since is called by what it was corrected to.
      const initials = longestInitials(rows.map(({ full_name }) => full_name)) || longestInitials(names);
      if (initials === '') return [];
      const count = (given.get(initials) ?? 0) + 1;
      given.set(initials, count);
      return [[key, { pseudonym: count === 1 ? initials : `${initials} (${count})`, names }]];
    }),
  );
};

const longestInitials = (names: readonly string[]): string =>
  names
    .map((name) => initialsOf(name) ?? '')
    .reduce((longest, one) => (one.length > longest.length ? one : longest), '');

/** Those of the dossier have the first letters. */
const withPseudonyms = (
  known: readonly KnownName[],
  inside: ReadonlySet<string>,
): Map<string, NamedPerson> => {
  const keys = new Set(
    known.filter(({ incident_id }) => inside.has(incident_id)).map(({ person_key }) => person_key),
  );
  const [own, others] = [true, false].map((isInside) =>
    known.filter(({ person_key }) => keys.has(person_key) === isInside),
  ) as [KnownName[], KnownName[]];
  const given = givePseudonyms(own);
  const rest = givePseudonyms(
    others,
    [...given.values()].map(({ pseudonym }) => pseudonym),
  );
  return new Map([...given, ...rest]);
};
