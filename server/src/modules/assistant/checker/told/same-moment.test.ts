/** Questions that put together what was told of two moments, and those that do not. */
import { describe, expect, it } from 'vitest';
import { checkReply } from '../check-reply.ts';

const TWO_DAYS =
  'Lundi il m’a insultée dans le couloir. Mardi, Marc m’a poussée dans la réserve. Julie a tout vu.';
const ONE_DAY = 'Hier j’étais dans le bureau. Il a crié.';
const ANSWERED = 'Il m’a poussée.\nJ’étais seule.\nC’était mardi, vers 17h.\nDans la réserve.';

describe('an act and its day, hour or place', () => {
  it.each([
    [TWO_DAYS, 'Comment vous a-t-il insultée mardi ?'],
    [TWO_DAYS, 'Comment Marc vous a-t-il poussée dans le couloir ?'],
    [TWO_DAYS, 'Que pouvez-vous dire de l’insulte dans la réserve ?'],
    [TWO_DAYS, 'Qui était présent lors de l’insulte de mardi ?'],
    [TWO_DAYS, 'Où vous a-t-il poussée lundi ?'],
    [TWO_DAYS, 'Que s’est-il passé mardi dans le couloir ?'],
    [`${ONE_DAY} Mardi il a ri.`, 'Comment a-t-il ri dans le bureau ?'],
    [ANSWERED, 'Comment vous a-t-il poussée lundi ?'],
  ])('are not taken from two moments: %s %s', (told, question) => {
    expect(checkReply(question, told)).toEqual({ ok: false, reason: 'presumed' });
  });

  it.each([
    [TWO_DAYS, 'Que pouvez-vous dire de l’insulte dans le couloir ?'],
    [TWO_DAYS, 'Que s’est-il passé mardi dans la réserve ?'],
    [TWO_DAYS, 'Que s’est-il passé entre lundi et mardi ?'],
    [TWO_DAYS, 'Comment Marc vous a-t-il poussée dans la réserve ?'],
    [ONE_DAY, 'Comment a-t-il crié dans le bureau ?'],
    [ANSWERED, 'Comment vous a-t-il poussée mardi ?'],
    [ANSWERED, 'Que s’est-il passé mardi dans la réserve ?'],
    [
      'Il me fouille chaque soir. Vendredi il a tout vidé.',
      'Que pouvez-vous dire de la fouille de vendredi ?',
    ],
  ])('may be put together where they were told of one: %s %s', (told, question) => {
    expect(checkReply(question, told)).toEqual({ ok: true });
  });
});

describe('who else', () => {
  const told = 'Il m’a dit que j’étais nulle. Julie était là.';
  it.each([
    'À qui d’autre a-t-il dit cela ?',
    'À qui d’autre l’a-t-il dit ?',
    'Devant qui d’autre l’a-t-il dit ?',
    'Où d’autre a-t-il dit cela ?',
    'Qui d’autre vous l’a dit ?',
    'À qui d’autre en avez-vous parlé ?',
  ])('is not asked where it takes a further listener or place for granted: %s', (question) => {
    expect(checkReply(question, told).ok).toBe(false);
  });

  it.each([
    'Qui d’autre était là ?',
    'Qui d’autre a entendu cela ?',
    'Qui d’autre est au courant, à votre connaissance ?',
    'À qui d’autre en avez-vous parlé, si vous l’avez fait ?',
  ])('may be asked of who was there and who knows: %s', (question) => {
    expect(checkReply(question, told)).toEqual({ ok: true });
  });

  it('may be asked of whom she told, once she has said that she told somebody', () => {
    const question = 'À qui d’autre en avez-vous parlé ?';
    expect(checkReply(question, `${told} J’en ai parlé à Julie.`)).toEqual({ ok: true });
  });
});
