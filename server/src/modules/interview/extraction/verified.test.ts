import { describe, expect, it } from 'vitest';
import { type ExtractedItem, ITEMS_MAX_COUNT, QUOTE_MAX_CHARACTERS } from './pointer.ts';
import { verified } from './verified.ts';

const item = (quote: string, other: Partial<ExtractedItem> = {}): ExtractedItem => ({
  kind: 'where',
  message: 1,
  quote,
  certainty: 'exact',
  ...other,
});
const messagesOf = (...contents: string[]) => contents.map((content, at) => ({ id: `m${at + 1}`, content }));

/** The words at which the only finding points. */
const pointedAt = (content: string, quote: string): string | undefined => {
  const [pointer] = verified([item(quote)], messagesOf(content));
  return pointer && content.slice(pointer.start, pointer.end);
};

describe('a finding', () => {
  it('is kept with the place of its words', () => {
    expect(verified([item('dans la réserve')], messagesOf('Il m’a coincée dans la réserve hier.'))).toEqual([
      { kind: 'where', message_id: 'm1', start: 15, end: 30, certainty: 'exact' },
    ]);
  });

  it.each([
    ['typographic apostrophes', 'Il m’a crié dessus', "il m'a crié", 'Il m’a crié'],
    ['straight apostrophes', "Il m'a crié dessus", 'Il m’a crié', "Il m'a crié"],
    ['quotation marks', 'Il a dit « dégage » et est parti', 'dit "dégage" et', 'dit « dégage » et'],
    [
      'quotation marks the other way',
      'Il a dit "dégage" et est parti',
      'dit « dégage » et',
      'dit "dégage" et',
    ],
    ['spaces', 'Hier, dans la\u00A0 salle\n  B', 'dans la salle B', 'dans la\u00A0 salle\n  B'],
    ['capitals', 'Oui, AU DEUXIÈME ÉTAGE', 'au deuxième étage', 'AU DEUXIÈME ÉTAGE'],
    ['accents typed as two characters', 'Là, a\u0300 la cantine', 'à la cantine', 'a\u0300 la cantine'],
    ['what cannot be seen', 'dans la ré\u200Bserve ?', 'la réserve', 'la ré\u200Bserve'],
  ])('points at the words as they were typed, which may differ in %s', (_what, content, quote, typed) => {
    expect(pointedAt(content, quote)).toBe(typed);
  });

  it('gives the words as they were typed, whatever stands before them', () => {
    expect(pointedAt('😀👩‍👩‍👧 e\u0301 «  Là-bas »  dans LA\u202Fréserve 😀', 'dans la réserve')).toBe(
      'dans LA\u202Fréserve',
    );
    expect(pointedAt('C’est 👩‍👩‍👧 ici', '👩‍👩‍👧 ici')).toBe('👩‍👩‍👧 ici');
  });

  it.each([
    ['nowhere', 'Il m’a insultée.', 'Il m’a frappée.'],
    ['without its accents', 'la réserve', 'la reserve'],
    ['inside of words', 'Il est adorable', 'or'],
    ['inside of a character', '👩‍👩‍👧', '\uDC69'],
    ['of nothing', 'Bonjour', ' \u200B\n'],
    ['twice', 'dans la réserve, oui, dans la réserve', 'dans la réserve'],
    ['with a word left out', 'dans la grande réserve', 'dans la réserve'],
    ['out of two places', 'Il a crié. Dans la réserve.', 'Il a crié dans la réserve'],
  ])('is left out when its words stand %s', (_what, content, quote) => {
    expect(verified([item(quote)], messagesOf(content))).toEqual([]);
  });

  it('is left out when it names another message than the one in which its words stand', () => {
    const messages = messagesOf('dans la réserve', 'hier');
    for (const message of [0, -1, 2, 3, 1e9, 1.5]) {
      expect(verified([item('dans la réserve', { message })], messages)).toEqual([]);
    }
  });

  it('is left out when it is too long, also when its words are there', () => {
    const content = 'Il a crié sur moi. '.repeat(40);
    expect(verified([item(content.slice(0, QUOTE_MAX_CHARACTERS + 1))], messagesOf(content))).toEqual([]);
    const spaced = `là${' '.repeat(5_000)}bas`;
    expect(verified([item('là bas')], messagesOf(spaced))).toEqual([]);
  });

  it('counts once, and only so many are looked at', () => {
    const messages = messagesOf('dans la réserve');
    expect(verified(Array(10).fill(item('dans la réserve')), messages)).toHaveLength(1);
    const last = [...Array(ITEMS_MAX_COUNT).fill(item('ailleurs')), item('dans la réserve')];
    expect(verified(last, messages)).toEqual([]);
  });

  it('says nothing of what kind of facts they are, whatever a model writes', () => {
    const named = { ...item('Il m’a bousculée', { kind: 'incident_type' }), type: 'violence' };
    const [found] = verified([named], [{ id: 'a', content: 'Il m’a bousculée dans la réserve.' }]);
    expect(found).not.toHaveProperty('type');
  });
});
