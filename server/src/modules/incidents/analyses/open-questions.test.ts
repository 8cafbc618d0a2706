import { describe, expect, it } from 'vitest';
import type { DetailKind } from '#contract/common/details.ts';
import { type AskedIncident, openQuestions } from './open-questions.ts';

const kinds = (...some: DetailKind[]): ReadonlySet<DetailKind> => new Set(some);
const BARE: AskedIncident = {
  hasDay: false,
  hasPlace: false,
  hasType: false,
  hasExhibit: false,
  parts: [],
  read: { told: kinds(), denied: kinds() },
  saidUnknown: kinds(),
};
const asked = (incident: Partial<AskedIncident>) =>
  openQuestions({ ...BARE, ...incident }).map(({ about, state }) => `${about} ${state}`);

describe('what an incident leaves open', () => {
  it('is all that no field holds', () => {
    expect(asked({})).toHaveLength(8);
    expect(
      asked({ hasDay: true, hasPlace: true, hasType: true, hasExhibit: true, parts: ['author', 'witness'] }),
    ).toEqual(['effects nowhere', 'actions nowhere']);
  });

  it('is a question about the field where the description tells it, and none where no field is for it', () => {
    const told = kinds('when', 'where', 'people', 'witnesses', 'impact', 'actions', 'incident_type');
    expect(asked({ read: { told, denied: kinds() } })).toEqual([
      'when told',
      'where told',
      'who told',
      'witnesses told',
      'evidence nowhere',
      'type told',
    ]);
  });

  it('is not what the person said that there was none of, that they do not know, or prefer not to tell', () => {
    expect(asked({ read: { told: kinds(), denied: kinds('witnesses', 'actions') } })).not.toContain(
      'witnesses nowhere',
    );
    const saidUnknown = kinds('when', 'where', 'people', 'witnesses', 'impact', 'actions', 'incident_type');
    expect(asked({ saidUnknown })).toEqual(['evidence nowhere']);
  });

  it('asks for whoever acted where witnesses and the person themself alone are named', () => {
    expect(asked({ parts: ['witness', 'victim', 'told_afterwards'] })).toContain('who nowhere');
    expect(asked({ parts: [null] })).not.toContain('who nowhere');
  });
});
