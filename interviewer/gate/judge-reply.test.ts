import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import CONTEXTS from '../corpora/replies/contexts.json' with { type: 'json' };
import FAULTS from '../corpora/replies/faults.json' with { type: 'json' };
import NEUTRAL from '../corpora/replies/neutral.json' with { type: 'json' };
import { FIXED_TEXTS } from '../guide/fixed-texts.ts';
import { judgeReply } from './judge-reply.ts';

const TOLD = [
  'Hier à la plonge, Régis a renversé mon seau et il m’a crié dessus.',
  'Il a dit que j’étais lente. Il ne m’a pas touchée.',
];
const judge = (reply: string, afterAlarm = false) => judgeReply(reply, { told: TOLD, afterAlarm });
const rule = (reply: string, afterAlarm = false) => judge(reply, afterAlarm)?.rule ?? null;

describe('what a reply brings in', () => {
  it.each([
    ['a person', 'Que faisait votre cheffe à ce moment-là ?'],
    ['an act', 'Où vous a-t-il giflée ?'],
    ['an act in a clause', 'Que s’est-il passé quand il a jeté votre tablier ?'],
    ['a harmless verb that makes an act of somebody', 'A-t-il fermé la plonge ?'],
    ['a motive', 'Cherchait-il à vous rabaisser ?'],
    ['a feeling', 'Quelle honte avez-vous éprouvée ?'],
    ['a cause', 'Est-ce arrivé parce que vous étiez lente ?'],
    ['a number', 'Qui étaient les 4 témoins ?'],
    ['what was denied', 'À quel endroit vous a-t-il touchée ?'],
    ['what was done to the person as their act', 'À qui avez-vous crié dessus ?'],
  ])('refuses %s that was not told', (_what, reply) => {
    expect(rule(reply)).not.toBeNull();
  });

  it.each([
    'Que s’est-il passé quand Régis a renversé le seau ?',
    'Qui d’autre se trouvait à la plonge, s’il y avait quelqu’un ?',
    'Avez-vous gardé un message ou un courriel ?',
    'Sur quelle machine travailliez-vous hier ?',
    'Depuis quand Régis travaille-t-il avec vous ?',
  ])('lets pass what was told or can be asked of any account: %s', (reply) => {
    expect(judge(reply)).toBeNull();
  });

  it('names the words that were not told', () => {
    expect(judge('Merci. Votre mari est-il au courant ?')).toEqual({ rule: 'brings-in', words: 'mari' });
  });
});

describe('how many things are asked', () => {
  it.each([
    'Quelle heure était-il ? Qui était là ?',
    'Quelle heure était-il, et qui était là ?',
    'Qui a entendu, à quelle distance étiez-vous ?',
    'Dites-moi ce qu’il a dit ainsi que l’heure.',
    'Racontez-moi le début, puis la suite.',
    'Décrivez la plonge. Dites-moi aussi quelle heure il était.',
  ])('refuses several: %s', (reply) => {
    expect(rule(reply)).toBe('several');
  });

  it.each([
    'A-t-il dit autre chose, ou rien ?',
    'Quand il a crié, qui était là ?',
    'Restons sur hier : comment cela a-t-il commencé ?',
    'Qu’avez-vous vu et entendu ?',
    'Si vous préférez ne pas répondre, dites-le simplement. Où étiez-vous ?',
  ])('lets one pass: %s', (reply) => {
    expect(judge(reply)).toBeNull();
  });
});

describe('how a reply is put', () => {
  it.each([
    ['Il a crié fort, non ?', 'pushes'],
    ['N’avez-vous pas répondu ?', 'pushes'],
    ['Régis a renversé le seau avant de crier ?', 'pushes'],
    ['Vous avez sûrement répondu.', 'pushes'],
    ['Vous devriez en parler.', 'advice'],
    ['Renversez son seau.', 'advice'],
    ['Tout ira bien.', 'promise'],
    ['C’est du harcèlement moral.', 'law'],
    ['C’est inadmissible.', 'judges'],
    ['Quel est votre mot de passe ?', 'contact'],
    ['Vous écrivez « il m’a touchée ». Où était-ce ?', 'misquotes'],
    ['Vous écrivez « renversé mon seau. Où était-ce ?', 'misquotes'],
    ['Tu étais où ?', 'form'],
    ['**Merci**', 'form'],
    ['What did he do with the bucket?', 'form'],
  ])('refuses %s for its rule', (reply, broken) => {
    expect(rule(reply)).toBe(broken);
  });

  it('lets the person’s words be quoted to the letter', () => {
    expect(judge('Vous écrivez « Régis a renversé mon seau ». Que s’est-il passé ensuite ?')).toBeNull();
  });

  it('lets the numbers for help and what keeps safe be said after an alarm only', () => {
    const reply = 'Le 17 répond tout de suite. Êtes-vous à l’abri ?';
    expect(judge(reply, true)).toBeNull();
    expect(judge(reply)).not.toBeNull();
  });

  it.each([false, true])(
    'lets the product’s own texts and numbers be said (after an alarm: %s)',
    (afterAlarm) => {
      const texts = FIXED_TEXTS.filter((text) => !text.includes('{'));
      expect(texts.filter((text) => judgeReply(text, { told: TOLD, afterAlarm }) !== null)).toEqual([]);
      expect(judge('Le Défenseur des droits répond au 39 28.', afterAlarm)).toBeNull();
    },
  );

  it('does not ask again what the last reply asked, nor say a sentence twice', () => {
    const context = { told: TOLD, afterAlarm: false, lastReplies: ['Merci. Où étiez-vous ?'] };
    expect(judgeReply('D’accord. Où étiez-vous ?', context)?.rule).toBe('repeats');
    expect(rule('Prenez votre temps. Prenez votre temps.')).toBe('repeats');
  });

  it('asks only what leaves the choice of who wants to stop', () => {
    const context = { told: TOLD, afterAlarm: false, isOver: true };
    expect(judgeReply('Où étiez-vous ?', context)?.rule).toBe('pushes');
    expect(judgeReply('Souhaitez-vous continuer ?', context)).toBeNull();
  });
});

describe('labelled replies', () => {
  const share = (all: readonly { told: readonly string[]; text: string; afterAlarm?: boolean }[]): number =>
    all.filter((one) => judgeReply(one.text, { afterAlarm: false, ...one }) === null).length / all.length;

  const of = (kind: 'leading' | 'multiple' | 'neutral') =>
    CONTEXTS.flatMap((context) =>
      context[kind].map((reply) => ({
        told: context.told,
        afterAlarm: context.after_alarm,
        text: typeof reply === 'string' ? reply : reply.text,
      })),
    );

  it('are judged as they are labelled, in the contexts written for the gate', () => {
    expect(share(of('leading'))).toBeLessThanOrEqual(0.02);
    expect(share(of('multiple'))).toBeLessThanOrEqual(0.02);
    expect(share(of('neutral'))).toBeGreaterThanOrEqual(0.95);
  });

  it('pass where they are neutral, in the wordings of many models', () => {
    expect(share(NEUTRAL)).toBeGreaterThanOrEqual(0.98);
  });

  it('are refused where they have other faults', () => {
    expect(share(FAULTS)).toBeLessThanOrEqual(0.08);
  });
});

describe('any reply', () => {
  it('is judged without an error, and what is broken is named', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (reply) => {
        const broken = judge(reply);
        expect(broken === null || broken.words.length > 0).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
