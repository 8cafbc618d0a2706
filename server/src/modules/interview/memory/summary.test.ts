import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promptMessages } from './prompt-messages.ts';
import {
  EMPTY_SUMMARY,
  extendSummary,
  RECENT_MESSAGES,
  SUMMARY_MAX_CHARACTERS,
  type Summary,
  summaryText,
} from './summary.ts';

const said = (count: number, words = (at: number) => `message ${at}`) =>
  Array.from({ length: count }, (_unused, at) => ({
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content: words(at),
  }));

describe('the summary of a long conversation', () => {
  it('is empty up to ten messages, and then holds what left the last six', () => {
    expect(extendSummary(EMPTY_SUMMARY, said(10))).toBe(EMPTY_SUMMARY);
    const summary = extendSummary(EMPTY_SUMMARY, said(11));
    expect(summary).toEqual({ passages: ['message 0', 'message 2', 'message 4'], through: 5 });
  });

  it('is extended: what it holds of earlier messages is not read again', () => {
    const first = extendSummary(EMPTY_SUMMARY, said(11));
    const later = said(15, (at) => (at < first.through ? 'changed' : `message ${at}`));
    expect(extendSummary(first, later).passages).toEqual([...first.passages, 'message 6', 'message 8']);
    expect(extendSummary(first, said(11))).toBe(first);
  });

  it('holds the words of the person alone, in order, and 500 characters at most, whatever was said', () => {
    const text = fc.oneof(fc.string({ maxLength: 2_000 }), fc.lorem({ maxCount: 80 }));
    fc.assert(
      fc.property(fc.array(text, { minLength: 11, maxLength: 60 }), (contents) => {
        const messages = contents.map((content, at) => ({ role: at % 2 ? 'assistant' : 'user', content }));
        let summary: Summary = EMPTY_SUMMARY;
        for (let count = 11; count <= messages.length; count += 2) {
          summary = extendSummary(summary, messages.slice(0, count));
        }
        expect(summaryText(summary).length).toBeLessThanOrEqual(SUMMARY_MAX_CHARACTERS);
        const hers = messages
          .filter(({ role }) => role === 'user')
          .map(({ content }) => content.replace(/\s+/g, ' ').replaceAll('|', '/').trim());
        for (const passage of summary.passages) {
          const words = passage.replace(/…+$/, '');
          expect(hers.some((content) => content.startsWith(words))).toBe(true);
        }
      }),
    );
  });

  it('is sent with the last six messages, and lets the person speak first', () => {
    const messages = said(21);
    const sent = promptMessages(messages, extendSummary(EMPTY_SUMMARY, messages));
    expect(sent.slice(1)).toEqual(messages.slice(-RECENT_MESSAGES));
    expect(sent[0]?.role).toBe('user');
    expect(sent[0]?.content).toContain('message 0 | message 2');
    expect(promptMessages(said(9), EMPTY_SUMMARY)).toEqual(said(9));
  });
});
