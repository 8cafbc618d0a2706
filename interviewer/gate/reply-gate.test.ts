import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import NEUTRAL from '../corpora/replies/neutral.json' with { type: 'json' };
import { createReplyGate, READ_MAX_CHARACTERS } from './reply-gate.ts';

const QUESTION = 'Que souhaitez-vous ajouter ?';
const gateOf = (told: readonly string[] = ['Il a renversé mon seau.']) =>
  createReplyGate({ told, afterAlarm: false, neutralQuestion: QUESTION });

const through = (pieces: readonly string[], told?: readonly string[]) => {
  const gate = gateOf(told);
  const pushed = pieces.map((piece) => gate.push(piece));
  const { rest, final, rejected } = gate.end();
  return { shown: pushed.join('') + rest, final, rejected };
};

const SENTENCES = [
  'Merci. ',
  'Vous écrivez « renversé mon seau ». ',
  'Il vous a frappée. ',
  'Où étiez-vous ?',
  'Que s’est-il passé ensuite ? ',
  '\nPrenez votre temps… ',
  ' INCIDENT_READY ',
  'M. Dupont ',
  'mot '.repeat(200),
];
const replies = fc.array(fc.constantFrom(...SENTENCES), { maxLength: 6 }).map((parts) => parts.join(''));
const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 });

const cutUp = (text: string, lengths: readonly number[]): string[] => {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; ) {
    const length = lengths[pieces.length % lengths.length] ?? 1;
    pieces.push(text.slice(at, at + length));
    at += length;
  }
  return pieces;
};

describe('the gate', () => {
  it('shows the same however the text is cut into pieces, and takes nothing back', () => {
    fc.assert(
      fc.property(replies, cuts, (reply, lengths) => {
        const whole = through([reply]);
        expect(through(cutUp(reply, lengths))).toEqual(whole);
        expect(whole.shown).toBe(whole.final);
      }),
      { numRuns: 60 },
    );
  });

  it('shows a sentence once what follows shows that it is whole', () => {
    const gate = gateOf();
    expect(gate.push('Merci')).toBe('');
    expect(gate.push('.')).toBe('');
    expect(gate.push(' Où')).toBe('Merci.');
    expect(gate.push(' étiez-vous ?')).toBe('');
    expect(gate.end()).toEqual({ rest: ' Où étiez-vous ?', final: 'Merci. Où étiez-vous ?', rejected: null });
  });

  it('stops at the first broken rule and goes on with the second try', () => {
    const gate = gateOf();
    gate.push('Merci. Il vous a frappée. Où étiez-vous ? ');
    expect(gate.brokenRule).toBe('brings-in');
    expect(gate.letThrough).toBe('Merci.');
    expect(gate.tryAgain()).toBe('');
    expect(gate.brokenRule).toBeNull();
    gate.push('Merci. Où étiez-vous ?');
    expect(gate.end()).toEqual({
      rest: ' Où étiez-vous ?',
      final: 'Merci. Où étiez-vous ?',
      rejected: 'Il vous a frappée.',
    });
  });

  it('closes with a neutral question where two tries asked nothing', () => {
    const gate = gateOf();
    gate.push('Merci. Il vous a frappée.');
    gate.endTry();
    gate.tryAgain();
    gate.push('Il vous a menacée.');
    expect(gate.end().final).toBe(`Merci. ${QUESTION}`);
  });

  it('needs no second try where a question was let through before the rule was broken', () => {
    const gate = gateOf();
    gate.push('Où étiez-vous ? Qui était là ? ');
    expect(gate.brokenRule).toBeNull();
    expect(gate.end().final).toBe('Où étiez-vous ?');
  });

  it('adds nothing to a reply that asks nothing and breaks no rule', () => {
    expect(through(['Prenez votre temps.']).final).toBe('Prenez votre temps.');
  });

  it('leaves out what was being written when the stream broke', () => {
    const gate = gateOf();
    gate.push('Merci. Où étiez');
    gate.endTry({ brokenOff: true });
    expect(gate.brokenRule).toBeNull();
    expect(gate.end().final).toBe('Merci.');
  });

  it('never shows a marker, and says what the caller has for one without words', () => {
    expect(through(['Merci.\nINCIDENT_', 'READY']).final).toBe('Merci.');
    const gate = createReplyGate({
      told: [],
      afterAlarm: false,
      neutralQuestion: QUESTION,
      wordsFor: (marker) => `(${marker})`,
    });
    gate.push('NO_INCIDENT');
    expect(gate.end().final).toBe('(NO_INCIDENT)');
  });

  it('reads no more of a try than its room', () => {
    const { final } = through(['Prenez votre temps. '.repeat(READ_MAX_CHARACTERS)]);
    expect(final.length).toBeLessThan(READ_MAX_CHARACTERS);
  });

  it('lets neutral replies of models through as they are', () => {
    const some = NEUTRAL.filter(({ text }, at) => at % 40 === 0 && !text.includes('\n'));
    const same = some.filter(({ told, text }) => through(cutUp(text, [3, 5]), told).final === text);
    expect(same.length / some.length).toBeGreaterThanOrEqual(0.95);
  });
});
