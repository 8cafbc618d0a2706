import { describe, expect, it } from 'vitest';
import type { SynthesisSentence } from '#contract/syntheses.ts';
import { editedSentences } from './edited-sentences.ts';

const sentence = (id: string): SynthesisSentence => ({
  id,
  part: 'chronology',
  text: `Phrase ${id}.`,
  made: 'words',
  sources: [
    { entity: 'incident', id: 'incident', version: 1, passage: { field: 'description', start: 0, end: 9 } },
  ],
  on: '2026-03-03',
});
const BEFORE = [sentence('a'), sentence('b'), sentence('c')];

describe('an edit of sentences by hand', () => {
  it('moves, leaves out and changes; what was changed is the person’s and keeps its sources', () => {
    const after = editedSentences(BEFORE, [{ id: 'c' }, { id: 'a', text: 'Autrement.' }]);
    expect(after).toEqual([sentence('c'), { ...sentence('a'), text: 'Autrement.', made: 'person' }]);
  });

  it('changes nothing of a sentence whose text is the same', () => {
    expect(editedSentences(BEFORE, [{ id: 'a', part: 'steps', text: 'Phrase a.' }])).toEqual([sentence('a')]);
  });

  it('adds a sentence of the person, which has no source', () => {
    expect(editedSentences([], [{ id: 'd', part: 'steps', text: 'À moi.' }])).toEqual([
      { id: 'd', part: 'steps', text: 'À moi.', made: 'person', sources: [], on: null },
    ]);
  });

  it.each([
    ['a new one without a text', [{ id: 'd', part: 'steps' as const }]],
    ['a new one without a part', [{ id: 'd', text: 'À moi.' }]],
    ['one twice', [{ id: 'a' }, { id: 'a' }]],
  ])('refuses %s', (_what, edit) => {
    expect(() => editedSentences(BEFORE, edit)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  });
});
