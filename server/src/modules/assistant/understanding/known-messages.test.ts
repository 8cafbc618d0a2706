import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collect } from './collect.ts';
import {
  KNOWN_FOR_MS,
  knownMessage,
  knownSize,
  MAX_KNOWN_CHARACTERS,
  MAX_KNOWN_MESSAGES,
} from './known-messages.ts';
import { DETAILED_CHARACTERS } from './read-message.ts';
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

  it('is forgotten after many others, or after many words', () => {
    const first = knownMessage({ id: 'first', content: 'bonjour' }, null, TODAY);
    for (let at = 0; at < MAX_KNOWN_MESSAGES + 5; at++)
      knownMessage({ id: `n${at}`, content: 'a' }, null, TODAY);
    expect(knownSize().messages).toBe(MAX_KNOWN_MESSAGES);
    expect(knownMessage({ id: 'first', content: 'bonjour' }, null, TODAY)).not.toBe(first);
    for (let at = 0; at < 60; at++)
      knownMessage({ id: `l${at}`, content: 'mot '.repeat(5_000) }, null, TODAY);
    expect(knownSize().characters).toBeLessThanOrEqual(MAX_KNOWN_CHARACTERS);
  });
});

describe('what is known', () => {
  beforeEach(() => {
    // Loaded anew: no timer of the tests above is under way.
    vi.resetModules();
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('is forgotten soon after it was read last, though nobody asks again', async () => {
    const memory = await import('./known-messages.ts');
    memory.knownMessage({ id: 'a', content: "Il m'a insulté." }, null, TODAY);
    vi.advanceTimersByTime(KNOWN_FOR_MS - 1_000);
    memory.knownMessage({ id: 'b', content: 'Un secret.' }, null, TODAY);
    expect(memory.knownSize().messages).toBe(2);
    vi.advanceTimersByTime(1_000);
    expect(memory.knownSize()).toEqual({ messages: 1, characters: 'Un secret.'.length });
    vi.advanceTimersByTime(KNOWN_FOR_MS);
    expect(memory.knownSize()).toEqual({ messages: 0, characters: 0 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is kept while the conversation goes on, and for minutes at most', async () => {
    expect(KNOWN_FOR_MS).toBeLessThanOrEqual(5 * 60_000);
    const memory = await import('./known-messages.ts');
    const said = { id: 'a', content: "Il m'a insulté." };
    const first = memory.knownMessage(said, null, TODAY);
    for (let turn = 0; turn < 5; turn++) {
      vi.advanceTimersByTime(KNOWN_FOR_MS / 2);
      expect(memory.knownMessage(said, null, TODAY)).toBe(first);
    }
    vi.advanceTimersByTime(KNOWN_FOR_MS);
    expect(memory.knownSize().messages).toBe(0);
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
