import { describe, expect, it } from 'vitest';
import { collectedOf, conversation } from '../guide/state.fixture.ts';
import { checkReply } from './check-reply.ts';
import { createReplyGate } from './reply-gate.ts';
import { secondInstruction } from './second-try.ts';

const TOLD = 'Il s’est approché de moi.';
const state = conversation().say(TOLD, collectedOf(['description']));
const GOOD = 'Que s’est-il passé ensuite ?';

/** Both tries, each in one piece; what was shown after which. */
const tries = (first: string, second: string, brokenOff = false) => {
  const gate = createReplyGate(state);
  const shownFirst = gate.push(first);
  gate.endTry();
  const { brokenRule } = gate;
  let shown = shownFirst + gate.tryAgain();
  shown += gate.push(second);
  gate.endTry({ brokenOff });
  const { rest, final } = gate.end();
  return { shownFirst, shown: shown + rest, final, brokenRule };
};

describe('a second try', () => {
  it('goes on behind what was shown', () => {
    const { shownFirst, shown, final, brokenRule } = tries('Merci. C’est un monstre. Où était-ce ?', GOOD);
    expect(shownFirst).toBe('Merci.');
    expect(brokenRule).toBe('judging');
    expect(final).toBe(`Merci. ${GOOD}`);
    expect(shown).toBe(final);
  });

  it('replaces a beginning that was shown only from where it broke the rule', () => {
    const { shown, final } = tries('Merci de me le dire, votre chef est un monstre. ', GOOD);
    expect(final).toBe(`Merci de me le dire. ${GOOD}`);
    expect(shown).toBe(final);
  });

  it('does not thank twice', () => {
    expect(tries('Merci. Partez. ', `Merci beaucoup. Merci. ${GOOD}`).final).toBe(`Merci. ${GOOD}`);
    expect(tries('Partez. ', `Merci. ${GOOD}`).final).toBe(`Merci. ${GOOD}`);
  });

  it.each([
    ['breaks a rule', 'Partez.'],
    ['is empty', ''],
    ['only thanks again', 'Merci.'],
  ])('that %s ends in a neutral question', (_what, second) => {
    const { shown, final } = tries('Merci. Partez. ', second);
    expect(final).toMatch(/^Merci\. [^?]+\?$/);
    expect(checkReply(final, TOLD)).toEqual({ ok: true });
    expect(shown).toBe(final);
  });

  it('that is broken off leaves its unfinished sentence out', () => {
    expect(tries('Partez. ', 'Prenez votre temps. Que s’est', true).final).toBe('Prenez votre temps.');
  });

  it('may do without a question, when it breaks no rule', () => {
    expect(tries('Partez. ', 'Prenez votre temps.').final).toBe('Prenez votre temps.');
  });

  it('is not wanted once a question was asked, nor where nothing is to be asked', () => {
    const asked = createReplyGate(state);
    asked.push(`${GOOD} Partez. `);
    expect(asked.brokenRule).toBeNull();
    const quiet = createReplyGate(conversation().say('J’ai envie de mourir.', collectedOf([])));
    quiet.push('Partez. ');
    expect(quiet.brokenRule).toBeNull();
  });
});

describe('the instruction for it', () => {
  it('names the rule, and what was read already', () => {
    expect(secondInstruction('multiple', '')).toContain('une seule question');
    expect(secondInstruction('legal', 'Merci.')).toContain('« Merci. »');
  });
});

describe('a reply that is too long', () => {
  it('is cut where a question still finds room', () => {
    const gate = createReplyGate(state);
    // No sentence twice: that would be a rule of its own.
    for (const beginning of ['Merci', 'Prenez votre temps', 'Je vous lis', 'Je vous écoute', 'D’accord']) {
      for (const end of [
        'je vous lis',
        'je vous écoute',
        'prenez votre temps',
        'je reste là',
        'merci encore',
      ]) {
        gate.push(`${beginning}, ${end}. ${beginning} et ${end}. `);
      }
    }
    expect(gate.brokenRule).toBe('long');
    const { final } = gate.end();
    expect(final.length).toBeLessThanOrEqual(900);
    expect(final).toMatch(/\?$/);
  });
});
