/** Run by the threads that search: an incident, opened. */
import type { OpenThing } from '../../search/index.ts';
import { SEALED_EVIDENCE } from '../evidence/evidence-content.ts';
import { type IncidentContent, SEALED_INCIDENT } from '../incident-content.ts';
import { SEALED_PERSON } from '../persons/person-content.ts';
import { incidentItem, unopenedIncident } from './incident-item.ts';
import type { SearchedIncidentRow } from './incident-search.ts';

export const open: OpenThing<SearchedIncidentRow> = (box, row, openFile) => {
  const content = SEALED_INCIDENT.tryOpen(box, unopenedIncident(row), row.sealed);
  if (content === undefined) return undefined;
  const { title, description, location, other_places, tags, origin, from_entry } = content;
  const persons = row.persons.flatMap((person) => SEALED_PERSON.tryOpen(box, person, person.sealed) ?? []);
  const exhibits = row.exhibits.flatMap((one) => SEALED_EVIDENCE.tryOpen(box, one, one.sealed) ?? []);
  const files = row.exhibits.flatMap((one) => one.files);
  return {
    item: incidentItem(row, content),
    isHidden: row.is_sensitive,
    mood: null,
    tags,
    units: [
      {
        texts: [
          ...textsOf('title', title),
          ...textsOf('description', description),
          ...textsOf('location', location, ...other_places.flatMap(({ place, what }) => [place, what])),
          ...textsOf('tags', ...tags),
          ...persons.flatMap(({ full_name, role, notes }) => textsOf('persons', full_name, role, notes)),
          ...exhibits.flatMap((one) => textsOf('evidence', one.title, one.description, one.source)),
          ...files.flatMap((file) => openFile(box, file)),
          ...textsOf('origin', ...toldIn(origin), from_entry?.title ?? null, from_entry?.content ?? null),
        ],
      },
    ],
  };
};

/** What the conversation had collected; older incidents have only the short form of it. */
const toldIn = (origin: IncidentContent['origin']): (string | null)[] => {
  if (origin === null) return [];
  if (origin.details.length > 0) return origin.details.flatMap(({ words }) => words);
  const { date, location, people, facts } = origin.extracted;
  return [date, location, ...people, ...facts];
};

const textsOf = (field: string, ...texts: (string | null)[]): { field: string; text: string }[] =>
  texts.flatMap((text) => (text === null || text === '' ? [] : { field, text }));
