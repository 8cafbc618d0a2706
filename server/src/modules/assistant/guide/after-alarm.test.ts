/** What is said after words of danger or distress, and only then. */
import { describe, expect, it } from 'vitest';
import { askedAbout } from './asked.ts';
import { lastTo } from './replies.fixture.ts';

describe('after an alarm', () => {
  it.each([
    'ok j’ai appelé, ça va un peu mieux',
    'ça va mieux',
    'je me sens un peu plus calme, ça va mieux',
    'jai appelé le numéro',
  ])('hears that it is better, and leaves the choice: %s', (said) => {
    for (const between of [
      [],
      ['je suis toute seule chez moi ce soir'],
      ['je veux continuer', 'Hier il m’a crié dessus'],
    ]) {
      const reply = lastTo('j’ai envie de mourir', ...between, said);
      expect(reply).toMatch(/merci/i);
      expect(reply).toMatch(/arrêter|pas du tout/);
      expect(askedAbout(reply)).toBeNull();
      expect(reply).not.toContain('«');
    }
  });

  it.each(['il est toujours là', 'il est encore dehors', 'il est devant la porte', 'il revient'])(
    'names the numbers again while the danger is there: %s',
    (said) => {
      for (const between of [[], ['j’ai peur'], ['j’ai peur', 'il a crié mon nom']]) {
        const reply = lastTo('Un client a sorti un couteau et il me menace', ...between, said);
        if (reply.includes('sous votre message')) continue;
        for (const number of ['17', '112', '114', 'SMS']) expect(reply).toContain(number);
        expect(reply).not.toContain('plus haut');
      }
    },
  );
});

describe('where there was no alarm', () => {
  it('nobody is told that the numbers stay, and who found nobody is not congratulated', () => {
    expect(lastTo('Hier il m’a crié dessus', 'j’ai appelé le médecin, ça va mieux')).not.toMatch(/numéros/);
    expect(lastTo('Hier il m’a crié dessus', 'il est toujours là')).not.toMatch(/112/);
    expect(lastTo('j’ai envie de mourir', 'j’ai appelé mais personne répond')).toMatch(
      /numéros d’aide restent/,
    );
    expect(lastTo('j’ai envie de mourir', 'j’ai appelé mais personne répond')).not.toMatch(/merci/i);
  });
});
