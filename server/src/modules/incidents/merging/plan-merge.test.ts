import { describe, expect, it } from 'vitest';
import {
  INCIDENT_PERSONS_MAX_COUNT,
  PERSON_NOTES_MAX_CHARACTERS,
  TAGS_MAX_COUNT,
} from '#contract/common/limits.ts';
import type { Incident } from '#contract/incidents.ts';
import type { Person } from '#contract/persons.ts';
import { mergedFields, planMerge } from './plan-merge.ts';

const at = '2026-03-01T10:00:00.000Z';
const incident = (changes: Partial<Incident> = {}): Incident => ({
  id: 'own',
  title: 'Un',
  description: 'Il a crié.',
  type: 'harassment',
  priority: 'high',
  status: 'open',
  reference_number: 'INC-2026-0001',
  incident_date: null,
  incident_time: null,
  time_until: null,
  time_certainty: null,
  incident_until: null,
  date_certainty: null,
  location: null,
  other_places: [],
  tags: [],
  unstated: [],
  is_sensitive: false,
  is_anonymized: false,
  persons: [],
  evidence: [],
  origin: null,
  from_entry: null,
  created_at: at,
  updated_at: at,
  version: 1,
  ...changes,
});
const other = (changes: Partial<Incident> = {}): Incident =>
  incident({ id: 'other', title: 'Deux', reference_number: 'INC-2026-0002', ...changes });
const person = (id: string, changes: Partial<Person> = {}): Person => ({
  id,
  incident_id: 'own',
  person_key: id,
  full_name: id,
  is_anonymized: false,
  part: null,
  role: '',
  notes: '',
  position: 1,
  also_in: 0,
  created_at: at,
  updated_at: at,
  version: 1,
  ...changes,
});

describe('two incidents that become one', () => {
  it('leave the choice where both say something, and take what only the other says', () => {
    const own = incident({ type: 'fraud', unstated: ['priority'], location: '' });
    const theirs = other({
      type: 'violence',
      priority: 'low',
      location: 'Hall',
      incident_date: '2026-03-12',
    });
    const plan = planMerge(own, theirs);
    expect(plan).toMatchObject({ choices: ['type'], taken: ['incident_date', 'location', 'priority'] });
    expect(mergedFields(own, theirs, plan, [])).toMatchObject({
      incident_date: '2026-03-12',
      location: 'Hall',
      priority: 'low',
      unstated: [],
    });
    expect(mergedFields(own, theirs, plan, [])).not.toHaveProperty('type');
    expect(mergedFields(own, theirs, plan, ['type'])).toMatchObject({ type: 'violence' });
  });

  it('take a field only where it was offered', () => {
    const plan = planMerge(incident(), other());
    expect(plan.choices).toEqual([]);
    expect(mergedFields(incident(), other({ type: 'fraud' }), plan, ['type'])).not.toHaveProperty('type');
  });

  it('tell nothing that is a default which nobody stated as if it were said', () => {
    const plan = planMerge(incident({ unstated: ['type'] }), other({ type: 'security', unstated: ['type'] }));
    expect([plan.choices, plan.taken]).toEqual([[], []]);
  });

  it('are sensitive as soon as one is', () => {
    const theirs = other({ is_sensitive: true });
    expect(mergedFields(incident(), theirs, planMerge(incident(), theirs), [])).toMatchObject({
      is_sensitive: true,
    });
  });

  it('have one person where the keys are the same, with both notes, and nothing that was said is replaced', () => {
    const own = incident({ persons: [person('marc', { part: 'witness', role: 'chef', notes: 'Grand.' })] });
    const theirs = other({
      persons: [
        person('a', { person_key: 'marc', part: 'author', role: 'chef', notes: 'Il a ri.' }),
        person('b', { person_key: 'marc', role: 'adjoint', notes: 'Grand.' }),
        person('julie'),
      ],
    });
    const { same, added } = planMerge(own, theirs);
    expect(same.map(({ person: { id }, patch }) => [id, patch])).toEqual([
      ['marc', { part: 'witness', role: 'chef, adjoint', notes: 'Grand.\n\nIl a ri.' }],
    ]);
    expect(added.map(({ id }) => id)).toEqual(['julie']);
  });

  it('stay two where something has no room, does not open, or has pseudonyms', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => person(`p${index}`));
    const tags = Array.from({ length: TAGS_MAX_COUNT }, (_, index) => `t${index}`);
    const notes = 'é'.repeat(PERSON_NOTES_MAX_CHARACTERS);
    const obstacle = (own: Partial<Incident>, theirs: Partial<Incident>) =>
      planMerge(incident(own), other(theirs)).obstacle;
    expect(obstacle({ is_anonymized: true }, {})).toBe('anonymized');
    expect(obstacle({}, { is_anonymized: true })).toBe('anonymized');
    expect(obstacle({ persons: many(INCIDENT_PERSONS_MAX_COUNT) }, { persons: [person('one')] })).toBe(
      'too_many_persons',
    );
    expect(obstacle({ tags }, { tags })).toBeNull();
    expect(obstacle({ tags }, { tags: ['more'] })).toBe('too_many_tags');
    expect(
      obstacle({ persons: [person('m', { notes })] }, { persons: [person('m', { notes: 'Grand.' })] }),
    ).toBe('notes_too_long');
    expect(obstacle({}, { persons: [person('m', { damaged: true })] })).toBe('damaged');
    expect(obstacle({}, {})).toBeNull();
  });

  it('have another plan as soon as one of them has another version', () => {
    const { plan } = planMerge(incident(), other());
    expect(planMerge(incident(), other()).plan).toBe(plan);
    expect(planMerge(incident(), other({ version: 2 })).plan).not.toBe(plan);
    expect(planMerge(incident({ persons: [person('m')] }), other()).plan).not.toBe(plan);
  });
});
