import { describe, expect, it } from 'vitest';
import { collectedOf, conversation, randomFrom } from '../guide/state.fixture.ts';
import { checkReply } from './check-reply.ts';
import { LABELLED_REPLIES } from './corpus/replies.ts';
import { createReplyGate } from './reply-gate.ts';

const TOLD = 'Il s’est approché de moi.';
const state = conversation().say(TOLD, collectedOf(['description']));
const GOOD = 'Que s’est-il passé ensuite ?';

describe('a second try', () => {
  it('never shows what a rule forbids, whatever both tries say and however they are cut', () => {
    const random = randomFrom(5);
    const bad = LABELLED_REPLIES.filter(({ label, told }) => label !== 'neutral' && told === undefined);
    for (const [at, { text }] of bad.entries()) {
      const gate = createReplyGate(state);
      let shown = '';
      for (const words of [`Merci. ${text}`, `${bad[(at * 7 + 3) % bad.length]?.text} ${GOOD}`]) {
        for (let from = 0; from < words.length && gate.brokenRule === null; ) {
          const length = 1 + Math.floor(random() * 9);
          shown += gate.push(words.slice(from, from + length));
          from += length;
        }
        gate.endTry();
        if (gate.brokenRule === null) break;
        if (words.startsWith('Merci. ')) shown += gate.tryAgain();
      }
      const { rest, final } = gate.end();
      expect(shown + rest).toBe(final);
      const longer = final.length > 900;
      expect([final, longer || checkReply(final, TOLD).ok]).toEqual([final, true]);
    }
  });
});
