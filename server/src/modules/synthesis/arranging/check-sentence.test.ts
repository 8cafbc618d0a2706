import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSentence } from './check-sentence.ts';

const MARC = 'Marc a frappé Julie.';
const NOT = 'Il ne m’a pas parlé le 3 mars.';

describe('what a model makes of sentences', () => {
  it('passes where it arranges and joins them', () => {
    expect(checkSentence(MARC, [MARC])).toEqual([{ source: 0, glue: null }]);
    expect(checkSentence(`${NOT} ${MARC}`, [MARC, NOT])).toEqual([
      { source: 1, glue: null },
      { source: 0, glue: null },
    ]);
    expect(checkSentence(`${NOT} Ensuite\u202f: ${MARC}`, [MARC, NOT])).toMatchObject([
      { source: 1, glue: null },
      { source: 0, glue: { written: 'ensuite', says: 'later' } },
    ]);
    // Lines of the person are given to it in one.
    expect(checkSentence('Il a ri. Puis rien.', ['Il a ri.\nPuis rien.'])).toHaveLength(1);
  });

  it.each([
    ['a name', 'Marc a frappé Julie et Sophie.', 'name', ['Sophie']],
    ['a date', 'Marc a frappé Julie en avril.', 'date', ['avril']],
    ['a number', 'Marc a frappé Julie 3 fois.', 'number', ['3', 'fois']],
    ['a number in words', 'Marc a frappé Julie deux fois.', 'number', ['deux', 'fois']],
    ['an act', 'Marc a frappé Julie et crié.', 'act', ['et', 'crié']],
    ['a legal term', 'Marc a frappé Julie, victime de harcèlement.', 'law', ['victime', 'harcèlement']],
    ['a motive', 'Marc a frappé Julie par jalousie.', 'act', ['jalousie']],
    ['a cause', 'Donc Marc a frappé Julie.', 'act', ['Donc']],
    ['another sense, with the same words', 'Julie a frappé Marc.', 'changed', expect.any(Array)],
    ['half of it', 'Marc a frappé.', 'changed', expect.any(Array)],
    ['the same twice', 'Marc a frappé Julie. Marc a frappé Julie.', 'changed', []],
    ['another mark at its end', 'Marc a frappé Julie ?', 'changed', []],
    ['no mark at its end', 'Marc a frappé Julie', 'changed', []],
    ['a mark within it', 'Marc, a frappé Julie.', 'changed', []],
    ['a letter that is no capital any more', 'marc a frappé Julie.', 'changed', []],
    ['words of the list before it', 'Ensuite : Marc a frappé Julie.', 'changed', []],
    ['words of the list behind it', 'Marc a frappé Julie. Ensuite :', 'changed', []],
    ['words of the list within it', 'Marc a ensuite frappé Julie.', 'changed', expect.any(Array)],
  ])('is refused with %s', (_what, text, because, words) => {
    expect(checkSentence(text, [MARC])).toEqual({ because, words });
  });

  it('is refused where somebody else says it, by marks alone', () => {
    expect(checkSentence('Marc, dit Julie, a volé.', ['Marc dit : « Julie a volé. »'])).toHaveProperty(
      'because',
    );
    expect(checkSentence('Marc dit Julie a volé.', ['Marc dit : « Julie a volé. »'])).toEqual({
      because: 'changed',
      words: [],
    });
    expect(checkSentence('Il a volé.', ['Il a volé ?'])).toEqual({ because: 'changed', words: [] });
  });

  it('is refused without a negation that was there, and without a source', () => {
    expect(checkSentence('Il m’a parlé le 3 mars.', [NOT])).toHaveProperty('because', 'changed');
    expect(checkSentence(MARC, [])).toEqual({ because: 'no_source', words: [] });
  });

  it('passes for any sentences in any order, joined by words of the list alone', () => {
    const sentence = fc
      .array(fc.constantFrom('il', 'crie', 'Marc', '3', 'puis', '?', '«', 'jour', 'n’', 'a'), {
        minLength: 1,
      })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 4 }), (sources) => {
        // Where one begins with another, the longest that fits is taken first, and may be the wrong one.
        const unlike = [...new Set(sources)].filter((one) => !one.startsWith('puis'));
        fc.pre(
          unlike.length > 0 && unlike.every((one) => unlike.every((o) => o === one || !o.startsWith(one))),
        );
        expect(checkSentence(unlike.join(' Puis : '), unlike)).toHaveLength(unlike.length);
        expect(checkSentence(`${unlike.join(' ')} menteur`, unlike)).toHaveProperty('because');
        expect(checkSentence(`${unlike.join(' ')} !`, unlike)).toHaveProperty('because');
      }),
    );
  });
});
