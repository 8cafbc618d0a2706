import { describe, expect, it } from 'vitest';
import { createNameFinder } from './find-names.ts';
import type { NamedPerson } from './name-index.ts';

const named = (...names: string[]): NamedPerson[] =>
  names.map((name, at) => ({ pseudonym: `Personne ${'ABCDEFG'.charAt(at)}`, names: [name] }));

/** The text with every place replaced that counts as a name until the person says otherwise. */
const replaced = (text: string, persons: NamedPerson[]): string => {
  let written = '';
  let from = 0;
  for (const { start, end, becomes, sureness } of createNameFinder(persons)(text)) {
    if (sureness === 'unlikely') continue;
    written += text.slice(from, start) + becomes;
    from = end;
  }
  return written + text.slice(from);
};
const surenesses = (text: string, persons: NamedPerson[]) =>
  createNameFinder(persons)(text).map(({ start, end, sureness }) => [text.slice(start, end), sureness]);

const ALINE = named('Aline Morel');

describe('a name in a text', () => {
  it.each([
    ['Aline Morel m’a crié dessus.', 'Personne A m’a crié dessus.'],
    ['J’ai vu aline MOREL.', 'J’ai vu Personne A.'],
    ['MOREL Aline, 3e étage', 'Personne A, 3e étage'],
    ['Aline a dit à Morel', 'Personne A a dit à Personne A'],
    ['Mme Morel, M. Morel et madame morel', 'Personne A, Personne A et Personne A'],
    ["Le bureau d’Aline, l'Aline", 'Le bureau de Personne A, Personne A'],
    ['D’Aline je retiens qu’Aline crie', 'De Personne A je retiens que Personne A crie'],
    ["lorsqu’Aline et puisqu'Aline", 'lorsque Personne A et puisque Personne A'],
    ['A. Morel, A.Morel, Aline M. et A.M.', 'Personne A, Personne A, Personne A et Personne A'],
    ['A. m’a dit non', 'Personne A m’a dit non'],
    ['Aline\u00a0Morel, ALINE\u00a0MOREL', 'Personne A, Personne A'],
    ['aline.morel@exemple.fr, amorel@exemple.fr', 'Personne A@exemple.fr, Personne A@exemple.fr'],
    ['Aline’s desk', 'Personne A’s desk'],
    ['Aline-Morel et AlineMorel', 'Personne A et Personne A'],
    ['Avec Aline. Morel est arrivée ensuite.', 'Avec Personne A. Personne A est arrivée ensuite.'],
    ['Aline Morel-Durand est venue', 'Personne A est venue'],
    ['a\u0301line', 'Personne A'],
    ['Al\u00adine', 'Personne A'],
  ])('%s', (text, expected) => expect(replaced(text, ALINE)).toBe(expected));

  it.each([
    // Elided before a vowel, whole before a consonant, whichever the name had.
    ['Celui d’Aline, celui de Paul', 'Anonyme', 'Celui d’Anonyme, celui d’Anonyme'],
    ['Celui d’Aline, celui de Paul', 'Personne 2', 'Celui de Personne 2, celui de Personne 2'],
    ["d'Aline, de Paul", 'A. M.', "d'A. M., d’A. M."],
    ['d’Aline, de Paul', 'P. M.', 'de P. M., de P. M.'],
    ['d’Aline, de Paul', '[nom]', 'de [nom], de [nom]'],
    ['d’Aline, de Paul', 'Émile', 'd’Émile, d’Émile'],
    // A name in h or y, or in another script, takes either: what was written stays.
    ['d’Aline, de Paul', 'H. B.', 'd’H. B., de H. B.'],
    ['d’Aline, de Paul', 'عمر', 'd’عمر, de عمر'],
    ['Ce que Paul dit, lorsque Paul crie', 'Anonyme', 'Ce qu’Anonyme dit, lorsqu’Anonyme crie'],
    ['Ce qu’Aline dit, puisqu’Aline crie', 'Personne 2', 'Ce que Personne 2 dit, puisque Personne 2 crie'],
    ['La Aline, l’Aline, le Paul', 'Anonyme', 'L’Anonyme, l’Anonyme, l’Anonyme'],
    ['La Aline, l’Aline, le Paul', 'Personne 2', 'La Personne 2, Personne 2, le Personne 2'],
    ['DE PAUL, D’ALINE ; QUE PAUL', 'Anonyme', 'D’Anonyme, D’Anonyme ; QU’Anonyme'],
    ['de M. Paul', 'Anonyme', 'd’Anonyme'],
    // No article, no end of a line, no other word.
    ['Il est là Paul, dis-le Paul', 'Anonyme', 'Il est là Anonyme, dis-le Anonyme'],
    [
      'le bureau de\nPaul, chez Paul, de, Paul',
      'Anonyme',
      'le bureau de\nAnonyme, chez Anonyme, de, Anonyme',
    ],
    ['Aline de Paul', 'Anonyme', 'Anonyme d’Anonyme'],
  ])('%s, called %s', (text, pseudonym, expected) => {
    expect(replaced(text, [{ pseudonym, names: ['Aline', 'Paul'] }])).toBe(expected);
  });

  it('is found with and without accents', () => {
    const persons = named('Zoé Lefèvre', 'François Noël');
    expect(replaced('ZOE LEFEVRE, zoe, Lefèvre, Francois et FRANÇOIS NOËL', persons)).toBe(
      'Personne A, Personne A, Personne A, Personne B et Personne B',
    );
  });

  it('is found when it is written with hyphens, apostrophes and particles', () => {
    const persons = named('Jean-Pierre Dupont-Moretti', "N'Diaye", 'Karim El Amrani', 'Jean de La Fontaine');
    const told = [
      [
        'Jean Pierre Dupont Moretti, J.-P. Dupont-Moretti et JP Dupont-Moretti',
        'Personne A, Personne A et Personne A',
      ],
      ['Dupont a ri', 'Personne A a ri'],
      ['M. Ndiaye, N’Diaye', 'Personne B, Personne B'],
      [
        'El Amrani et el amrani, M. Elamrani, K. El Amrani',
        'Personne C et Personne C, Personne C, Personne C',
      ],
      ['M. de La Fontaine, Jean de la Fontaine', 'Personne D, Personne D'],
    ] as const;
    for (const [text, expected] of told) expect(replaced(text, persons)).toBe(expected);
  });

  it('is found by a letter only beside another word', () => {
    const persons = named('Marc A.', 'O Ba', 'Aline M.');
    expect(
      replaced('Marc a crié, Marc A. aussi. Aline m’a vu. Aline M. crie, o ba et O Ba aussi.', persons),
    ).toBe(
      'Personne A a crié, Personne A aussi. Personne C m’a vu. Personne C crie, Personne B et Personne B aussi.',
    );
  });

  it('is none in a longer word, nor in another name', () => {
    const persons = named('Ali Morel', 'Marc Petit');
    for (const text of [
      'Alice a parlé',
      'le morellien',
      'Marcel est là',
      'Jean-Marc est là',
      'la Saint-Marc',
    ]) {
      expect(replaced(text, persons)).toBe(text);
    }
  });

  it('of two persons is told as either of them', () => {
    const persons = named('Aline Morel', 'Paul Morel');
    expect(replaced('Aline Morel et Morel', persons)).toBe('Personne A et Personne A ou Personne B');
    expect(surenesses('Morel a ri', persons)).toEqual([['Morel', 'doubtful']]);
    expect(replaced('Paul Morel', persons)).toBe('Personne B');
  });

  it('of one person recorded in two ways is one', () => {
    const persons = [{ pseudonym: 'Personne A', names: ['Aline', 'Mme Morel'] }];
    expect(replaced('Aline, c’est Mme Morel', persons)).toBe('Personne A, c’est Personne A');
  });
});

