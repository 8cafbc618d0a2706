/** What was just said is not asked for. */
import { describe, expect, it } from 'vitest';
import { type Collected, DETAIL_KINDS, type DetailKind } from '#contract/interview.ts';
import { askedAbout } from './asked.ts';
import { detailQuestion } from './neutral-question.ts';
import { lastTo, repliesTo } from './replies.fixture.ts';
import { collectedOf, conversation } from './state.fixture.ts';

describe('what was just said', () => {
  /** All is known but this, of which something is. */
  const vaguely = (kind: DetailKind, more: Partial<Collected> = {}): Collected => {
    const all = collectedOf(DETAIL_KINDS);
    const details = all.details.map((detail) =>
      detail.kind === kind ? { ...detail, certainty: 'approximate' as const } : detail,
    );
    return { ...all, details, ...more };
  };
  const questionAfter = (said: string, collected: Collected) =>
    detailQuestion(conversation().say(said, collected));

  it('is not asked for more precisely: an hour with its day, a name that she does not know', () => {
    const day = '2026-11-20';
    expect(questionAfter('Il a crié.', vaguely('when', { day }))).toMatch(/heure/);
    expect(questionAfter('vers 11h je crois', vaguely('when', { day, time: '11:00' }))).toBeUndefined();
    expect(questionAfter('vers 11h je crois', vaguely('when', { time: '11:00' }))).toMatch(
      /jour|date|semaine/,
    );
    expect(questionAfter('Il a crié.', vaguely('people'))).toBeDefined();
    for (const said of [
      'Je connais pas son nom de famille',
      'je sais plus son prénom',
      'je ne sais pas comment il s’appelle',
    ])
      expect(questionAfter(said, vaguely('people'))).toBeUndefined();
  });

  it('is not asked for: the hour', () => {
    const replies = repliesTo(
      'Hier il m’a crié dessus dans le hall',
      'vers 11h je crois',
      'il est parti',
      'ok',
      'voila',
    );
    for (const reply of replies.slice(1)) expect(reply).not.toMatch(/heure|Quand|date/);
  });
  it('is not asked for: a name that she does not know', () => {
    const replies = repliesTo(
      'La responsable m’a crié dessus hier',
      'Je connais pas son nom de famille',
      'ok',
      'il y a du monde',
      'voila',
      'ok',
    );
    for (const reply of replies.slice(1)) expect(reply).not.toMatch(/noms|s’appelle/);
  });
  it('is not asked for: the account, after many messages', () => {
    const replies = repliesTo(
      'c’est compliqué au boulot avec elle',
      'elle fait des remarques tout le temps',
      'elle me regarde de travers',
      'elle rigole avec les autres',
      'on me met à l’écart',
      'elle change mes horaires',
      'elle soupire quand je parle',
      'je mange seule le midi',
      'voila',
      'ok',
    );
    for (const reply of replies.slice(4))
      expect(reply).not.toMatch(/raconter ce qui|s’est passé, dans l’ordre|vous amène|commencer/);
  });
  it('is not asked for: what happened, once it was told twice', () => {
    const replies = repliesTo(
      'Mon chef Paul Martin m’a crié dessus hier dans l’atelier',
      'il m’a traitée de nulle',
      'C’était devant Julie',
      'je dors plus',
      'j’ai rien fait',
      'vers 16h',
      'ok',
    );
    for (const reply of replies.slice(1)) expect(askedAbout(reply)).not.toBe('description');
  });
  it('is not asked for: the date of the day after', () => {
    expect(askedAbout(lastTo('Il a crié sur moi devant tout le monde', 'ok', 'le lendemain'))).not.toBe(
      'when',
    );
  });
  it('is not asked for: where and at what hour, of what goes on or came by mail', () => {
    for (const told of [
      'Depuis juin elle m’envoie des mails humiliants',
      'Elle m’a envoyé un mail où elle me traite de nulle',
    ]) {
      const replies = repliesTo(
        told,
        'elle met toute l’équipe en copie',
        'ok',
        'je dors plus',
        'voila',
        'oui',
      );
      for (const reply of replies)
        expect(reply).not.toMatch(/ce moment|trouviez|heure|scène|endroit|lieu|proximité/);
    }
    for (const reply of repliesTo('Depuis juin elle se moque de moi', 'chaque matin', 'ok', 'bon', 'voila')) {
      expect(reply).not.toMatch(/ce moment|heure|scène/);
    }
  });
  it('is not quoted with its greeting', () => {
    expect(lastTo('bonjour jai un pb avec ma responsable')).not.toMatch(/bonjour/i);
  });
});
