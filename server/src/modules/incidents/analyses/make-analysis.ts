/** An analysis, made of what is recorded: the same records on the same day always give the same analysis. */
import type { AnalysisContent, LookAlike, Moment, Repetition } from '#contract/analyses.ts';
import type { DetailKind } from '#contract/common/details.ts';
import type { Incident, IncidentOrigin, IncidentType } from '#contract/incidents.ts';
import type { Person, PlayedPart } from '#contract/persons.ts';
import { canBeOneSeries, limitationsOf, relevantTexts } from '#law/index.ts';
import { momentOf } from './moment-of.ts';
import { openQuestions, type Told } from './open-questions.ts';
import { areSimilar, type ComparedName, comparedName } from './similar-names.ts';
import { datedCount, trendOf } from './trend.ts';

/** Another incident, as far as it may have something in common. */
export interface OtherIncident {
  incident_id: string;
  reference_number: string;
  /** Null where it is not said. */
  type: IncidentType | null;
  moment: Moment;
}

/** A person of another incident. */
export interface OtherPerson {
  id: string;
  incident_id: string;
  person_key: string;
  part: PlayedPart | null;
  /** Without words where it is hidden: shown as 'Anonyme'. */
  name: ComparedName;
}

export interface Material {
  incident: Incident;
  others: readonly OtherIncident[];
  otherPersons: readonly OtherPerson[];
  /** There were more than these. */
  isPartial: boolean;
}

export interface Reading {
  /** Of the description; null where it could not be read. */
  read: Told | null;
  /** The day of the analysis, in Paris. */
  today: string;
}

const NOTHING_READ: Told = { told: new Set(), denied: new Set() };

/** What happens in two incidents of this type says nothing of the two. */
const TELLS_NOTHING: IncidentType = 'other';

export const makeAnalysis = (material: Material, { read, today }: Reading): AnalysisContent => {
  const { incident, others, isPartial } = material;
  const type = incident.unstated.includes('type') ? null : incident.type;
  const own: OtherIncident = {
    incident_id: incident.id,
    reference_number: incident.reference_number,
    type,
    moment: momentOf(incident),
  };
  const all = new Map([own, ...others].map((one) => [one.incident_id, one]));
  const repetitions = repetitionsOf(material, type, all);
  const lookAlikes = lookAlikesOf(material, all);
  const series = seriesOf(material, type, all);
  const named = new Set([
    ...repetitions.flatMap(({ incident_ids }) => incident_ids),
    ...lookAlikes.flatMap((one) => one.others.map(({ incident_id }) => incident_id)),
    ...series.map(({ incident_id }) => incident_id),
    own.incident_id,
  ]);
  const saidUnknown = saidUnknownOf(incident);
  return {
    made_on: today,
    seen: [...incident.persons, ...incident.evidence].map(({ id, version }) => ({ id, version })),
    is_read: read !== null,
    questions: openQuestions({
      hasDay: own.moment.from !== null,
      hasPlace: (incident.location ?? '') !== '',
      hasType: type !== null,
      hasExhibit: incident.evidence.length > 0,
      parts: incident.persons.map(({ part }) => part),
      read: read ?? NOTHING_READ,
      saidUnknown: new Set(saidUnknown),
    }),
    said_unknown: saidUnknown,
    incidents: [...all.values()].filter(({ incident_id }) => named.has(incident_id)).sort(earliestFirst),
    repetitions,
    look_alikes: lookAlikes,
    is_partial: isPartial,
    texts: relevantTexts({ type, exhibits: incident.evidence, persons: incident.persons }),
    limitations: limitationsOf({ type, incident: own, series, today }),
  };
};

/** The ids of other incidents in which a person of this one is, or somebody with a similar name. */
export const incidentsWithSomebodyOf = (
  { persons }: Pick<Incident, 'persons'>,
  others: readonly OtherPerson[],
): string[] => {
  const keys = new Set(persons.map(({ person_key }) => person_key));
  const names = persons
    .filter(({ is_anonymized }) => !is_anonymized)
    .map(({ full_name }) => comparedName(full_name));
  const isSomebody = (other: OtherPerson) =>
    keys.has(other.person_key) || names.some((name) => areSimilar(name, other.name));
  return [...new Set(others.filter(isSomebody).map(({ incident_id }) => incident_id))];
};

