import { expect, it } from 'vitest';
import { inlineParts, plainWords } from './inline-parts.ts';

it('takes a paragraph apart at its links', () => {
  expect(
    inlineParts('Lisez [les délais](/help/delais#calcul), puis [le journal](/journal-de-bord).'),
  ).toEqual([
    { words: 'Lisez ', link: null },
    { words: 'les délais', link: { path: '/help/delais', hash: 'calcul' } },
    { words: ', puis ', link: null },
    { words: 'le journal', link: { path: '/journal-de-bord', hash: null } },
    { words: '.', link: null },
  ]);
});

it('makes no link of another site, nor of brackets alone', () => {
  const text = 'Voir [ici](https://exemple.fr) et [là].';
  expect(inlineParts(text)).toEqual([{ words: text, link: null }]);
  expect(plainWords('[Ouvrir](/help)')).toBe('Ouvrir');
});
