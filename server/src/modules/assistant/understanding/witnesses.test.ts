/** Who saw it: everybody who is named for it, by name or by what they are at work. */
import { describe, expect, it } from 'vitest';
import { askedAbout } from '../guide/asked.ts';
import { collect } from './collect.ts';

const read = (content: string) =>
  collect([{ id: 'm', role: 'user', content, at: new Date('2026-11-21T10:00:00Z') }], {
    timeZone: 'Europe/Paris',
    askedAbout,
  });
const citedIn = (content: string, kind: 'witnesses' | 'when') =>
  read(content)
    .details.find((detail) => detail.kind === kind)
    ?.sources.map(({ words }) => words) ?? [];

describe('somebody who turns out to have been elsewhere', () => {
  it.each([
    'Karim et Léa étaient là. Enfin Karim non, il était en télétravail.',
    'Karim et Léa étaient là. En fait Karim était en congés.',
    'Karim et Léa ont tout vu. Ah non, Karim non.',
  ])('is no witness: "%s"', (content) => {
    expect(
      read(content)
        .people.filter(({ witness }) => witness)
        .map(({ name }) => name),
    ).toEqual(['Léa']);
  });
});

describe('somebody more who saw', () => {
  it.each([
    'Sophie était là, et aussi Karim',
    'Sophie était là et Karim aussi',
    'Sophie a tout vu, Karim aussi.',
    'Sophie était là. Et aussi Karim.',
    'sophie était là et aussi karim',
    'Sophie était présente, ainsi que Karim.',
  ])('is a witness as well: "%s"', (content) => {
    const { people } = read(content);
    expect(people.map(({ name, witness }) => [name.toLowerCase(), witness])).toEqual([
      ['sophie', true],
      ['karim', true],
    ]);
    expect(citedIn(content, 'witnesses').join(' ; ').toLowerCase()).toMatch(/sophie.*karim/);
  });

  it.each(["Sophie était là et Karim m'a frappée", 'Sophie était là et Karim, lui, me poussait'])(
    'is none where something else is told of him: "%s"',
    (content) => {
      expect(read(content).people.map(({ name, witness }) => [name, witness])).toEqual([
        ['Sophie', true],
        ['Karim', false],
      ]);
    },
  );
});

describe('everybody in a sentence of who was there', () => {
  it.each([
    ['Étaient présentes Sophie Martin, ma collègue, et Nadia.', 'Sophie Martin', 'Nadia'],
    ['étaient présents sophie martin, ma collègue, et nadia', 'sophie martin', 'nadia'],
    ['Étaient présentes Maëlys et Yuna.', 'Maëlys', 'Yuna'],
    ['Étaient là : Sophie, et mon collègue Karim Haddad.', 'Sophie', 'Karim Haddad'],
    ['Étaient aussi présentes Sophie et Nadia', 'Sophie', 'Nadia'],
    ['Ont vu la scène Sophie Martin et Nadia.', 'Sophie Martin', 'Nadia'],
    ['Ont tout entendu : Sophie Martin et Nadia.', 'Sophie Martin', 'Nadia'],
    ["Il m'a insultée devant Sophie Martin et devant Nadia.", 'Sophie Martin', 'Nadia'],
    ["Il m'a insultée sous les yeux de Sophie et de Nadia.", 'Sophie', 'Nadia'],
    ["En présence de Maëlys et Ylan, il m'a insultée.", 'Maëlys', 'Ylan'],
  ])('is a witness: "%s"', (content, ...names) => {
    expect(read(content).people.map(({ name, witness }) => [name, witness])).toEqual(
      names.map((name) => [name, true]),
    );
  });

  it('is not who comes after it', () => {
    expect(read("Mon chef était là, Paul Martin m'a frappée.").people).toMatchObject([
      { name: 'Mon chef', witness: true },
      { name: 'Paul Martin', witness: false },
    ]);
    expect(read("Devant Sophie, Paul Martin m'a frappée.").people).toMatchObject([
      { name: 'Sophie', witness: true },
      { name: 'Paul Martin', witness: false },
    ]);
  });
});

it('ends where what was seen ends', () => {
  expect(citedIn("Il y avait la comptable, elles n'ont rien dit.", 'witnesses').join(' ')).not.toMatch(
    /ont ri$/,
  );
  expect(citedIn('Karim et la comptable ont rien dit.', 'witnesses').join(' ')).not.toMatch(/ont ri$/);
});

describe('one of those who see it', () => {
  it.each([
    "Toute l'équipe le voit bien, surtout Amina Cherif",
    "Toute l'équipe le voit, notamment Amina Cherif.",
  ])('is a witness by name: "%s"', (content) => {
    expect(read(content).people.map(({ name, witness }) => [name, witness])).toEqual([
      ['Amina Cherif', true],
    ]);
    expect(citedIn(content, 'witnesses').join(' ')).toMatch(/équipe le voit/);
  });
});

describe('what people are at work', () => {
  it('is read where it is cut short', () => {
    expect(read("C'est Paula Dias, la resp du magasin, qui m'a crié dessus").people).toMatchObject([
      { name: 'Paula Dias', role: 'resp du magasin', witness: false },
    ]);
  });

  it.each([
    ['La déléguée du CSE', 'était là'],
    ['Le médecin du travail', 'a tout entendu'],
    ["L'infirmière du site", 'était présente'],
    ['Une élue du CSE', 'a tout vu'],
    ["L'inspecteur du travail", 'était là'],
    ["L'assistante sociale", 'était présente'],
    ['La sage-femme', 'a tout vu'],
    ['Le délégué syndical CGT', 'était là'],
  ])('is read to its end: %s', (role, saw) => {
    expect(read(`${role} ${saw}.`).people).toEqual([{ name: role, role: '', full: false, witness: true }]);
  });
});

describe('a vague day', () => {
  it.each([
    'Un mardi de mars 2025',
    'un mardi soir de mars',
    'un lundi matin en novembre',
    'un soir de décembre 2024',
    "un jour d'été",
    'un vendredi de l’année dernière',
  ])('is cited with the month or the season that it is of: "%s"', (words) => {
    expect(citedIn(`${words} il m'a insultée.`, 'when')).toEqual([words]);
    const { day, details } = read(`${words} il m'a insultée.`);
    expect([day, details.find(({ kind }) => kind === 'when')?.certainty]).toEqual([null, 'approximate']);
  });
});
