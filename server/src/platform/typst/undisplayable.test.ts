import { expect, it } from 'vitest';
import { displayable, undisplayableIn, withNumbers } from './undisplayable.ts';

it('the passages that the compiler cannot show are read from what it says', () => {
  const said = (passage: string): string => `\`\\"${passage}\\"\``;
  const message =
    `[SourceDiagnostic { message: "PDF/A-3a error: the text ${said(String.raw`a\\u{301}\\\"`)} could not be displayed", hints: [] }, ` +
    `SourceDiagnostic { message: "PDF/A-3a error: the text contains the disallowed codepoint ${said(String.raw`\\u{0}`)}", hints: [] }]`;
  expect(undisplayableIn(message)).toEqual(['a\u0301"', '\0']);
  expect(undisplayableIn('Error: the disk is on fire')).toEqual([]);
});

it('passages are written by their numbers, in texts alone', () => {
  const json = JSON.stringify({ 王: ['王小 (a.b)', 3, null], other: { text: 'a.b axb' } });
  expect(JSON.parse(withNumbers(json, ['王', '小', 'a.b']))).toEqual({
    王: ['‹U+738B U+5C0F› (‹U+0061 U+002E U+0062›)', 3, null],
    other: { text: '‹U+0061 U+002E U+0062› axb' },
  });
});

it('halves of characters are replaced, and what reorders a text is shown', () => {
  const shown = (text: string): string => JSON.parse(displayable(JSON.stringify([text])))[0];
  expect(['a\ud800', '\udfffa', 'b\u202ec', '\ud83d\ude00', '\\ud800'].map(shown)).toEqual([
    'a\ufffd',
    '\ufffda',
    'b‹U+202E›c',
    '😀',
    '\\ud800',
  ]);
});
