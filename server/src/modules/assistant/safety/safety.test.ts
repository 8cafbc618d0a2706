import { describe, expect, it, vi } from 'vitest';
import { SAFETY_CORPUS } from './safety.corpus.ts';
import { recogniseSafety } from './safety.ts';

describe('danger and distress', () => {
  it.each(SAFETY_CORPUS)('%s: %s', (kind, text) => {
    expect(recogniseSafety(text)).toBe(kind);
  });

  it.each([
    ['distress', "J'ai envie de mourir."],
    ['distress', 'J’ai plus envie de me réveiller le matin'],
    ['danger', "Il est derrière la porte avec un couteau, j'ai peur"],
    [null, 'Il est arrivé avec un dossier sous le bras, sans me saluer.'],
  ])('is recognised without accents, in capitals and with curly apostrophes: %s, %s', (kind, text) => {
    const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
    expect(recogniseSafety(plain.toUpperCase())).toBe(kind);
    expect(recogniseSafety(text.replaceAll("'", '’'))).toBe(kind);
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
