import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Turn } from '../readers/finding.ts';
import { sentencesOf } from '../text/sentences.ts';
import { isSmallTalk } from './answers.ts';
import type { Move } from './move.ts';
import { readMoves } from './read-moves.ts';

const turnOf = (content: string): Turn => ({
  message: { id: 'm1', role: 'user', content, at: new Date('2026-11-18T20:00:00+01:00') },
  sentences: sentencesOf(content),
  timeZone: 'Europe/Paris',
  asked: null,
  earlier: [],
});

const movesIn = (content: string): Move[] => readMoves(turnOf(content));
const actsIn = (content: string): string[] => movesIn(content).map(({ act }) => act);

const refusedTypes = (content: string): string[] =>
  movesIn(content).flatMap((move) =>
    move.act === 'refuse' && move.about.kind === 'types' ? move.about.types : [],
  );

/** Each correction as "old > new", by the first word of each. */
const corrections = (content: string): string[] =>
  movesIn(content).flatMap((move) => {
    if (move.act !== 'correct') return [];
    const words = [move.old, move.puts.at(-1)].map((place) =>
      place ? content.slice(place.start, place.end) : '',
    );
    return [words.join(' > ')];
  });

describe('corrections', () => {
  it.each([
    ['cetait a 9h. nan att 9h45', '9h > 9h45'],
    ['mardi nn mercredi', 'mardi > mercredi'],
    ['Il était 8 h, pardon, 8 h 20.', 'h > 8'],
    ['Lefevre, faute de frappe : Lefebvre.', 'Lefevre > Lefebvre'],
    ["C'était jeudi. Je me suis trompée, c'était vendredi.", 'jeudi > vendredi'],
    ["C'était pas lundi, c'était dimanche.", 'lundi > dimanche'],
    ['pas le chef, son adjoint', 'chef > adjoint'],
    ['C’était mardi (et non lundi).', 'lundi > mardi'],
  ])('finds what is taken back and what is put in its place in %j', (content, pair) => {
    expect(corrections(content)).toContain(pair);
  });

  it('knows a word that is denied from one that is only interrupted', () => {
    const [denied] = movesIn('Le 3, pas le 4.').filter((move) => move.act === 'correct');
    expect(denied).toMatchObject({ isDenied: true, old: { start: 13, end: 14 } });
  });

  it.each(["J'ai dit non, il est revenu.", "C'était lundi, non ?", 'Il a crié « non, mardi ».'])(
    'finds none in %j',
    (content) => {
      expect(corrections(content)).toEqual([]);
    },
  );

  it('takes no negated verb for a denied value', () => {
    expect(corrections("Je n'ai pas vu le chef.")).toEqual([]);
  });
});

describe('labels that are refused', () => {
  it.each([
    ['mettez pas harcelement svp', ['harassment', 'sexual_harassment']],
    ['Je ne veux pas que ce soit noté comme une agression.', ['violence']],
    ["N'écrivez pas « discrimination », s'il vous plaît.", ['discrimination']],
    ['Le mot violence est trop fort.', ['violence']],
    ["c'est pas du racisme", ['discrimination']],
    ['enlevez fraude', ['fraud']],
    ["Harcèlement moral, je ne sais pas… non, ne l'écrivez pas.", ['harassment']],
  ])('%j', (content, types) => {
    expect(refusedTypes(content)).toEqual(types);
  });

  it.each([
    "Il m'a pas mis au courant du harcèlement.",
    'Je ne supporte pas le harcèlement.',
    "C'est pas du harcèlement, ça ?",
    "Il a dit « n'écrivez pas harcèlement ».",
    "Si c'est pas du racisme, je ne sais pas ce que c'est.",
  ])('refuses nothing in %j', (content) => {
    expect(refusedTypes(content)).toEqual([]);
  });

  it('covers only the clauses of the wish', () => {
    expect(refusedTypes("C'est de la discrimination, oui. Mais ne marquez pas harcèlement.")).toEqual([
      'harassment',
      'sexual_harassment',
    ]);
  });
});

