import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { type ComposeValues, choiceOf, composeSchema } from './compose-values.ts';

const schema = composeSchema(((key: string) => key) as unknown as TFunction<'synthesis'>);
const values = (changes: Partial<ComposeValues> = {}): ComposeValues => ({
  title: 'Synthèse',
  what: 'all',
  from: '2026-03-01',
  to: '2026-02-01',
  incident_ids: ['a'],
  entry_ids: ['b'],
  language: 'fr',
  with_model: false,
  ...changes,
});
const errorsOf = (changes: Partial<ComposeValues>) =>
  schema.safeParse(values(changes)).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

describe('what a synthesis is to be made of', () => {
  it('sends only what the chosen way asks for', () => {
    expect(choiceOf(values())).toEqual({ incident_ids: [], entry_ids: [], from: null, to: null });
    expect(choiceOf(values({ what: 'period' }))).toMatchObject({ incident_ids: [], from: '2026-03-01' });
    expect(choiceOf(values({ what: 'chosen' }))).toEqual({
      incident_ids: ['a'],
      entry_ids: ['b'],
      from: null,
      to: null,
    });
  });

  it('is refused where the chosen way lacks something, and only there', () => {
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ title: ' ' })).toEqual([['title', 'compose.error.name']]);
    expect(errorsOf({ what: 'period' })).toEqual([['to', 'compose.error.order']]);
    expect(errorsOf({ what: 'period', from: null, to: null })).toEqual([['from', 'compose.error.period']]);
    expect(errorsOf({ what: 'chosen', incident_ids: [], entry_ids: [] })).toEqual([
      ['incident_ids', 'compose.error.chosen'],
    ]);
  });
});
