/** Run by the threads that search: an incident, opened. */
import { unopenedFrom } from '../../platform/records/record-kind.ts';
import type { OpenThing } from '../search/index.ts';
import { EVIDENCE, type EvidenceClear } from './evidence/evidence-kind.ts';
import { incidentItem, unopenedIncident } from './incident-item.ts';
import { INCIDENTS, type IncidentContent, SEALED_PERSON } from './incident-kind.ts';
import type { SearchedIncidentRow } from './incident-search.ts';

export const open: OpenThing<SearchedIncidentRow> = (box, row, openFile) => {
  const content = INCIDENTS.sealed.tryOpen(box, unopenedIncident(row), row.sealed);
  if (content === undefined) return undefined;
  const { title, description, location, tags, origin } = content;
  const persons = row.persons.flatMap((person) => SEALED_PERSON.tryOpen(box, person, person.sealed) ?? []);
  const exhibits = row.exhibits.flatMap((one) => {
    const record = unopenedFrom<EvidenceClear>(EVIDENCE, one);
    return EVIDENCE.sealed.tryOpen(box, record, one.sealed) ?? [];
  });
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
          ...textsOf('location', location),
          ...textsOf('tags', ...tags),
          ...persons.flatMap(({ full_name, role, notes }) => textsOf('persons', full_name, role, notes)),
          ...exhibits.flatMap((one) => textsOf('evidence', one.title, one.description, one.source)),
          ...row.exhibits.flatMap(({ files }) => files.flatMap((file) => openFile(box, file))),
          ...textsOf('origin', ...toldIn(origin)),
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
