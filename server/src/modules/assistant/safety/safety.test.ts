import { describe, expect, it, vi } from 'vitest';
import { BUILT_ALIKE } from './built-alike.corpus.ts';
import { EVERYDAY } from './everyday.corpus.ts';
import { FOLLOWED_HOME_CORPUS } from './followed-home.corpus.ts';
import { FRIGHTENED, FRIGHTENED_AFTER, FRIGHTENED_LAST } from './frightened.corpus.ts';
import { RESCUE_CORPUS } from './rescue.corpus.ts';
import { SAFETY_CORPUS } from './safety.corpus.ts';
import { recogniseSafety } from './safety.ts';
import { WRITTEN_APART } from './written-apart.corpus.ts';

const CORPUS = [
  ...SAFETY_CORPUS,
  ...RESCUE_CORPUS,
  ...BUILT_ALIKE,
  ...WRITTEN_APART,
  ...EVERYDAY,
  ...FRIGHTENED,
  ...FRIGHTENED_AFTER,
  ...FRIGHTENED_LAST,
  ...FOLLOWED_HOME_CORPUS,
];

describe('danger and distress', () => {
  it.each(CORPUS)('%s: %s', (kind, text) => {
    expect(recogniseSafety(text)).toBe(kind);
  });

  it('is recognised without accents, in capitals and with curly apostrophes', () => {
    for (const [kind, text] of CORPUS) {
      const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
      expect([text, recogniseSafety(plain.toUpperCase())]).toEqual([text, kind]);
      expect([text, recogniseSafety(text.replaceAll("'", '’'))]).toEqual([text, kind]);
    }
  });

  it('is recognised within a long account', () => {
    const long = 'Il m’a parlé du dossier. '.repeat(200);
    expect(recogniseSafety(`${long}J’ai envie de mourir. ${long}`)).toBe('distress');
    expect(recogniseSafety(long)).toBeNull();
  });

  it.each([
    'il va me dire que je ne veux plus ',
    "j'ai pris tous mes plein de trop de ",
    "j'ai bu de la de l'eau du verre de ",
    "il bloque la porte et il m'a enfermée à clé ",
    'je suis cachée dans le bureau et il ',
    'il vient arrive revient avec un grand un gros ',
    'il est en train de me de se de ',
    'si tu parles et si tu parles je on te ',
    'je regarde le pont et le pont et ma fille ne ',
    'plus aucune raison de plus aucune raison de continuer à ',
    'je ne suis plus qu’un poids pour mes enfants, ',
    "je les ai, ça y est, c'est fait, voilà, ",
    'médicaments cachets comprimés ',
    "m'a frappée et il est ",
    'il serre fort très fort ma fort ',
    'il m’attend avec un un son ',
    'il sait où j’habite et il connaît mon adresse et j’ai peur qu’il ',
    'je suis enfermée dans la réserve depuis ',
  ])('answers fast on the longest message: %s', (piece) => {
    const started = process.threadCpuUsage();
    recogniseSafety(piece.repeat(Math.ceil(20_000 / piece.length)));
    expect(process.threadCpuUsage(started).user).toBeLessThan(2_000_000);
  });

  it('copies none of its patterns, which would be compiled again for every piece of a message', () => {
    const copies = vi.spyOn(String.prototype, 'matchAll');
    recogniseSafety('Je ne veux pas mourir, je ne vais pas me tuer. '.repeat(20));
    expect(copies).not.toHaveBeenCalled();
    copies.mockRestore();
  });
});
