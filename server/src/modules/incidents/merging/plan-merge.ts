/** What becomes of an incident that takes in another one. Pure. */
import { createHash } from 'node:crypto';
import { WHEN_FIELDS } from '#contract/common/incident-when.ts';
import {
  INCIDENT_DESCRIPTION_MAX_CHARACTERS,
  INCIDENT_PERSONS_MAX_COUNT,
  INCIDENT_PLACES_MAX_COUNT,
  PERSON_MAX_CHARACTERS,
  PERSON_NOTES_MAX_CHARACTERS,
  TAGS_MAX_COUNT,
} from '#contract/common/limits.ts';
import type { Incident } from '#contract/incidents.ts';
import { CHOSEN_FIELDS, type ChosenField, type MergeObstacle } from '#contract/merging.ts';
import type { Person, PersonPatch } from '#contract/persons.ts';

/** Fields that say something only together with another one. */
const WITH_FIELD: Readonly<Record<ChosenField, readonly string[]>> = {
  incident_date: WHEN_FIELDS,
  location: ['location'],
  type: ['type'],
  priority: ['priority'],
};

export interface MergePlan {
  /** Names both incidents as they are. */
  plan: string;
  obstacle: MergeObstacle | null;
  choices: ChosenField[];
  taken: ChosenField[];
  description: string;
  /** All of them, its own first. */
  tags: string[];
  /** Its own, then the other's. */
  other_places: Incident['other_places'];
  /** Persons who are in both, with what the other adds. */
  same: { person: Person; patch: PersonPatch }[];
  added: Person[];
}

/** @param own the incident that stays */
export const planMerge = (own: Incident, other: Incident): MergePlan => {
  const differences = CHOSEN_FIELDS.map((field) => ({
    field,
    own: saidIn(own, field),
    theirs: saidIn(other, field),
  }));
  const persons = mergedPersons(own.persons, other.persons);
  const plan = {
    choices: differences
      .filter(({ own: mine, theirs }) => mine !== null && theirs !== null && mine !== theirs)
      .map(({ field }) => field),
    taken: differences
      .filter(({ own: mine, theirs }) => mine === null && theirs !== null)
      .map(({ field }) => field),
    description: `${own.description}\n\n[${other.reference_number}] ${other.title}\n${other.description}`,
    tags: [...new Set([...own.tags, ...other.tags])],
    other_places: mergedPlaces(own, other),
    ...persons,
  };
  return { plan: digestOf(own, other), obstacle: obstacleIn(own, other, plan), ...plan };
};

/** The fields of the incident that stays once the other's stand in those that were chosen. */
export const mergedFields = (
  own: Incident,
  other: Incident,
  { taken, choices, description, tags, other_places }: MergePlan,
  theirs: readonly ChosenField[],
): Partial<Incident> => {
  const from = new Set([...taken, ...choices.filter((field) => theirs.includes(field))]);
  const values = Object.entries(other).filter(([name]) =>
    [...from].some((field) => WITH_FIELD[field].includes(name)),
  );
  return {
    ...Object.fromEntries(values),
    description,
    tags,
    // The place that is not the one where it happened is told all the same.
    other_places: other_places.map((place) =>
      from.has('location') && place.what === other.reference_number && own.location
        ? { ...place, place: own.location, what: own.reference_number }
        : place,
    ),
    unstated: own.unstated.filter((field) => !from.has(field)),
    is_sensitive: own.is_sensitive || other.is_sensitive,
  };
};

/** What an incident says in a field; null where it says nothing. */
const saidIn = (incident: Incident, field: ChosenField): string | null => {
  if (incident.unstated.some((unstated) => unstated === field)) return null;
  const value = incident[field];
  if (value === null || value === '') return null;
  if (field !== 'incident_date') return value;
  return WHEN_FIELDS.map((name) => incident[name]).join(' ');
};

/** The place of the other one stands under its reference where both say where it happened. */
const mergedPlaces = (own: Incident, other: Incident): Incident['other_places'] => {
  const theirs = saidIn(other, 'location');
  const isApart = theirs !== null && saidIn(own, 'location') !== null && theirs !== own.location;
  const added = [
    ...(isApart ? [{ place: theirs, what: other.reference_number }] : []),
    ...other.other_places,
  ];
  const isNew = ({ place, what }: { place: string; what: string }): boolean =>
    !own.other_places.some((known) => known.place === place && known.what === what);
  return [...own.other_places, ...added.filter(isNew)];
};

/** Rows with one key are one person. What only the other says of them is taken; both notes stand. */
const mergedPersons = (
  own: readonly Person[],
  others: readonly Person[],
): Pick<MergePlan, 'same' | 'added'> => {
  const same: MergePlan['same'] = [];
  const added: Person[] = [];
  for (const other of others) {
    const known = same.find(({ person }) => person.person_key === other.person_key);
    const person = own.find(({ person_key }) => person_key === other.person_key);
    if (known) known.patch = addedTo({ ...known.person, ...withoutGaps(known.patch) }, other);
    else if (person) same.push({ person, patch: addedTo(person, other) });
    else added.push(other);
  }
  return { same, added };
};

const withoutGaps = (patch: PersonPatch): Partial<Person> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));

const addedTo = (own: Person, other: Person): PersonPatch => {
  const notes = own.notes.includes(other.notes)
    ? own.notes
    : [own.notes, other.notes].filter((text) => text !== '').join('\n\n');
  const roles = [own.role, other.role].filter((text) => text !== '');
  const role = [...new Set(roles)].join(', ');
  return {
    part: own.part ?? other.part,
    role: role.length <= PERSON_MAX_CHARACTERS ? role : own.role,
    notes,
  };
};

const obstacleIn = (
  own: Incident,
  other: Incident,
  plan: Pick<MergePlan, 'description' | 'tags' | 'other_places' | 'same' | 'added'>,
): MergeObstacle | null => {
  const { description, tags, other_places, same, added } = plan;
  const parts = [...own.persons, ...other.persons, ...other.evidence];
  if (parts.some(({ damaged }) => damaged)) return 'damaged';
  if (own.is_anonymized || other.is_anonymized) return 'anonymized';
  if (description.length > INCIDENT_DESCRIPTION_MAX_CHARACTERS) return 'description_too_long';
  if (own.persons.length + added.length > INCIDENT_PERSONS_MAX_COUNT) return 'too_many_persons';
  const notes = same.map(({ patch }) => patch.notes ?? '');
  if (notes.some((text) => text.length > PERSON_NOTES_MAX_CHARACTERS)) return 'notes_too_long';
  if (other_places.length > INCIDENT_PLACES_MAX_COUNT) return 'too_many_places';
  return tags.length > TAGS_MAX_COUNT ? 'too_many_tags' : null;
};

const digestOf = (...incidents: Incident[]): string => {
  const versions = incidents.map((incident) =>
    [incident, ...incident.persons, ...incident.evidence].map(({ id, version }) => [id, version]),
  );
  return createHash('sha256').update(JSON.stringify(versions)).digest('base64url');
};
