import { describe, expect, it } from 'vitest';
import { draftOf, parseDraft } from '#web/editing/draft-content.ts';
import { EDITED_INCIDENT } from './edited-incident.ts';
import { emptyValues, INCIDENT_FIELDS } from './incident-values.ts';

const EMPTY = emptyValues('2026-11-21');

describe('the draft of an incident', () => {
  it('survives being written and read', () => {
    const draft = draftOf(INCIDENT_FIELDS, { ...EMPTY, description: 'l’été «\u202fici\u202f»' }, null, EMPTY);
    expect(parseDraft(EDITED_INCIDENT, JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('is refused when it is something else', () => {
    expect(parseDraft(EDITED_INCIDENT, { values: { type: 'nonsense' }, base: null, aside: null })).toBeNull();
  });
});

describe('an incident', () => {
  it('can hold two descriptions one after the other, and all tags once', () => {
    const { description, tags } = EDITED_INCIDENT.together;
    expect(description?.('Ici', 'Là-bas')).toBe('Ici\n\nLà-bas');
    expect(tags?.(['a', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(Object.keys(EDITED_INCIDENT.together)).toEqual(['description', 'tags', 'other_places']);
  });

  it('that is created from the text of a deleted one is open', () => {
    expect(EDITED_INCIDENT.asNew({ title: 'Réunion', status: 'closed' })).toMatchObject({
      title: 'Réunion',
      status: 'open',
      type: 'security',
      unstated: ['type', 'priority', 'incident_date'],
    });
    expect(EDITED_INCIDENT.asNew({ type: 'fraud', incident_date: '2026-03-12' }).unstated).toEqual([
      'priority',
    ]);
  });
});