describe('people who are left out', () => {
  const wordsOf = (content: string) =>
    movesIn(content).flatMap((move) =>
      move.act === 'refuse' && move.about.kind === 'words'
        ? [[content.slice(move.about.place.start, move.about.place.end).trim(), move.about.part]]
        : [],
    );

  it('as no witness', () => {
    expect(wordsOf("Biscotte n'est pas un témoin.")[0]?.[0]).toContain('Biscotte');
  });
  it('as innocent', () => {
    expect(wordsOf("Karim n'y est pour rien.")).toEqual([["Karim n'", 'author']]);
  });
  it('as having seen nothing', () => {
    expect(wordsOf("Le concierge, lui, n'a rien vu.")).toEqual([["Le concierge, lui, n'", 'witness']]);
  });
  it('but not by "ce n\'était pas la première fois"', () => {
    expect(wordsOf("D'après Karim ce n'était pas la première fois.")).toEqual([]);
  });
});

describe('other moves', () => {
  it.each([
    ["je l'ai déjà dit !", 'protest'],
    ["Vous lisez ce que j'écris ?", 'protest'],
    ['pk on me redemande', 'protest'],
    ['lisez ce que j’écris', 'protest'],
    ["j'ai jamais dit ça", 'protest'],
    ['je sais pas', 'unknown'],
    ['aucune idée', 'unknown'],
    ['jc pa', 'unknown'],
    ['personne', 'none'],
    ['Rien encore.', 'none'],
    ["oui c'est ça", 'confirm'],
    ['Exact.', 'confirm'],
    ['Non.', 'deny'],
    ['Autre histoire, le même homme.', 'another'],
    ['il y a eu une autre fois, en juin', 'another'],
    ['La deuxième, c’était au dépôt.', 'another'],
    ["Je suis plus sûre de l'heure.", 'doubt'],
  ])('%j is %s', (content, act) => {
    expect(actsIn(content)).toContain(act);
  });

  it.each([
    ['La deuxième armoire est tombée.', 'another'],
    ['Je pensais à autre chose pendant la réunion.', 'another'],
    ['Le second me crie dessus.', 'another'],
    ['Oui, il est venu lundi et il a crié.', 'deny'],
    ['Je relis chaque courrier.', 'protest'],
    ["Il n'a parlé à personne pendant la réunion, puis il est sorti en claquant la porte.", 'none'],
  ])('%j is no %s', (content, act) => {
    expect(actsIn(content)).not.toContain(act);
  });

  it('doubts a label', () => {
    const [doubt] = movesIn("Je ne sais pas si c'est du harcèlement.").filter(({ act }) => act === 'doubt');
    expect(doubt).toMatchObject({ about: { kind: 'types', types: ['harassment', 'sexual_harassment'] } });
  });

  it('takes back all that was an essay with the tool', () => {
    expect(movesIn("Oubliez ça, c'était une phrase d'essai.")).toContainEqual(
      expect.objectContaining({ act: 'refuse', about: { kind: 'all' } }),
    );
  });

  it('knows small talk', () => {
    expect(isSmallTalk(turnOf('Merci beaucoup'))).toBe(true);
    expect(isSmallTalk(turnOf('dans la réserve'))).toBe(false);
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...'non pas pardon enfin « » le 18 25 harcèlement mettez je sais personne . , ? ! \n 😀'.split(' '),
  );

  it('gives moves in order, with literal passages', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 6 })), { maxLength: 40 }), (parts) => {
        const content = parts.join(' ');
        let before = 0;
        for (const { passage } of movesIn(content)) {
          expect(content.slice(passage.start, passage.end)).toBe(passage.words);
          expect(passage.start).toBeGreaterThanOrEqual(before);
          before = passage.start;
        }
      }),
    );
  });
});
