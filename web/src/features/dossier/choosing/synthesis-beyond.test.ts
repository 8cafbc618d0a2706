import { expect, it } from 'vitest';
import type { SeenRecord, SynthesisSentence } from '#contract/syntheses.ts';
import { emptyValues } from '../choices/wizard-values.ts';
import { beyondOf } from './synthesis-beyond.ts';

const seen = (id: string, entity: SeenRecord['entity'], within: string | null = null): SeenRecord => ({
  id,
  entity,
  within,
  version: 1,
  name: id,
  is_sensitive: false,
});
const of = (...ids: string[]): SynthesisSentence => ({
  id: ids.join(),
  part: 'chronology',
  text: 'x',
  made: 'words',
  sources: ids.map((id) => ({ entity: 'incident', id, version: 1, passage: null })),
  on: null,
});
const SYNTHESIS = {
  sentences: [of('a', 'person of b'), of('entry'), of('private')],
  seen: [
    seen('a', 'incident'),
    seen('b', 'incident'),
    seen('person of b', 'incident_person', 'b'),
    seen('entry', 'journal_entry'),
    seen('private', 'journal_entry'),
  ],
};
const CHOOSABLE = {
  incidents: new Map([
    ['a', false],
    ['b', false],
  ]),
  entries: new Set(['entry']),
};
const chosen = (incident_ids: string[], entry_ids: string[]) => ({
  ...emptyValues('', 'fr'),
  incident_ids,
  entry_ids,
});

it('names the incidents and entries that a synthesis tells of and that are not chosen, through their persons too', () => {
  const { records, hasOthers } = beyondOf(SYNTHESIS, chosen(['a'], []), CHOOSABLE);
  expect(records.map(({ id }) => id)).toEqual(['b', 'entry']);
  expect(hasOthers).toBe(true);
});

it('what cannot go in is not asked for', () => {
  expect(beyondOf(SYNTHESIS, chosen(['a', 'b'], ['entry']), CHOOSABLE)).toEqual({
    records: [],
    exhibits: [],
    hasOthers: true,
  });
});

it('a synthesis of what is chosen stands in nobody’s way', () => {
  const own = { ...SYNTHESIS, sentences: [of('a')] };
  expect(beyondOf(own, chosen(['a'], []), CHOOSABLE)).toEqual({
    records: [],
    exhibits: [],
    hasOthers: false,
  });
});

it('an exhibit that is left out and named is asked for through its incident; questions count only where they go in', () => {
  const named = {
    sentences: [of('exhibit of a'), { ...of('b'), part: 'missing' as const }],
    seen: [...SYNTHESIS.seen, seen('exhibit of a', 'evidence', 'a')],
  };
  const values = { ...chosen(['a'], []), left_out_evidence: ['exhibit of a'] };
  const { records, exhibits } = beyondOf(named, values, CHOOSABLE);
  expect([records.map(({ id }) => id), exhibits]).toEqual([['a'], ['exhibit of a']]);
  expect(beyondOf(named, { ...values, with_questions: true }, CHOOSABLE).records.map(({ id }) => id)).toEqual(
    ['a', 'b'],
  );
});
