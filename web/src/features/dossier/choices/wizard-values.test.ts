import { expect, it } from 'vitest';
import { parseDraft } from '#web/editing/draft-content.ts';
import {
  choicesOf,
  chosenCount,
  emptyValues,
  toggled,
  valuesFrom,
  WIZARD_DRAFT,
  withAnswer,
  withoutRecord,
} from './wizard-values.ts';

const EMPTY = emptyValues(' Dossier ', 'fr');

it('sensitive incidents are sent with the others, and the title without the spaces around it', () => {
  const { title, incident_ids, ...rest } = choicesOf({ ...EMPTY, incident_ids: ['a'], sensitive_ids: ['b'] });
  expect([title, incident_ids, 'sensitive_ids' in rest]).toEqual(['Dossier', ['a', 'b'], false]);
});

it('the choices of a dossier begin another, with what is sensitive apart again', () => {
  const values = { ...EMPTY, title: 'Dossier', incident_ids: ['a', 'c'], sensitive_ids: ['b'] };
  expect(valuesFrom(choicesOf(values), new Set(['b', 'z']))).toEqual(values);
});

it('a draft with a sensitive incident goes with the tab, any other stays', () => {
  expect(WIZARD_DRAFT.isSensitive(EMPTY)).toBe(false);
  expect(WIZARD_DRAFT.isSensitive({ ...EMPTY, sensitive_ids: ['b'] })).toBe(true);
});

it('an unfinished draft is read as it was kept, and something else is none', () => {
  const content = { values: { ...EMPTY, title: '' }, base: null, aside: null };
  expect(parseDraft(WIZARD_DRAFT, JSON.parse(JSON.stringify(content)))?.values).toEqual(content.values);
  expect(parseDraft(WIZARD_DRAFT, { values: { incident_ids: 'all' }, base: null, aside: null })).toBeNull();
});

it('what is chosen again stands once, and what is taken away takes its covered passages with it', () => {
  expect(toggled(['a', 'b'], ['b', 'c'], true)).toEqual(['a', 'b', 'c']);
  const covered = [
    { entity: 'incident' as const, id: 'a', version: 1, field: 'title' as const, start: 0, end: 1 },
  ];
  const left = withoutRecord({ ...EMPTY, incident_ids: ['a', 'b'], covered }, 'a');
  expect([left.incident_ids, left.covered, chosenCount(left)]).toEqual([['b'], [], 1]);
});

it('what is said of persons of one name takes the place of what was said of any of them, and of no others', () => {
  const others = { person_keys: ['x', 'y'], are_one: true };
  const before = [{ person_keys: ['a', 'b'], are_one: true }, others];
  const answer = { person_keys: ['a', 'b', 'c'], are_one: false };
  expect(withAnswer(before, answer)).toEqual([others, answer]);
  expect(withAnswer(undefined, answer)).toEqual([answer]);
});
