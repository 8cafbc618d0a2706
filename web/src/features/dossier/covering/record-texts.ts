/** The texts of what goes in, in which passages can be covered. */
import type { Incident } from '#contract/incidents.ts';
import type { Entry } from '#contract/journal.ts';
import type { TextPlace } from './covered.ts';

export interface CoverableText {
  place: TextPlace;
  text: string;
}

/** The texts of one record: an incident, a person, an exhibit or an entry. */
export interface RecordTexts {
  id: string;
  version: number;
  /** What the record is called among those of its incident: a name, or the number of an exhibit; null for the record itself. */
  person: string | null;
  exhibit: number | null;
  texts: CoverableText[];
}

type Entity = TextPlace['entity'];
type Field = TextPlace['field'];

/** Of an incident, its persons and the exhibits that go in. Fields that are empty are left out. */
export const incidentTexts = (
  incident: Pick<
    Incident,
    'id' | 'version' | 'title' | 'description' | 'location' | 'other_places' | 'persons' | 'evidence'
  >,
  leftOut: readonly string[],
): RecordTexts[] => [
  recordTexts('incident', incident, {
    title: incident.title,
    description: incident.description,
    location: incident.location,
    ...Object.fromEntries(
      incident.other_places.flatMap(({ place, what }, at) => [
        [`other_places.${at}.place`, place],
        [`other_places.${at}.what`, what],
      ]),
    ),
  }),
  ...incident.persons.map((person) => ({
    ...recordTexts('incident_person', person, { role: person.role, notes: person.notes }),
    person: person.full_name,
  })),
  ...incident.evidence
    .filter(({ id }) => !leftOut.includes(id))
    .map((exhibit) => ({
      ...recordTexts('evidence', exhibit, {
        title: exhibit.title,
        description: exhibit.description,
        source: exhibit.source,
      }),
      exhibit: exhibit.number,
    })),
];

/** Of an entry of the journal. */
export const entryTexts = (entry: Pick<Entry, 'id' | 'version' | 'title' | 'content'>): RecordTexts[] => [
  recordTexts('journal_entry', entry, { title: entry.title, content: entry.content }),
];

const recordTexts = (
  entity: Entity,
  { id, version }: { id: string; version: number },
  texts: Partial<Record<Field, string | null>>,
): RecordTexts => ({
  id,
  version,
  person: null,
  exhibit: null,
  texts: Object.entries(texts).flatMap(([field, text]) =>
    text ? { place: { entity, id, version, field: field as Field }, text } : [],
  ),
});
