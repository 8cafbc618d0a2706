/** Who is in the incidents, in which part, and what happened more than once: counted, and never concluded from. */
import type { IncidentType } from '#contract/incidents.ts';
import type { PlayedPart } from '#contract/persons.ts';
import { momentOf, type ToldIncident, type ToldPerson, trendOf } from '../../incidents/index.ts';
import { type Draft, fieldOf, wholeOf } from './draft.ts';
import type { Phrases, Repeated } from './phrases.ts';
import { saidMomentOf } from './tellings.ts';

/** A person in an incident. */
interface Placed {
  person: ToldPerson;
  incident: ToldIncident;
}

/** More roles than these are not listed. */
const MOST_ROLES = 3;

/** Rows that whoever wrote them linked are one person; the incidents are in their order. */
const byPerson = (incidents: readonly ToldIncident[]): Placed[][] => [
  ...Map.groupBy(
    incidents.flatMap((incident) => incident.persons.map((person) => ({ person, incident }))),
    ({ person }) => person.person_key,
  ).values(),
];

/** The row that shows a name, the last one; null where each is shown as 'Anonyme'. */
const namedIn = (placed: readonly Placed[]): ToldPerson | null =>
  placed.findLast(({ person }) => !person.is_anonymized)?.person ?? null;

const sourcesOf = (placed: readonly Placed[], named: ToldPerson | null) =>
  placed.map(({ person }) =>
    person === named
      ? fieldOf('incident_person', person, 'full_name', person.full_name)
      : wholeOf('incident_person', person),
  );

export const personDrafts = (incidents: readonly ToldIncident[], phrases: Phrases): Draft[] =>
  byPerson(incidents).map((placed) => {
    const named = namedIn(placed);
    const shown = placed.filter(({ person }) => !person.is_anonymized);
    const roles = [...new Set(shown.map(({ person }) => person.role).filter(Boolean))].slice(0, MOST_ROLES);
    const places = Map.groupBy(placed, ({ person }): PlayedPart | null => person.part);
    return {
      part: 'persons',
      text: phrases.person({
        name: named?.full_name ?? null,
        roles,
        places: [...places].map(([part, those]) => ({ part, references: referencesOf(those) })),
      }),
      made: 'rule',
      sources: sourcesOf(placed, named),
      on: null,
    };
  });

/** What happens in two incidents of this type says nothing of the two. */
const TELLS_NOTHING: IncidentType = 'other';

export const repetitionDrafts = (incidents: readonly ToldIncident[], phrases: Phrases): Draft[] => {
  const persons = byPerson(incidents).flatMap((placed): Draft[] => {
    const those = [...new Set(placed.map(({ incident }) => incident))];
    if (those.length < 2) return [];
    const named = namedIn(placed);
    return [
      {
        part: 'repetition',
        text: phrases.samePerson({ name: named?.full_name ?? null, ...repeatedIn(those) }),
        made: 'rule',
        sources: [...sourcesOf(placed, named), ...those.map((one) => wholeOf('incident', one))],
        on: null,
      },
    ];
  });
  const stated = incidents.filter(
    ({ type, unstated }) => type !== TELLS_NOTHING && !unstated.includes('type'),
  );
  const types = [...Map.groupBy(stated, ({ type }) => type)].flatMap(([type, those]): Draft[] => {
    if (those.length < 2) return [];
    return [
      {
        part: 'repetition',
        text: phrases.sameType({ type, ...repeatedIn(those) }),
        made: 'rule',
        sources: those.map((one) => wholeOf('incident', one)),
        on: null,
      },
    ];
  });
  return [...persons, ...types];
};

const referencesOf = (placed: readonly Placed[]): string[] => [
  ...new Set(placed.map(({ incident }) => incident.reference_number)),
];

const repeatedIn = (incidents: readonly ToldIncident[]): Repeated => {
  const dated = incidents.map(saidMomentOf).filter(({ moment }) => moment.from !== null);
  const [first, last] = [dated[0], dated.at(-1)];
  return {
    references: incidents.map((one) => one.reference_number),
    between: first && last && dated.length > 1 ? [first, last] : null,
    trend: trendOf(incidents.map(momentOf)),
  };
};
