import { describe, expect, it } from 'vitest';
import { collect } from './collect.ts';
import { knownMessage } from './known-messages.ts';
import { DETAILED_CHARACTERS, readMessage } from './read-message.ts';
import { MAX_MATCHES, phrases, spansOf } from './words/phrases.ts';

const TODAY = '2026-11-21';

describe('a message', () => {
  it('is read once', () => {
    const said = { id: 'once', content: "Il m'a insulté." };
    expect(knownMessage({ ...said }, null, TODAY)).toBe(knownMessage({ ...said }, null, TODAY));
  });

  it('is another one after another question, on another day, or in other words of the same length', () => {
    const said = { id: '0', content: "Marc m'a insulté." };
    const all = [
      knownMessage(said, null, TODAY),
      knownMessage(said, 'when', TODAY),
      knownMessage(said, null, '2026-11-22'),
      knownMessage({ id: '0', content: "Paul m'a insulté." }, null, TODAY),
    ];
    expect(new Set(all).size).toBe(4);
    expect(all.map(({ content }) => content).at(-1)).toBe("Paul m'a insulté.");
  });

  it('is read again from its own words when another question came before it', () => {
    const said = { id: 'again', content: "Hier, au bureau, il m'a insulté." };
    const again = knownMessage(said, 'where', TODAY);
    expect(again).toEqual(readMessage(said, 'where', TODAY));
    expect(again.offsets).toBe(knownMessage(said, null, TODAY).offsets);
  });
});

describe('a long message', () => {
  const at = new Date('2026-11-21T10:00:00Z');

  it('is read for details in its beginning, and never in the middle of a character', () => {
    const filling = '😀'.repeat(10_000);
    const { text } = knownMessage({ id: 'long', content: `Il m'a insulté. ${filling}` }, null, TODAY);
    expect(text.length).toBeLessThanOrEqual(DETAILED_CHARACTERS);
    expect(text.isWellFormed()).toBe(true);
  });

  it('gives the same twice over, and few findings however often it says the same', () => {
    const said = [{ id: 'hier', role: 'user' as const, content: 'hier '.repeat(4_000), at }];
    const options = { timeZone: 'Europe/Paris', askedAbout: () => null };
    expect(collect(said, options)).toEqual(collect(said, options));
    expect(spansOf(phrases('hier'), 'hier '.repeat(4_000))).toHaveLength(MAX_MATCHES);
  });
});
