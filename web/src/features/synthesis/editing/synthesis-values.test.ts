import { describe, expect, it } from 'vitest';
import { bothOf, patchBetween, type SentenceValue, type SynthesisValues } from './synthesis-values.ts';

const sentence = (id: string, part: SentenceValue['part'] = 'chronology', text = `Phrase ${id}.`) => ({
  id,
  part,
  text,
});
const before: SynthesisValues = { title: 'Synthèse', sentences: [sentence('a'), sentence('b')] };

describe('an edit of a synthesis', () => {
  it('sends nothing where nothing changed', () => {
    expect(patchBetween(before, structuredClone(before))).toEqual({});
    expect(patchBetween(before, { ...before, title: 'Autre' })).toEqual({ title: 'Autre' });
  });

  it('names what stays by its id, and sends the words of what changed or is new', () => {
    const after = [sentence('b'), sentence('a', 'chronology', 'Autrement.'), sentence('c', 'steps')];
    expect(patchBetween(before, { ...before, sentences: after })).toEqual({
      sentences: [{ id: 'b' }, sentence('a', 'chronology', 'Autrement.'), sentence('c', 'steps')],
    });
    expect(patchBetween(before, { ...before, sentences: [] })).toEqual({ sentences: [] });
  });

  it('can hold what two versions say, each sentence once and in its part', () => {
    const theirs = [sentence('b', 'chronology', 'Ailleurs.'), sentence('d', 'persons'), sentence('e')];
    expect(bothOf([sentence('b'), sentence('c', 'steps')], theirs).map(({ id, text }) => [id, text])).toEqual(
      [
        ['b', 'Phrase b.'],
        ['e', 'Phrase e.'],
        ['d', 'Phrase d.'],
        ['c', 'Phrase c.'],
      ],
    );
  });
});
