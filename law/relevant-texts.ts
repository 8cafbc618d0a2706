/** Which curated texts may concern an incident, by what was said of it: never by what a model thinks of it. */
import type { LawReason, RelevantText } from '#contract/analyses.ts';
import type { EvidenceType } from '#contract/evidence.ts';
import type { IncidentType } from '#contract/incidents.ts';
import type { PlayedPart } from '#contract/persons.ts';
import type { CuratedText } from './law-text.ts';
import { LAW_TEXTS } from './texts.ts';

export interface ConcernedIncident {
  /** Null where it is not said. */
  type: IncidentType | null;
  exhibits: readonly { id: string; number: number; type: EvidenceType }[];
  persons: readonly { id: string; part: PlayedPart | null }[];
}

/** In the order of the list, each with the first reason that there is. */
export const relevantTexts = (incident: ConcernedIncident): RelevantText[] =>
  LAW_TEXTS.flatMap((curated: CuratedText) => {
    const { concerns, ...text } = curated;
    const because = reasonFor(concerns, incident);
    return because === null ? [] : [{ text, because }];
  });

const reasonFor = (
  { types, exhibits, parts }: CuratedText['concerns'],
  incident: ConcernedIncident,
): LawReason | null => {
  const { type } = incident;
  if (type !== null && types?.includes(type)) return { what: 'type', type };
  const exhibit = incident.exhibits.find((one) => exhibits?.includes(one.type));
  if (exhibit !== undefined) return { what: 'exhibit', evidence_id: exhibit.id, number: exhibit.number };
  const person = incident.persons.find(({ part }) => part !== null && parts?.includes(part));
  return person === undefined ? null : { what: 'person', person_id: person.id };
};
