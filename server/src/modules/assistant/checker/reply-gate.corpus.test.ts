import { describe, expect, it } from 'vitest';
import { collectedOf, conversation, randomFrom } from '../guide/state.fixture.ts';
import { checkReply } from './check-reply.ts';
import { LABELLED_REPLIES } from './corpus/replies.ts';
import { createReplyGate } from './reply-gate.ts';

const TOLD = 'Il s’est approché de moi.';
const state = conversation().say(TOLD, collectedOf(['description']));

const through = (tokens: readonly string[]) => {
  const gate = createReplyGate(state);
  const pushed = tokens.map((token) => gate.push(token));
  const ended = gate.end();
  return { pushed, ...ended, shown: pushed.join('') + ended.rest };
};

/** Cuts a text at random places. */
const cut = (text: string, random: () => number): string[] => {
  const tokens: string[] = [];
  for (let at = 0; at < text.length; ) {
    const length = 1 + Math.floor(random() * 7);
    tokens.push(text.slice(at, at + length));
    at += length;
  }
  return tokens;
};

describe('the reply gate on the labelled replies', () => {
  it('never takes back what it has shown, and shows nothing that is rejected', () => {
    const random = randomFrom(11);
    for (const { label, text } of LABELLED_REPLIES) {
      if (label === 'neutral') continue;
      const { pushed, final } = through(cut(`Merci. ${text}`, random));
      expect([final, checkReply(final, TOLD)]).toEqual([final, { ok: true }]);
      expect(final.startsWith(pushed.join(''))).toBe(true);
    }
  });

  it('shows exactly the final text of every good reply', () => {
    const random = randomFrom(13);
    for (const { text, told } of LABELLED_REPLIES) {
      // Quotes must be the person's own words, and these were not said here.
      if (!checkReply(text).ok || told !== undefined || text.includes('«')) continue;
      const { shown, final } = through(cut(text, random));
      expect(shown).toBe(text);
      expect(final).toBe(text);
    }
  });
});
