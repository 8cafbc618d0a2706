import { describe, expect, it } from 'vitest';
import { emptyValues } from '../values/incident-values.ts';
import { draftOf, parseIncidentDraft } from './incident-draft.ts';

const ID = '0198f000-0000-7000-8000-000000000000';
const EMPTY = emptyValues('2026-11-21');

describe('the draft of an incident', () => {
  it('is nothing while the form says nothing that is not stored', () => {
    expect(draftOf(ID, EMPTY, null, EMPTY)).toBeNull();
    expect(draftOf(ID, EMPTY, { version: 3, values: EMPTY }, EMPTY)).toBeNull();
  });

  it('of an edit holds only the fields that were changed', () => {
    const draft = draftOf(ID, { ...EMPTY, title: 'Nouveau' }, { version: 3, values: EMPTY }, EMPTY);
    expect(draft).toEqual({
      incidentId: ID,
      values: { title: 'Nouveau' },
      base: { version: 3, values: { title: '' } },
      aside: null,
    });
  });

  it('survives being written and read', () => {
    const draft = draftOf(ID, { ...EMPTY, description: 'l’été «\u202fici\u202f»' }, null, EMPTY);
    expect(parseIncidentDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('is refused when it is something else', () => {
    expect(
      parseIncidentDraft({ incidentId: ID, values: { type: 'nonsense' }, base: null, aside: null }),
    ).toBeNull();
    expect(parseIncidentDraft('text')).toBeNull();
  });
});
