import { describe, expect, it } from 'vitest';
import type { Incident, IncidentType } from '#contract/incidents.ts';
import type { Person, PlayedPart } from '#contract/persons.ts';
import { incidentsWithSomebodyOf, type Material, makeAnalysis, type OtherPerson } from './make-analysis.ts';
import { comparedName } from './similar-names.ts';

const somebody = (id: string, part: PlayedPart | null, full_name = 'Marc Dupont'): Person =>
  ({ id, version: 1, person_key: id, full_name, is_anonymized: false, part }) as Person;
const incident = (persons: Person[], type: IncidentType = 'bullying'): Incident =>
  ({
    id: 'here',
    reference_number: 'INC-2026-0001',
    type,
    incident_date: '2026-03-12',
    incident_until: null,
    date_certainty: null,
    unstated: [],
    location: 'Bureau',
    persons,
    evidence: [],
    origin: null,
  }) as unknown as Incident;
const other = (incident_id: string, type: IncidentType | null, day: string) => ({
  incident_id,
  reference_number: incident_id,
  type,
  moment: { certainty: 'exact', from: day, to: day } as const,
});
const there = (
  id: string,
  incident_id: string,
  person_key: string,
  part: PlayedPart | null = null,
  name = 'Marc Dupont',
): OtherPerson => ({ id, incident_id, person_key, part, name: comparedName(name) });
const READING = { read: { told: new Set<never>(), denied: new Set<never>() }, today: '2026-11-23' };
const made = (material: Partial<Material> & Pick<Material, 'incident'>) =>
  makeAnalysis({ others: [], otherPersons: [], isPartial: false, ...material }, READING);
const startOf = (analysis: ReturnType<typeof made>) => analysis.limitations[0]?.from?.incident_id;

describe('a series of acts', () => {
  const later = other('later', 'sexual_harassment', '2026-05-02');

  it('goes on with types of the same family, of a person who may have acted in both', () => {
    const marc = somebody('marc', 'author');
    const found = made({
      incident: incident([marc]),
      others: [later],
      otherPersons: [there('p', 'later', 'marc')],
    });
    expect(startOf(found)).toBe('later');
    expect(found.incidents.map(({ incident_id }) => incident_id)).toEqual(['here', 'later']);
  });

  it.each([
    ['is a witness here', somebody('marc', 'witness'), there('p', 'later', 'marc', 'author'), later],
    ['is a witness there', somebody('marc', 'author'), there('p', 'later', 'marc', 'witness'), later],
    ['is somebody else of that name', somebody('marc', 'author'), there('p', 'later', 'another'), later],
    [
      'did something of another kind there',
      somebody('marc', 'author'),
      there('p', 'later', 'marc'),
      other('later', 'fraud', '2026-05-02'),
    ],
    [
      'did something there of which the type is not said',
      somebody('marc', 'author'),
      there('p', 'later', 'marc'),
      other('later', null, '2026-05-02'),
    ],
  ])('does not go on where the person %s', (_what, here, person, that) => {
    expect(startOf(made({ incident: incident([here]), others: [that], otherPersons: [person] }))).toBe(
      'here',
    );
  });
});

describe('what is in common', () => {
  it('is asked once of a person who stands in an incident twice', () => {
    const twice = [somebody('one', null), { ...somebody('two', null), person_key: 'one' }];
    const { repetitions } = made({
      incident: incident(twice, 'other'),
      others: [other('that', 'other', '2026-05-02')],
      otherPersons: [there('p', 'that', 'one'), there('q', 'that', 'one')],
    });
    expect(repetitions).toMatchObject([{ by: { person_id: 'one' }, incident_ids: ['here', 'that'] }]);
  });

  it('is no type where nobody stated it, and none for "Autre"', () => {
    const others = [other('that', 'other', '2026-05-02'), other('this', null, '2026-05-02')];
    expect(made({ incident: incident([], 'other'), others }).repetitions).toEqual([]);
    const unstated = { ...incident([]), unstated: ['type' as const] };
    expect(made({ incident: unstated, others }).repetitions).toEqual([]);
  });

  it('is looked for by keys and names, but by no name that is hidden', () => {
    const persons = [somebody('marc', null), { ...somebody('x', null, 'Julie Leroy'), is_anonymized: true }];
    const others = [
      there('p', 'same', 'marc', null, 'Le chef'),
      there('q', 'alike', 'k', null, 'M. Dupont'),
      there('r', 'hidden', 'l', null, 'Julie Leroy'),
      there('s', 'nobody', 'm', null, ''),
    ];
    expect(incidentsWithSomebodyOf({ persons }, others)).toEqual(['same', 'alike']);
    const found = made({
      incident: incident(persons, 'other'),
      others: others.map(({ incident_id }) => other(incident_id, 'other', '2026-05-02')),
      otherPersons: others,
    });
    expect(found.look_alikes).toEqual([
      { person_id: 'marc', others: [{ incident_id: 'alike', person_id: 'q' }] },
    ]);
  });

  it('copies no name', () => {
    const found = made({
      incident: incident([somebody('marc', 'author')]),
      others: [other('that', 'bullying', '2026-05-02')],
      otherPersons: [there('p', 'that', 'marc')],
    });
    expect(JSON.stringify(found)).not.toMatch(/dupont/i);
  });
});
