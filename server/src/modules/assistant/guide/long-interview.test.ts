/** Forty short messages: what is asked of whom who says little, and how often. */
import { describe, expect, it } from 'vitest';
import { DETAIL_KINDS } from '#contract/interview.ts';
import { sentencesOf } from '../text/text.ts';
import { askedAbout } from './asked.ts';
import { detailQuestion } from './neutral-question.ts';
import { repliesTo } from './replies.fixture.ts';
import { collectedOf, conversation } from './state.fixture.ts';

const LONG = [
  'Hier mon chef Marc m’a crié dessus',
  'ok',
  'il a jeté mon dossier par terre',
  'il rigole avec les autres',
  'voila',
  'je me sens nulle',
  'elle a dit que j’étais lente',
  'bon',
  'il me parle plus du tout',
  'les autres se moquent de moi',
  'j’en ai marre',
  'il a recommencé',
  'oui',
  'ça dure',
  'il soupire quand je parle',
  'je fais tout toute seule',
  'non',
  'il a changé mon planning',
  'sans me prévenir',
  'ok',
  'voila',
  'il m’ignore',
  'ma collègue évite de me parler',
  'je mange seule',
  'ok',
  'il m’a exclue de la réunion',
  'oui',
  'bon',
  'hmm',
  'voila',
];

describe('a long interview', () => {
  const replies = repliesTo(...LONG);

  it('asks for each detail twice at most, and for nothing in the same words', () => {
    for (const kind of DETAIL_KINDS) {
      expect(replies.filter((reply) => askedAbout(reply) === kind).length).toBeLessThanOrEqual(2);
    }
    const questions = replies.flatMap((reply) =>
      sentencesOf(reply).filter((sentence) => sentence.endsWith('?')),
    );
    expect(new Set(questions).size).toBe(questions.length);
  });

  it('says no sentence twice running', () => {
    for (const [at, reply] of replies.entries()) {
      const before = sentencesOf(replies[at - 1] ?? '');
      expect(sentencesOf(reply).filter((sentence) => before.includes(sentence))).toEqual([]);
    }
  });

  it('says once what may be done, and then only listens', () => {
    const told = replies.flatMap((reply, at) => (/fermer cette page/.test(reply) ? [at] : []));
    expect(told).toHaveLength(1);
    for (const reply of replies.slice(told[0])) expect(reply).not.toContain('?');
    expect((told[0] ?? 99) < 25).toBe(true);
  });

  it('asks a second time only where nothing came of the first, and something else was told since', () => {
    const told = collectedOf([
      'description',
      'when',
      'people',
      'witnesses',
      'impact',
      'actions',
      'incident_type',
    ]);
    const talk = conversation();
    talk.say('Il a crié.', told);
    talk.reply('Merci. À quel endroit cela s’est-il passé ?');
    expect(detailQuestion(talk.say('oui', told))).toBeUndefined();
    talk.reply('C’est noté. Que s’est-il passé ensuite ?');
    const again = talk.say('Il a jeté mon dossier par terre.', told);
    expect(askedAbout(detailQuestion(again) ?? '')).toBe('where');
    const vague = {
      ...told,
      details: [
        ...told.details,
        { kind: 'where' as const, certainty: 'approximate' as const, value: 'là-bas', sources: [] },
      ],
    };
    expect(detailQuestion({ ...again, collected: vague })).toBeUndefined();
    talk.reply(`Merci. ${detailQuestion(again)}`);
    talk.say('oui', told);
    talk.reply('C’est noté. Que souhaitez-vous ajouter ou corriger ?');
    expect(detailQuestion(talk.say('Il m’a poussée hier dans un coin.', told))).toBeUndefined();
  });
});
