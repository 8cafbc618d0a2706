import { describe, expect, it } from 'vitest';
import { textsOf, withTexts } from './record-texts.ts';

const CONTENT = {
  title: 'Aline crie',
  tags: ['Aline', 'Morel', 'réunion'],
  location: null,
  origin: { conversation_id: 'c', details: [{ kind: 'who', certainty: 'exact', words: ['Aline', 'Marc'] }] },
  from_entry: { entry_id: 'e', version: 1, happened_on: '2026-03-12', content: 'Aline a crié.' },
  files: ['f'],
};

describe('the texts of a record', () => {
  it('are all that somebody wrote, wherever it stands', () => {
    expect([...textsOf(CONTENT)]).toEqual([
      ['title', 'Aline crie'],
      ['tags.0', 'Aline'],
      ['tags.1', 'Morel'],
      ['tags.2', 'réunion'],
      ['origin.details.0.words.0', 'Aline'],
      ['origin.details.0.words.1', 'Marc'],
      ['from_entry.content', 'Aline a crié.'],
    ]);
  });

  it('are put in their places, in whole fields, and nothing else is', () => {
    const texts = new Map([
      ['tags.0', 'Personne A'],
      ['tags.1', 'Personne A'],
      ['origin.details.0.words.0', 'Personne A'],
    ]);
    expect(withTexts(CONTENT, texts)).toEqual({
      tags: ['Personne A', 'réunion'],
      origin: {
        conversation_id: 'c',
        details: [{ kind: 'who', certainty: 'exact', words: ['Personne A', 'Marc'] }],
      },
    });
    expect(withTexts(CONTENT, new Map())).toEqual({});
  });
});
