/** Five hundred turns of a person who goes on telling: nothing is asked twice in the same words. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_QUESTIONS, askedIn, questionsIn } from './questions.ts';
import { day, person, plain, talk, told } from './talk.fixture.ts';

const LINES = [
  [
    'Il a encore soupiré très fort. Puis il est sorti.',
    [told('description', 'Il a encore soupiré très fort')],
  ],
  ['je sais pas', []],
  ['ok', []],
  ['Mardi vers 9 h, je crois bien.', [day('Mardi', '2026-11-17')]],
  ['Depuis je mange seule le midi. Voilà.', [told('impact', 'Depuis je mange seule le midi')]],
  ['plus tard', []],
  ['C’était Louis, du magasin.', [person('people', 'Louis', 'Louis', null)]],
  ['personne', []],
  ['Dans le couloir du bas.', [told('where', 'Dans le couloir du bas')]],
  ['vous posez encore la même chose', []],
  ['', []],
  ['C’est tout.', []],
] as const;

const play = (turns: number, pick: (turn: number) => number) => {
  const { say } = talk();
  return Array.from({ length: turns }, (_, turn) => {
    const [line, marks] = LINES[pick(turn) % LINES.length] ?? ['', []];
    return say(line, { marks });
  });
};

describe('a long interview', () => {
  it('never repeats a question in 500 turns, nor a reply twice running', () => {
    const replies = play(500, (turn) => (turn * turn + 7 * Math.floor(turn / 11)) % 31);
    const asked = replies.flatMap(({ text }) => questionsIn(text).map(({ id }) => id));
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThan(10);
    for (const [at, { text }] of replies.entries()) expect(text).not.toBe(replies[at - 1]?.text);
  });

  it('asks one thing at a time, whatever is said, and says what it asks', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(LINES.length - 1), { maxLength: 40 }), (picks) => {
        for (const { text, asks } of play(picks.length, (turn) => picks[turn] ?? 0)) {
          expect(text.split('?').length - 1).toBeLessThanOrEqual(1);
          expect(askedIn(text)).toBe(asks);
          expect(text.trim()).not.toBe('');
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the questions', () => {
  it('are each known again in a stored message, with quotes before them', () => {
    for (const { id, detail, text } of ALL_QUESTIONS) {
      const stored = `Merci. Vous écrivez : « il a dit quoi ? ». ${text.replace(' ?', '\u202F?')}`;
      expect(questionsIn(stored).map((one) => one.id)).toEqual([id]);
      expect(askedIn(stored)).toBe(detail);
    }
    expect(new Set(ALL_QUESTIONS.map(({ text }) => plain(text))).size).toBe(ALL_QUESTIONS.length);
  });

  it.each([
    ['D’accord. Quelle heure était-il ?', 'when'],
    ['Qui d’autre se trouvait là ?', 'witnesses'],
    ['Connaissez-vous le nom du conducteur ?', 'people'],
    ['Et vos nuits, comment sont-elles ?', 'impact'],
    ['Voulez-vous un café ?', 'free'],
    ['Merci, c’est noté.', null],
  ])('of a model are understood by their key words: %s', (text, detail) => {
    expect(askedIn(text)).toBe(detail);
  });
});
