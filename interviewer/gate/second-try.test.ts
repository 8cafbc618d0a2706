import { expect, it } from 'vitest';
import { secondInstruction } from './second-try.ts';

it('a model is told which rule it broke, and to write the whole reply anew where nothing was shown', () => {
  const said = secondInstruction('several', '');
  expect(said).toMatch(/^Votre réponse a été arrêtée : /);
  expect(said).toContain('Écrivez-la de nouveau');
});

it('a model goes on behind what the person has read already', () => {
  expect(secondInstruction('pushes', 'Merci de me l’écrire.')).toContain(
    'La personne a déjà lu : « Merci de me l’écrire. ». N’écrivez que la suite',
  );
});

it('each rule has words of its own', () => {
  const rules = ['several', 'pushes', 'brings-in'] as const;
  expect(new Set(rules.map((rule) => secondInstruction(rule, ''))).size).toBe(rules.length);
});