type Incidents = ReadonlyMap<string, OtherIncident>;

/** The ones without a day come last. */
const earliestFirst = (one: OtherIncident, other: OtherIncident): number =>
  (one.moment.from ?? '9999').localeCompare(other.moment.from ?? '9999') ||
  one.reference_number.localeCompare(other.reference_number);

/** What the person said in the conversation that they do not know, or prefer not to tell. */
export const saidUnknownOf = ({
  origin,
}: {
  origin: Pick<IncidentOrigin, 'details'> | null;
}): DetailKind[] => {
  const details = origin?.details ?? [];
  const isKnown = (kind: DetailKind) =>
    details.some((one) => one.kind === kind && one.certainty !== 'unknown');
  const unknown = details.filter(({ certainty }) => certainty === 'unknown').map(({ kind }) => kind);
  return [...new Set(unknown)].filter((kind) => !isKnown(kind));
};

const repetitionsOf = (
  { incident, otherPersons }: Material,
  type: IncidentType | null,
  all: Incidents,
): Repetition[] => {
  const byPerson = distinctKeys(incident.persons).map(({ id: person_id, person_key }) => ({
    by: { what: 'person' as const, person_id, person_key },
    ids: otherPersons.filter((one) => one.person_key === person_key).map(({ incident_id }) => incident_id),
  }));
  const ofType = [...all.values()].filter((one) => one.type === type).map(({ incident_id }) => incident_id);
  const byType =
    type === null || type === TELLS_NOTHING ? [] : [{ by: { what: 'type' as const, type }, ids: ofType }];
  return [...byPerson, ...byType].flatMap(({ by, ids }) => {
    const incidents = [...new Set([incident.id, ...ids])]
      .flatMap((id) => all.get(id) ?? [])
      .sort(earliestFirst);
    if (incidents.length < 2) return [];
    const moments = incidents.map(({ moment }) => moment);
    return [
      {
        by,
        incident_ids: incidents.map(({ incident_id }) => incident_id),
        dated: datedCount(moments),
        trend: trendOf(moments),
      },
    ];
  });
};

/** The first of each, should one person stand in the incident twice. */
const distinctKeys = (persons: readonly Person[]): Person[] =>
  [...new Map([...persons].reverse().map((one) => [one.person_key, one])).values()].reverse();

const lookAlikesOf = ({ incident, otherPersons }: Material, all: Incidents): LookAlike[] =>
  distinctKeys(incident.persons).flatMap(({ id: person_id, person_key, full_name, is_anonymized }) => {
    if (is_anonymized) return [];
    const name = comparedName(full_name);
    const others = otherPersons.filter(
      (other) =>
        other.person_key !== person_key && all.has(other.incident_id) && areSimilar(name, other.name),
    );
    if (others.length === 0) return [];
    return [{ person_id, others: others.map(({ id, incident_id }) => ({ incident_id, person_id: id })) }];
  });

/** Parts in which somebody may have done it; null is not said. */
const MAY_HAVE_ACTED: ReadonlySet<PlayedPart | null> = new Set(['author', 'other', null]);

/** Acts that can be one series by their types, of somebody who is in both and may have acted in both. */
const seriesOf = (
  { incident, otherPersons }: Material,
  type: IncidentType | null,
  all: Incidents,
): OtherIncident[] => {
  const keys = new Set(
    incident.persons.filter(({ part }) => MAY_HAVE_ACTED.has(part)).map(({ person_key }) => person_key),
  );
  const ids = new Set(
    otherPersons
      .filter(({ person_key, part }) => keys.has(person_key) && MAY_HAVE_ACTED.has(part))
      .map(({ incident_id }) => incident_id),
  );
  return [...all.values()].filter(
    (one) =>
      one.incident_id === incident.id ||
      (ids.has(one.incident_id) && type !== null && one.type !== null && canBeOneSeries(one.type, type)),
  );
};