describe('a name that is a word', () => {
  const persons = named('Rose Martin', 'Pierre', 'Claire Petit');

  it.each([
    ['Une rose sur le bureau, un mur de pierre, c’est clair, un petit mot.', []],
    [
      'J’ai vu Rose et Pierre.',
      [
        ['Rose', 'certain'],
        ['Pierre', 'certain'],
      ],
    ],
    ['Pierre a crié.', [['Pierre', 'doubtful']]],
    [
      'Mme rose et rose martin',
      [
        ['Mme rose', 'certain'],
        ['rose martin', 'certain'],
      ],
    ],
    ['Hier rose m’a insultée', [['rose', 'doubtful']]],
    ['rue Pierre', [['Pierre', 'doubtful']]],
    ['J’étais chez claire', [['claire', 'doubtful']]],
  ])('%s', (text, expected) => {
    const places = surenesses(text, persons).filter(([, sureness]) => sureness !== 'unlikely');
    expect(places).toEqual(expected);
  });

  it('is offered where it reads as a word, and stays', () => {
    expect(surenesses('Il a jeté une pierre.', persons)).toEqual([['pierre', 'unlikely']]);
    expect(replaced('Il a jeté une pierre.', persons)).toBe('Il a jeté une pierre.');
  });

  it('that is a small word is a name only behind a title or beside the other name', () => {
    const small = named('Minh Le', 'Anne Or');
    expect(replaced('Le chef le dit. M. Le aussi, Minh Le aussi. Or Mme Or est là.', small)).toBe(
      'Le chef le dit. Personne A aussi, Personne A aussi. Or Personne B est là.',
    );
  });
});

describe('somebody without a name', () => {
  it.each([
    'la responsable RH',
    'ma cheffe',
    'Chef de rayon',
    'Responsable Ressources Humaines',
    'le DRH',
    'un client',
  ])('%s stays', (role) =>
    expect(replaced(`Hier ${role} a crié. ${role} est là.`, named(role))).toBe(
      `Hier ${role} a crié. ${role} est là.`,
    ),
  );

  it('is found by the name in a description', () => {
    expect(replaced('ma cheffe Martine a crié', named('ma cheffe Martine'))).toBe(
      'ma cheffe Personne A a crié',
    );
    expect(replaced('Aline est là', named('Mme Aline (RH)'))).toBe('Personne A est là');
  });
});

describe('an unusual name or text', () => {
  it('has a name of one letter, which alone is none', () => {
    expect(replaced('A. a dit à B que A crie', named('A', 'B.'))).toBe('A. a dit à B que A crie');
    expect(replaced('A Morel et A. Morel', named('A Morel'))).toBe('Personne A et Personne A');
  });

  it.each(['.*', '(?:a+)+$', '[a-z]', '\\p{L}', '$&'])(
    'has a name of the signs %s, which stand for themselves',
    (signs) => {
      const text = 'aaaa Morel a dit : p, l, a-z.';
      expect(replaced(text, named(signs))).toBe(text);
      expect(replaced(text, named(`${signs} Morel`))).toContain('Personne A');
    },
  );

  it('of 100,000 letters without a space has no name, and with points, slashes or signs of addresses is read once', () => {
    expect(replaced('a'.repeat(100_000), ALINE)).toHaveLength(100_000);
    expect(surenesses('@'.repeat(100_000), ALINE)).toEqual([]);
    expect(surenesses('amorel/'.repeat(14_000), ALINE)).toHaveLength(13_999);
  });
});
