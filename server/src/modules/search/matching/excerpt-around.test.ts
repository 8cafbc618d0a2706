import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIMELINE_EXCERPT_CHARACTERS } from '#contract/common/limits.ts';
import { excerptAround } from './excerpt-around.ts';
import { findTerms } from './find-terms.ts';
import { fold } from './fold.ts';

const around = (text: string, term: string) => excerptAround(text, findTerms(text, [term]).spans);

describe('an excerpt', () => {
  it('is the whole text where that is short', () => {
    expect(around('Il a crié, et crié.', 'crie')).toEqual({
      excerpt: 'Il a crié, et crié.',
      marks: [
        [5, 9],
        [14, 18],
      ],
    });
  });

  it('begins and ends with an ellipsis where words were left out, and begins with a whole word', () => {
    const text = `${'avant '.repeat(50)}ICI ${'après '.repeat(50)}`;
    const { excerpt, marks } = around(text, 'ici');
    expect(excerpt).toMatch(/^…avant avant .*ICI après.*…$/);
    expect(marks.map(([start, end]) => excerpt.slice(start, end))).toEqual(['ICI']);
  });

  it('goes to the end of a text that ends soon after', () => {
    const { excerpt } = around(`${'a'.repeat(500)} fin`, 'fin');
    expect(excerpt).toMatch(/^…a{100,} fin$/);
    expect(excerpt.length).toBeGreaterThan(TIMELINE_EXCERPT_CHARACTERS - 20);
  });

  it('holds what of a long phrase fits', () => {
    const { excerpt, marks } = around(`${'x'.repeat(400)}${'é'.repeat(200)}`, 'e'.repeat(200));
    expect(excerpt.length).toBeLessThanOrEqual(TIMELINE_EXCERPT_CHARACTERS);
    expect(marks).toHaveLength(1);
  });

  it('shows what was found at the end of a text, wherever it may be cut', () => {
    const { excerpt } = around(`xa${'\u0301'.repeat(60)}${'b'.repeat(95)}mot.`, 'mot');
    expect(excerpt).toMatch(/^….*mot\.$/u);
  });

  it('never cuts a pair, is never longer than it may be, and marks what was found', () => {
    const pieces = fc.constantFrom(...'ab ', 'é', 'e\u0301', '😀', '👩🏽‍⚖️', '🇫🇷', `a${'\u0301'.repeat(60)}`);
    const texts = fc.array(pieces, { maxLength: 200 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, fc.constantFrom('mot', 'é😀', '👩'), texts, (before, word, after) => {
        const term = fold(word).text;
        const text = before + word + after;
        const { excerpt, marks } = around(text, term);
        expect(excerpt.length).toBeLessThanOrEqual(TIMELINE_EXCERPT_CHARACTERS);
        expect(excerpt.isWellFormed()).toBe(true);
        expect(text).toContain(excerpt.replace(/^…|…$/g, ''));
        expect(marks.length).toBeGreaterThan(0);
        for (const [start, end] of marks) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(excerpt.length);
        }
        const [start, end] = marks[0] ?? [0, 0];
        expect(fold(excerpt.slice(start, end)).text).toContain(term);
      }),
    );
  });
});
