import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTerms } from './find-terms.ts';
import { fold } from './fold.ts';
import { termsOf } from './terms.ts';

/** The marked words of a text. */
const marked = (text: string, words: string): string[] =>
  findTerms(text, termsOf(words)).spans.map(([start, end]) => text.slice(start, end));

const PIECES = [...'abé Éœ’\n', 'e\u0301', '\u00ad', '\u200d', 'ﬁ', '😀', '👩🏽‍⚖️', 'شَ', '\ud83d'];
const textOf = (maxLength: number) =>
  fc.array(fc.constantFrom(...PIECES), { maxLength }).map((pieces) => pieces.join(''));

describe('finding terms', () => {
  it.each([
    ['Le harcèlement', 'harcel', ['harcèl']],
    ['Le harce\u0300lement', 'harcele', ['harce\u0300le']],
    ['Un cœur, UN CŒUR', 'coeur', ['cœur', 'CŒUR']],
    ['Un cœur', 'co', ['cœ']],
    ['Il a dit\n  « jamais »', '"dit "', ['dit']],
    ['Il a dit\n  jamais', '"a dit jamais"', ['a dit\n  jamais']],
    ['abab', 'abab ba', ['abab']],
    ['aaaa', 'aa', ['aaaa']],
    ['J’étais là', "j'etais", ['J’étais']],
    ['a.b', '.*', []],
  ])('marks in %j what %j asks for', (text, words, expected) => {
    expect(marked(text, words)).toEqual(expected);
  });

  it('says of each term whether it is there', () => {
    expect(findTerms('un deux', ['un', 'trois', 'deux']).has).toEqual([true, false, true]);
  });

  it('marks what folds to the term, whole characters only, and finds each part of a text in it', () => {
    fc.assert(
      fc.property(textOf(20), textOf(6), textOf(20), (before, part, after) => {
        const term = fold(part).text.trim();
        fc.pre(term !== '');
        const text = before + part + after;
        const { has, spans } = findTerms(text, [term]);
        expect(has).toEqual([true]);
        for (const [start, end] of spans) {
          expect(start).toBeLessThan(end);
          expect(fold(text.slice(start, end)).text).toContain(term);
          // Never between the halves of a pair.
          for (const cut of [start, end]) expect(text.codePointAt(cut - 1) ?? 0).toBeLessThan(0x10000);
        }
        for (const [at, [start]] of spans.entries()) expect(start).toBeGreaterThan(spans[at - 1]?.[1] ?? -1);
      }),
    );
  });

  it('takes a text of half a million characters, with a term everywhere in it, in its stride', () => {
    expect(findTerms('a'.repeat(500_000), ['a'.repeat(100)]).spans).toHaveLength(1);
  });
});

describe('terms', () => {
  it.each([
    ['Réunion du  matin', ['reunion', 'du', 'matin']],
    ['"devant tout le monde" chef', ['devant tout le monde', 'chef']],
    ['« devant tous » “à côté”', ['devant tous', 'a cote']],
    ['"sans fin du guillemet', ['sans', 'fin', 'du', 'guillemet']],
    ['harcèlement, (réunion)… oui ?', ['harcelement', 'reunion', 'oui', '?']],
    ['un un UN', ['un']],
    ['""  « » \u0301\u200b\0', []],
    ['', []],
    ['[a-z]+ \\d $', ['a-z]+', '\\d', '$']],
    ['שלום עולם', ['שלום', 'עולם']],
  ])('of %j are %j', (words, terms) => {
    expect(termsOf(words)).toEqual(terms);
  });
});
