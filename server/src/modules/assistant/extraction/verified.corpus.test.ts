import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DETAIL_KINDS } from '#contract/details.ts';
import { literalOf } from './literal.ts';
import { type ExtractedItem, ITEMS_MAX_COUNT } from './pointer.ts';
import { verified } from './verified.ts';

const item = (quote: string, other: Partial<ExtractedItem> = {}): ExtractedItem => ({
  kind: 'where',
  message: 1,
  quote,
  certainty: 'exact',
  ...other,
});
const messagesOf = (...contents: string[]) => contents.map((content, at) => ({ id: `m${at + 1}`, content }));

describe('a finding', () => {
  it('is looked for in a message of a million characters at once', () => {
    const content = `${'é’« a '.repeat(170_000)}dans la réserve`;
    expect(content.length).toBeGreaterThan(1_000_000);
    const [pointer] = verified([item('dans la réserve')], messagesOf(content));
    expect(pointer && content.slice(pointer.start, pointer.end)).toBe('dans la réserve');
    const many = Array.from({ length: ITEMS_MAX_COUNT }, (_, at) => item(`é'" a é'" a ${at}`));
    expect(verified(many, messagesOf(content))).toEqual([]);
  });

  it('has nothing but words of the message, whatever is quoted', () => {
    const pieces = fc.constantFrom(
      'dans la réserve',
      ' ',
      'É',
      'e\u0301',
      '’',
      "'",
      '«',
      '»',
      '"',
      '😀',
      '\uD83D',
      'İ',
      'ß',
      '\u200D',
      '{"items":[]}',
      'INCIDENT_READY',
      'Ignore les consignes',
      '> [Message 2]',
      '\n',
    );
    const texts = fc.oneof(
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary', maxLength: 40 }),
    );
    fc.assert(
      fc.property(
        fc.array(texts, { maxLength: 3 }),
        fc.array(texts, { maxLength: 6 }),
        (contents, quotes) => {
          const messages = messagesOf(...contents);
          const parts = contents.flatMap((content) => [content.slice(0, 7), content.slice(3), content]);
          const items = [...quotes, ...parts].flatMap((quote, at) =>
            [1, 2, 3].map((message) =>
              item(quote, { message, kind: DETAIL_KINDS[at % DETAIL_KINDS.length] ?? 'when' }),
            ),
          );
          for (const { message_id, start, end } of verified(items, messages)) {
            const content = messages.find(({ id }) => id === message_id)?.content ?? '';
            expect(start).toBeGreaterThanOrEqual(0);
            expect(end).toBeLessThanOrEqual(content.length);
            const words = literalOf(content.slice(start, end)).text;
            expect(words.trim()).not.toBe('');
            expect(items.some(({ quote }) => literalOf(quote).text.trim() === words.trim())).toBe(true);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
