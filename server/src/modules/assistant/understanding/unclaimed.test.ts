/** See [Note: unclaimed]. */
import { describe, expect, it } from 'vitest';
import { detailOf, type Line, readLines, typings } from './read-lines.fixture.ts';

const EFFECTS = /rev|cauch|peur|crain/i;
/** All that is read of it but a bad night or a fear. */
const readIn = (...lines: readonly Line[]) => {
  const { type, day, people, details } = readLines(...lines);
  const told = details.filter(({ kind, value }) => kind !== 'impact' || !EFFECTS.test(value));
  return { type, day, people, told: told.map(({ kind, value }) => `${kind}: ${value}`) };
};
const NOTHING = { type: null, day: null, people: [], told: [] };
const withoutNe = (line: string) => line.replace(/(?<!\p{L})(?:ne |n')/giu, '');

describe('what is said only to be denied', () => {
  it.each([
    "Ce n'est pas vrai que mon chef Marc Dupont m'a giflée.",
    "Je n'ai jamais dit qu'il m'avait frappée.",
    "Je ne dis pas qu'il m'a frappée.",
    "Il est faux qu'il m'a frappée.",
    "Je n'affirme pas que Marc Dupont m'a insultée.",
    "Je ne prétends pas qu'il m'a harcelée.",
    "Je ne peux pas dire que Marc m'a insultée.",
    "On ne peut pas dire qu'il m'a insultée.",
    "Je n'irais pas jusqu'à dire qu'il m'a harcelée.",
    "Je n'ai pas l'impression qu'il m'ait harcelée.",
    "J'ai rêvé qu'il me frappait.",
    "Cette nuit je rêvais que Marc m'insultait dans la salle Orion.",
    "Je n'ai jamais dit qu'il avait mis la main sur ma cuisse.",
    "Ce n'est pas vrai que Bruno m'a coincée dans la réserve.",
    "Ce n'est pas vrai qu'il m'a frappée hier à 14h devant Julie.",
    "Hier à 14h dans la salle Orion, je n'ai pas dit qu'il m'avait frappée.",
    "Je ne crois vraiment pas que Karim m'ait menacée à la cantine.",
    "Je ne suis pas certaine que Karim m'ait frappée.",
    "Je n'ai jamais dit avoir été frappée dans la réserve.",
    "Je n'ai pas le sentiment d'avoir été harcelée par mon chef.",
    "Je n'ai jamais accusé Marc Dupont de m'avoir giflée.",
    "Il serait faux de dire qu'elle m'a harcelée.",
    "J'ai inventé qu'il m'avait frappée dans le parking.",
    "Ce n'est pas qu'il m'a frappée.",
    "J'aurais préféré qu'il me frappe.",
    "Imaginons qu'il m'ait giflée hier à 14h dans la salle Orion.",
    "J'ai fait un cauchemar où il me frappait dans l'ascenseur.",
    'Dans mon rêve, mon chef me giflait dans la salle de réunion.',
    'Il me frappait dans mon rêve.',
    "Ce n'était qu'un rêve : il me frappait dans la réserve.",
    "Je ne vous ai jamais dit qu'il m'avait frappée.",
    "N'écrivez pas qu'il m'a frappée.",
    "Que Marc Dupont m'ait giflée, c'est faux.",
    "J'ai peur qu'il me frappe dans la réserve.",
    "Je ne dis pas que Marc Dupont, mon chef, m'a giflée ou insultée, ni qu'il m'a menacée.",
    "Je n'ai jamais dit que Sonia avait tout entendu.",
    "Personne ne dirait que Julie m'a vue.",
    'Je n’ai jamais dit que je ne dormais plus.',
    "Ce n'est pas vrai que j'ai porté plainte.",
    "Il nie m'avoir frappée dans la réserve.",
    "Le 3 mars 2020, je n'étais pas encore dans l'entreprise.",
  ])('%s', (line) => {
    for (const lines of [...typings(line), [withoutNe(line)]]) expect(readIn(...lines)).toEqual(NOTHING);
  });

  it('goes, and what she says beside it stays', () => {
    const { type, day, details } = readLines(
      "Hier, je ne dis pas qu'il m'a frappée dans la réserve, mais mon chef m'a insultée dans l'atelier.",
    );
    expect([type, day]).toEqual(['verbal_abuse', '2026-11-20']);
    expect(details.find(({ kind }) => kind === 'where')?.value).toBe('dans l’atelier'.replace('’', "'"));
  });

  it('leaves who denies it, and how she slept', () => {
    expect(readLines("Marc Dupont nie m'avoir giflée.").people.map(({ name }) => name)).toEqual([
      'Marc Dupont',
    ]);
    expect(detailOf(readLines('Je fais des cauchemars où il me frappe.'), 'impact')).toBeDefined();
  });
});

describe('what tells a fact all the same', () => {
  it.each([
    "Ce n'est pas la première fois qu'il me frappe.",
    "Je ne peux pas dire combien de fois il m'a insultée.",
    "Ce n'est pas normal qu'il m'ait frappée.",
    "Je n'ai dit à personne qu'il m'a frappée.",
    "Je n'ai jamais dit à mon mari qu'il m'avait frappée.",
    "Je ne lui ai jamais dit qu'il m'avait humiliée.",
    "Je n'ose pas dire qu'il m'a frappée.",
    "Je n'ai pas pu dire qu'il m'avait giflée, ma mère était là.",
    "Je n'ai pas dit qu'il m'avait frappée parce que j'avais honte.",
    "Je n'ai pas dit qu'il m'avait giflée, j'avais trop peur.",
    "Jusqu'à aujourd'hui je n'ai jamais dit qu'il me frappait.",
    "Je ne vous ai pas encore dit qu'il m'avait giflée.",
    "Il n'a jamais dit pourquoi il m'a giflée.",
    "Personne ne savait qu'il m'insultait.",
    "Personne ne m'a crue quand j'ai dit qu'il m'avait frappée.",
    "Je n'arrive pas à croire qu'il m'a frappée.",
    "Je ne supporte pas qu'il m'insulte.",
    "Je ne peux pas prouver qu'il m'a frappée.",
    "Je ne nie pas qu'il m'a frappée.",
    "Je n'ai pas inventé qu'il m'a frappée.",
    "Je n'ai pas rêvé, il m'a frappée.",
    "Il m'a giflée, ce n'est pas un rêve.",
    "Je fais des cauchemars depuis qu'il m'a frappée.",
    "Je ne pense pas qu'il m'ait frappée exprès.",
    "Je ne dis pas qu'il m'a frappée, il m'a insultée.",
    "Ce n'est pas vrai qu'il m'aide, il m'insulte tous les jours.",
    "Ce n'est pas que lui, toute l'équipe m'insulte.",
    "Je voudrais qu'il arrête de m'insulter.",
    "Je veux qu'on sache qu'il m'a frappée.",
    "Il m'a demandé de ne pas dire qu'il m'avait frappée.",
    "Je ne cache pas qu'il m'a giflée.",
    "Le 3 mars, je n'étais pas encore assise quand il m'a giflée.",
  ])('%s', (line) => {
    for (const lines of typings(line)) expect(readLines(...lines).type).not.toBeNull();
  });

  it('has its day where she was not yet there', () => {
    expect(readLines("Le 3 mars, je n'étais pas encore assise quand il m'a giflée.").day).toBe('2026-03-03');
  });
});
