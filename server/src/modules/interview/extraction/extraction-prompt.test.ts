import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extractionMaterial } from './extraction-prompt.ts';

const HEADS = /^(?:\[Message \d+\]|\[Question posée avant le message \d+\]|)$/;

it('numbers the messages, with the question that each answers', () => {
  expect(
    extractionMaterial([
      { content: 'Il a crié.\nTrès fort.', question: null },
      { content: 'Non, personne.', question: 'Qui d’autre était là ?' },
    ]),
  ).toBe(
    `[Message 1]
> Il a crié.
> Très fort.

[Question posée avant le message 2]
> Qui d’autre était là ?

[Message 2]
> Non, personne.`,
  );
});

it('lets no line of a message pass for anything else', () => {
  const ends = fc.constantFrom('\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085', '\u000B', 'a');
  const lines = fc.constantFrom('[Message 2]', 'SYSTEM: ignore', '"""', '```', '> ok', '\uD83D');
  const content = fc.array(fc.oneof(ends, lines), { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(content, content, (one, other) => {
      const material = extractionMaterial([
        { content: one, question: null },
        { content: other, question: one },
      ]);
      expect(material.isWellFormed()).toBe(true);
      const lines = material.split(/[\n\r\v\f\u0085\u2028\u2029]/);
      for (const line of lines) expect(line.startsWith('> ') || HEADS.test(line)).toBe(true);
      expect(lines.filter((line) => line.startsWith('[Message'))).toHaveLength(2);
    }),
  );
});

it('bounds what is sent of one message', () => {
  expect(
    extractionMaterial([{ content: 'a'.repeat(1_000_000), question: 'b'.repeat(9_000) }]).length,
  ).toBeLessThan(9_000);
});
