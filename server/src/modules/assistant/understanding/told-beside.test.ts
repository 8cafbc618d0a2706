/** Beside the facts: the house where she works, who stood where, what is only in her hand, a title before a name. */
import { describe, expect, it } from 'vitest';
import { citedFor, namesOf, peopleIn, readLines, typings } from './read-lines.fixture.ts';

describe('the letters of a house', () => {
  it.each([
    ['Je suis infirmière en chirurgie au CHU de Nantes', 'where', ['au CHU de Nantes']],
    ['Hier mon chef m’a crié dessus au CHU de Nantes', 'where', ['au CHU de Nantes']],
    ['Hier à la MAS de Tours, on m’a insultée', 'where', ['à la MAS de Tours']],
    ['Je suis en CDI depuis 2019. Il m’a crié dessus', 'where', []],
    ['Je suis en CDI. Il m’a crié dessus', 'where', []],
    ['Il m’a crié dessus au CDI du lycée', 'where', ['au CDI du lycée']],
  ] as const)('are a place or none: %s', (said, kind, cited) =>
    expect(citedFor(readLines(said), kind)).toEqual(cited),
  );

  it.each([
    'Je suis infirmière au CHU de Nantes',
    "Je travaille à l'IME de Lyon",
    'Je suis au BTP de Rennes, en HLM, suivie par la PMI de Brest',
    'La Clinique de Sèvres et le Foyer de Vigny',
    'La DRH de la SNCF, au CSE de Bordeaux',
    'Hier à la MAS de Tours',
  ])('are nobody: %s', (said) =>
    expect(namesOf(readLines(said)).filter((name) => !/drh/.test(name))).toEqual([]),
  );

  it.each(['Vincent de La Tour m’a humiliée.', 'Hier Julie MAS m’a insultée', 'Mme Foyer m’a insultée'])(
    'leave a name what it is: %s',
    (said) => expect(namesOf(readLines(said))).toHaveLength(1),
  );
});

describe('the next room', () => {
  it.each(typings("Hier il m'a insultée dans le bureau d'à côté").flat() as string[])(
    'is told whole: %s',
    (said) => expect(citedFor(readLines(said), 'where')[0]).toMatch(/^dans le bureau d['’ ][aà] c[oô]t[eé]$/),
  );

  it.each(["il est dans le bureau d'à côté", "Mon chef me crie dessus, il est dans le bureau d'a coté"])(
    'is where he is now: %s',
    (said) => expect(citedFor(readLines(said), 'where')).toEqual([]),
  );

  it('is an answer where the place was asked', () =>
    expect(citedFor(readLines('Il m’a insultée', ['where', "dans le bureau d'à côté"]), 'where')).toEqual([
      "dans le bureau d'à côté",
    ]));
});

describe('where somebody stood', () => {
  it.each([
    'Hier mon chef m’a insultée. ma collegue Sandrine a tout vu elle etait caisse 5',
    'Hier mon chef m’a insultée. Sandrine était à la caisse 5, elle a tout entendu',
  ])('who saw it is no place of the facts: %s', (said) =>
    expect(citedFor(readLines(said), 'where')).toEqual([]),
  );

  it.each(['Il était à la caisse 5 et il m’a insultée', 'Il m’a insultée à la caisse 5, Sandrine a tout vu'])(
    'who did it is one: %s',
    (said) => expect(citedFor(readLines(said), 'where')).toEqual(['à la caisse 5']),
  );
});

describe('a role and its name', () => {
  it.each([
    'mon chef cest Karim Belhadj',
    'mon chef c est Karim Belhadj',
    "mon chef s'appelle Karim Belhadj",
  ])('are one person: %s', (said) =>
    expect(peopleIn(readLines(said))).toEqual([['Karim Belhadj', 'chef', false]]),
  );

  it.each([
    ['mon chef me crie dessus', 'mon chef'],
    ['chef me crie dessus', 'chef'],
    ['mn chef me crie dessus', 'chef'],
    ['Hier chef de rang m’a crié dessus', 'chef de rang'],
  ])('are somebody where the role stands alone: %s', (said, name) =>
    expect(namesOf(readLines(said))).toEqual([name]),
  );

  it.each(['chef de rang depuis deux ans', 'Elle est chef, ça me pèse', 'cadre de santé'])(
    'are nobody where nobody acts: %s',
    (said) => expect(namesOf(readLines(said))).toEqual([]),
  );
});

describe('a title behind its article', () => {
  it.each([
    'Il y avait Julie Perrin, aide-soignante, et le Dr Benoît Lefort.',
    'Il y avait le Dr Benoît Lefort et Julie Perrin.',
  ])('is one of those who saw: %s', (said) =>
    expect(
      peopleIn(readLines(`Hier mon chef m’a insultée. ${said}`))
        .filter(([, , witness]) => witness)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(['Dr Benoît Lefort', 'Julie Perrin']),
  );
});

describe('what is torn out of her hands', () => {
  it.each([
    "Ma cadre m'a arraché le dossier des mains",
    'il m a arraché mon téléphone des mains',
    "on m'a arraché des mains mon badge",
  ])('is bullying and no blow: %s', (said) => expect(readLines(said).type).toBe('bullying'));

  it('leaves a blow beside it what it is', () =>
    expect(readLines("Il m'a arraché le dossier des mains et il m'a giflée").type).toBe('violence'));
});

describe('her own cry', () => {
  it.each(["j'ai crié", 'mon cri a alerté tout le monde', 'mes cris'])('is no kind of facts: %s', (said) =>
    expect(readLines(said).type).toBeNull(),
  );
  it('is not his', () => expect(readLines("il m'a crié dessus").type).toBe('verbal_abuse'));
});
