/** What a model is told when it broke a rule: which one, and where to go on. Nothing of what it wrote is repeated. */
import type { Rule } from './judgement.ts';
import RULES from './lists/rules.json' with { type: 'json' };

const INSTRUCTIONS: Readonly<Record<Rule, string>> = RULES;

/**
 * The instruction for the second try.
 * @param letThrough what the person has read of the first one
 */
export const secondInstruction = (brokenRule: Rule, letThrough: string): string =>
  [
    `Votre réponse a été arrêtée : ${INSTRUCTIONS[brokenRule]}`,
    letThrough === ''
      ? 'Écrivez-la de nouveau, en respectant cette règle.'
      : `La personne a déjà lu : « ${letThrough} ». N’écrivez que la suite, sans remercier de nouveau.`,
    'Une seule question ouverte, et rien d’autre.',
  ].join('\n');
