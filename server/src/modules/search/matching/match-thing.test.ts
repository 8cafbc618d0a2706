import { describe, expect, it } from 'vitest';
import { SEARCH_MAX_PLACES } from '#contract/common/limits.ts';
import type { TimelineItem } from '#contract/timeline.ts';
import type { SearchedThing } from '../search-source.ts';
import { matchThing } from './match-thing.ts';

const ITEM: TimelineItem = {
  type: 'conversation',
  id: '018f0000-0000-7000-8000-000000000001',
  date: '2026-03-12T09:00:00.000Z',
  happened_on: null,
  happened_at: null,
  title: 'Titre',
  content: '',
  data: { status: 'active', message_count: 2 },
};
const thing = (changes: Partial<SearchedThing>): SearchedThing => ({
  item: ITEM,
  mood: null,
  tags: [],
  units: [],
  ...changes,
});
const wanted = (...terms: string[]) => ({ terms, moods: undefined, tags: [] });

describe('a thing', () => {
  it('is found where all terms stand in one unit, one here and one there', () => {
    const texts = [
      { field: 'title', text: 'La réunion' },
      { field: 'content', text: 'Il a crié.' },
    ];
    const found = matchThing(thing({ units: [{ texts }] }), wanted('reunion', 'crie'));
    expect(found?.map(({ field }) => field)).toEqual(['title', 'content']);
  });

  it('is not found where they stand in two units', () => {
    const units = ['réunion', 'crié'].map((text) => ({
      messageId: text,
      texts: [{ field: 'message', text }],
    }));
    expect(matchThing(thing({ units }), wanted('reunion', 'crie'))).toBeUndefined();
  });

  it('says in which message, and no more than so many places', () => {
    const units = Array.from({ length: 30 }, (_, at) => ({
      messageId: `m${at}`,
      texts: [{ field: 'message', text: 'crié' }],
    }));
    const found = matchThing(thing({ units }), wanted('crie'));
    expect(found).toHaveLength(SEARCH_MAX_PLACES);
    expect(found?.[1]).toEqual({ field: 'message', message_id: 'm1', excerpt: 'crié', marks: [[0, 4]] });
  });

  it('shows no word where its words are hidden', () => {
    const units = [{ texts: [{ field: 'title', text: 'crié' }] }];
    expect(matchThing(thing({ isHidden: true, units }), wanted('crie'))).toEqual([]);
    expect(matchThing(thing({ isHidden: true, units }), wanted('autre'))).toBeUndefined();
  });

  it('passes with one of the moods and all of the tags, however they are written', () => {
    const one = thing({ mood: 'negative', tags: ['Équipe', 'réunion'] });
    const asked = (moods: SearchedThing['mood'][], ...tags: string[]) =>
      matchThing(one, { terms: [], moods: moods.filter((mood) => mood !== null), tags });
    expect(asked(['neutral', 'negative'], 'equipe', 'reunion')).toEqual([]);
    expect(asked(['neutral'])).toBeUndefined();
    expect(asked(['negative'], 'equip')).toBeUndefined();
  });

  it('is passed over without words where it does not open', () => {
    expect(matchThing(thing({ item: { ...ITEM, damaged: true } }), wanted())).toBeUndefined();
    expect(matchThing(thing({}), wanted())).toEqual([]);
  });
});
