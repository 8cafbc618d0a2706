import { describe, expect, it } from 'vitest';
import { MESSAGE_MAX_CHARACTERS } from '#contract/limits.ts';
import { collect } from './index.ts';

const BUDGET_MS = 1500;
const PIECES = [
  'a',
  ' ',
  "m'a ",
  'm a ',
  'ma ma ',
  "il m'a dit que ",
  '1',
  '1/1/',
  '12 h ',
  'le 3 ',
  'hier ',
  'dans la salle de ',
  'salle de la de la ',
  'Marc ',
  'Marc Dupont, mon chef, ',
  'Aa Bb ',
  'mon chef ',
  "j'en ai parlé à ",
  'je ne sais pas ',
  'personne ',
  'deux collègues ',
  '. ',
  ', et il ',
  "'",
  '\n',
  '-',
  'À Lyon ',
  'e\u0301',
  'œ',
  '🙂',
  "j'ai ",
  'depuis janvier ',
  'vingt et une heures ',
];

describe('a hostile text', () => {
  it.each(PIECES)('of %j again and again is read fast', (piece) => {
    const content = piece.repeat(MESSAGE_MAX_CHARACTERS).slice(0, MESSAGE_MAX_CHARACTERS);
    const began = performance.now();
    collect([{ id: 'a', role: 'user', content, at: new Date() }], { timeZone: 'Europe/Paris' });
    expect(performance.now() - began).toBeLessThan(BUDGET_MS);
  });
});
