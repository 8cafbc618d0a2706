import { expect, it } from 'vitest';
import { areSimilar, comparedName } from './similar-names.ts';

const similar = (one: string, other: string): boolean => areSimilar(comparedName(one), comparedName(other));

it.each([
  ['Marc Dupont', 'dupont marc'],
  ['Hélène Le Goff', 'HELENE LE GOFF'],
  ['M. Dupont', 'Marc Dupont'],
  ['Mme Dupont', 'Dupont'],
  ['la responsable RH', 'La Responsable RH'],
  ['Li Wei', 'Wei'],
  ['Professeure Leroy', 'Hélène Leroy'],
  ['Dupont (Mme)', 'Claire Dupont'],
])('"%s" and "%s" may be one person', (one, other) => {
  expect([similar(one, other), similar(other, one)]).toEqual([true, true]);
});

it.each([
  ['Marc Dupont', 'Marie Dupont'],
  ['Marc Dupont', 'Marc Durand'],
  ['le chef', 'le chef de chantier'],
  ['responsable', 'Marc, responsable'],
  ['Mme', 'Mme Dupont'],
  ['', 'Marc'],
  ['M. D.', 'Marc Dupont'],
  ['le docteur', 'le professeur'],
  ['Paul Maitre', 'Paul Durand'],
])('"%s" and "%s" are not offered as one', (one, other) => {
  expect([similar(one, other), similar(other, one)]).toEqual([false, false]);
});
