import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Act, does, heardIn, questionsAsked } from './says.ts';

describe('what a message does', () => {
  it.each([
    ['greeting', 'Bonjour madame !', true],
    ['greeting', 'Bonjour, mon chef a crié', false],
    ['thanks', 'ok merci beaucoup, bonne soirée', true],
    ['thanks', 'merci mais il a recommencé', false],
    ['thanks', 'ok', false],
    ['unknown', 'jsp du tout', true],
    ['unknown', 'je ne sais pas pourquoi il a jeté ma veste par terre devant les clients', false],
    ['reserved', 'Je préfère ne pas répondre.', true],
    ['ended', "J'ai vu la scène de loin. C'est tout.", true],
    ['ended', 'Il a crié, c’est tout ce que je sais', false],
    ['complaint', 'marre de vos questions', true],
    ['record', 'Vous pouvez faire la fiche ?', true],
    ['later', 'Plus tard', true],
    ['later', 'Plus tard il est revenu', false],
  ] as const)('%s: %s', (act: Act, text, expected) => {
    expect(does(act, heardIn(text))).toBe(expected);
  });

  it('asks with a question mark, or as a question begins; not in a quote', () => {
    expect(questionsAsked(heardIn('Qui va lire ça'))).toHaveLength(1);
    expect(questionsAsked(heardIn('Il a dit « tu fais quoi ? » et il est sorti.'))).toHaveLength(0);
  });

  it('is heard in any text', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300, unit: 'grapheme' }),
        (text) => void does('stop', heardIn(text)),
      ),
    );
  });
});
