import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSentence } from './check-sentence.ts';

const MARC = 'Marc a frappé Julie.';
const NOT = 'Il ne m’a pas parlé le 3 mars.';

describe('what a model makes of sentences', () => {
  it('passes where it arranges and joins them', () => {
    expect(checkSentence(MARC, [MARC])).toBeNull();
    expect(checkSentence('Il ne m’a pas parlé le 3 mars, puis Marc a frappé Julie.', [MARC, NOT])).toBeNull();
    expect(
      checkSentence('D’abord : Marc a frappé Julie ; par la suite, il ne m’a pas parlé le 3 mars.', [
        MARC,
        NOT,
      ]),
    ).toBeNull();
  });

  it.each([
    ['a name', 'Puis Marc a frappé Julie et Sophie.', 'name', ['Sophie']],
    ['a date', 'Marc a frappé Julie en avril.', 'date', ['avril']],
    ['a number', 'Marc a frappé Julie 3 fois.', 'number', ['3', 'fois']],
    ['a number in words', 'Marc a frappé Julie deux fois.', 'number', ['deux', 'fois']],
    ['an act', 'Marc a frappé Julie et crié.', 'act', ['crié']],
    ['a legal term', 'Marc a frappé Julie, victime de harcèlement.', 'law', ['victime', 'harcèlement']],
    ['a motive', 'Marc a frappé Julie par jalousie.', 'act', ['jalousie']],
    ['a cause', 'Donc Marc a frappé Julie.', 'act', ['Donc']],
    ['another sense, with the same words', 'Julie a frappé Marc.', 'changed', expect.any(Array)],
    ['half of it', 'Marc a frappé.', 'changed', expect.any(Array)],
    ['the same twice', 'Marc a frappé Julie et Marc a frappé Julie.', 'changed', expect.any(Array)],
  ])('is refused with %s', (_what, text, because, words) => {
    expect(checkSentence(text, [MARC])).toEqual({ because, words });
  });

  it('is refused without a negation that was there, and without a source', () => {
    expect(checkSentence('Il m’a parlé le 3 mars.', [NOT])?.because).toBe('changed');
    expect(checkSentence(MARC, [])).toEqual({ because: 'no_source', words: [] });
  });

  it('passes for any sentences in any order, joined by words of the list alone', () => {
    const sentence = fc
      .array(fc.constantFrom('il', 'crie', 'Marc', '3', 'puis', 'le', 'même', 'jour', 'n’', 'a'), {
        minLength: 1,
      })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 4 }), (sources) => {
        // The words of one may be those of the list: that is why the longest that fits is taken first.
        const unlike = [...new Set(sources)].filter((one) => !/^(?:puis|le|même|jour)/.test(one));
        fc.pre(
          unlike.length > 0 && unlike.every((one) => unlike.every((o) => o === one || !o.startsWith(one))),
        );
        expect(checkSentence(unlike.join(', puis '), unlike)).toBeNull();
        expect(checkSentence(`${unlike.join(' ')} menteur`, unlike)).not.toBeNull();
      }),
    );
  });
});
