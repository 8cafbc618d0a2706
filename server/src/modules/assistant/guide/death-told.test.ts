/** A death that is told is met with a word of care, and with no question at once. */
import { describe, expect, it } from 'vitest';
import { checkReply } from '../checker/check-reply.ts';
import { readMarker } from '../checker/marker.ts';
import { tellsOfDeath } from './death-told.ts';
import { nextReply } from './next-reply.ts';
import { collectedOf, conversation } from './state.fixture.ts';

const TOLD = collectedOf(['description']);

describe('a death that is told', () => {
  it.each([
    "ma collègue s'est suicidée l'an dernier à cause de lui",
    'Mon ancien binôme est décédé en mars.',
    'une collegue a mis fin a ses jours',
    "elle s'est pendue",
    'Ma mère est morte la même semaine.',
    'il y a eu le suicide de ma collègue',
    'Le suicide d’un collègue a choqué toute l’équipe',
  ])('is met with care, and nothing is asked: %s', (said) => {
    const { text } = readMarker(nextReply(conversation().say(said, TOLD)));
    expect(text).toMatch(/désolé/);
    expect(text).not.toContain('?');
    expect(checkReply(text)).toEqual({ ok: true });
  });

  it('is followed by a question once something else is told, in other words if it is told again', () => {
    const talk = conversation();
    const first = nextReply(talk.say("Ma collègue s'est suicidée l'an dernier.", TOLD));
    talk.reply(first);
    const second = nextReply(talk.say("Elle s'est tuée à cause de lui.", TOLD));
    expect(second).toMatch(/désolé/);
    expect(second).not.toBe(first);
    talk.reply(second);
    expect(nextReply(talk.say('Lundi il m’a crié dessus.', TOLD))).toContain('?');
  });

  it.each([
    'mon téléphone est mort',
    'elle est morte de rire',
    "il s'est tué à la tâche",
    'pour lui le projet est mort',
    'Le suicide professionnel',
    'il est mort pour moi',
    'il m’a dit « ta mère est morte »',
  ])('is none where nobody died: %s', (said) => expect(tellsOfDeath(said)).toBe(false));
});
