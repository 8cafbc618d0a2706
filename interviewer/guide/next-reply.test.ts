import { describe, expect, it } from 'vitest';
import { day, person, plain, talk, told } from './talk.fixture.ts';

const SCENE = 'Mardi mon chef a renversé mon plateau dans la cantine. Il a ri.';
const SCENE_MARKS = [
  day('Mardi', '2026-11-17'),
  person('people', 'mon chef', null, 'chef'),
  told('description', 'mon chef a renversé mon plateau'),
  told('where', 'dans la cantine'),
];

describe('listening', () => {
  it('repeats a short literal part of what was written before it asks', () => {
    const { say } = talk();
    const { text } = say(SCENE, { marks: SCENE_MARKS });
    expect(plain(text)).toMatch(/« (?:M|m)ardi mon chef a renversé mon plateau dans la cantine »|« mon chef/);
    expect(text).toMatch(/\?$/);
  });

  it('cares in few words for what hurts', () => {
    const { say } = talk();
    say(SCENE, { marks: SCENE_MARKS });
    const { text } = say("Depuis je dors mal. J'ai pleuré dans le bus hier soir.", {
      marks: [told('impact', "J'ai pleuré dans le bus")],
    });
    expect(plain(text)).toContain("« J'ai pleuré dans le bus");
    expect(text).toMatch(/Merci de (?:me le confier|l’écrire|le dire)|prenez le temps/);
  });

  it('never says an insult back, nor the whole message, nor what was refused', () => {
    const insult = talk().say("Il m'a traitée de conne devant les autres. Puis rien.", {
      marks: [told('description', "Il m'a traitée de conne devant les autres")],
    });
    expect(insult.text).not.toContain('conne');
    const whole = talk().say("J'ai pleuré hier", { marks: [told('impact', "J'ai pleuré hier")] });
    expect(plain(whole.text)).not.toContain("« J'ai pleuré hier »");
    const conversation = talk();
    conversation.say('Marc Dubois a crié. Il est parti.', {
      marks: [told('description', 'Marc Dubois a crié')],
    });
    conversation.refuse('Marc Dubois a crié');
    const again = conversation.say('Je redis que Marc Dubois a crié sur moi ce jour-là, puis il est parti.', {
      marks: [told('description', 'Marc Dubois a crié sur moi ce jour-là')],
    });
    expect(again.text).not.toContain('Dubois');
  });

  it('leads from a habit to one occasion', () => {
    const { say } = talk();
    const { text } = say('Tous les lundis elle vide mon casier. Ça dure.', {
      marks: [
        day('Tous les lundis', null, { of: 'habit' }),
        told('description', 'elle vide mon casier'),
        person('people', 'elle', null, null),
      ],
    });
    expect(plain(text)).toContain('Y a-t-il une fois dont vous vous souvenez mieux ?');
    expect(plain(say('oui').text)).toContain(
      'Pouvez-vous raconter une de ces fois, comme elle vous revient ?',
    );
  });
});

describe('asking', () => {
  it('asks who saw it, then the name and the hour, and nothing that was told', () => {
    const { say } = talk();
    say(SCENE, { marks: SCENE_MARKS });
    const asks = ['Il y avait du bruit.', 'Je ne sais plus très bien.', 'Voilà la suite.'].map(
      (line) => say(line).asks,
    );
    expect(asks).toEqual(['witnesses', 'people', 'when']);
  });

  it('begins with what happened where only a place is told', () => {
    expect(talk().say('entrepôt B', { marks: [told('where', 'entrepôt B')] }).asks).toBe('description');
  });

  it('takes "je ne sais pas" and "plus tard" for an answer and asks for something else', () => {
    const { say } = talk();
    say(SCENE, { marks: SCENE_MARKS });
    const first = say('Ensuite il est sorti.');
    expect(first.chips).toEqual(['unknown', 'later', 'nobody']);
    const second = say('je sais pas');
    expect(second.text).not.toContain(first.text.slice(-20));
    expect(second.asks).not.toBe('witnesses');
    expect(say('plus tard').asks).not.toBe(second.asks);
  });

  it('asks for a gap that weighs much together with the offer, and offers once', () => {
    const { say } = talk();
    const offer = say(`${SCENE} Depuis je dors mal. J'ai écrit à la direction.`, {
      marks: [...SCENE_MARKS, told('impact', 'je dors mal'), told('actions', "J'ai écrit à la direction")],
    });
    expect(offer.marker).toBe('INCIDENT_READY');
    expect(offer.asks).toBe('witnesses');
    expect(say('Je ne sais pas.').marker).toBeUndefined();
  });

  it('leaves a question to the person who only asks one, and answers it', () => {
    const { say } = talk();
    const { text, asks } = say('Bonsoir, une question : vous êtes un robot ?');
    expect(text).toContain('Je suis un programme');
    expect(asks).toBeNull();
    expect(say("D'accord, je verrai bien.").asks).toBeNull();
  });

  it('says that the conversation is not encrypted from end to end', () => {
    expect(talk().say("C'est chiffré de bout en bout ?").text).toMatch(
      /^Non, ce n’est pas chiffré de bout en bout/,
    );
  });
});

describe('a protest', () => {
  it('is admitted, names what can be corrected, and brings no question', () => {
    const { say } = talk();
    say(SCENE, { marks: SCENE_MARKS });
    const reply = say("Je l'ai déjà dit, l'heure !", { isProtest: true });
    expect(reply.text).toContain('ai mal compris');
    expect(reply.text).toContain('le moment');
    expect(reply).toMatchObject({ asks: null, opens: 'when' });
  });

  it('is about what it tells again', () => {
    const { say } = talk();
    say(SCENE, { marks: SCENE_MARKS });
    expect(say("Mais je l'ai écrit : la cantine !", { isProtest: true }).opens).toBe('where');
  });
});

describe('who keeps something back', () => {
  it('is not pressed: the question is left, and another one follows later', () => {
    const { say } = talk();
    say(SCENE, { marks: SCENE_MARKS });
    const question = say('Ensuite il est sorti.');
    const kept = say('Je préfère ne pas le dire.');
    expect(kept).toMatchObject({ asks: null, chips: [] });
    const next = say('Il a aussi jeté mon plateau.');
    expect(next.asks).not.toBeNull();
    expect(next.asks).not.toBe(question.asks);
  });

  it('begins all the same', () => {
    expect(talk().say('Je travaille dans une école, je ne dirai pas laquelle.').asks).toBe('free');
  });
});

describe('an alarm', () => {
  it.each([
    ['distress', '3114'],
    ['danger', '17'],
  ] as const)(
    'that is plain (%s) brings the number, and no question for the rest of the day',
    (kind, number) => {
      const { say } = talk();
      say(SCENE, { marks: SCENE_MARKS });
      const replies = [
        say('Je ne vais plus tenir.', { alarm: { kind, degree: 'plain' } }),
        say("Il m'a aussi poussée.", {
          marks: [
            told('description', "Il m'a aussi poussée"),
            told('impact', "Il m'a aussi poussée"),
            told('actions', "Il m'a aussi poussée"),
          ],
        }),
        say('Je continue demain.'),
      ];
      for (const { text, asks, marker } of replies) {
        expect(text).toContain(number);
        expect(text).not.toContain('?');
        expect([asks, marker]).toEqual([null, undefined]);
      }
    },
  );

  it('of another day asks again', () => {
    const { say } = talk();
    say('Je ne vais plus tenir.', { alarm: { kind: 'distress', degree: 'plain' } });
    expect(say(SCENE, { marks: SCENE_MARKS, later: 24 * 60 }).text).toMatch(/\?$/);
  });

  it('is no question to the tool', () => {
    const { text } = talk().say('À quoi ça sert ?', { alarm: { kind: 'distress', degree: 'faint' } });
    expect(text).toContain('3114');
    expect(text).not.toContain('garder une trace');
  });

  it('that is faint brings one quiet sentence and the next question', () => {
    const { text } = talk().say(SCENE, { marks: SCENE_MARKS, alarm: { kind: 'distress', degree: 'faint' } });
    expect(text).toContain('3114');
    expect(text).toMatch(/\?$/);
  });
});

describe('stopping', () => {
  it.each(["Je préfère m'arrêter là pour ce soir.", 'stop', 'Merci, je reprendrai demain', 'jarrete la'])(
    'is accepted, and says that what was written is kept: %s',
    (line) => {
      const { say } = talk();
      say(SCENE, { marks: SCENE_MARKS });
      const { text, asks } = say(line);
      expect(text).toContain('Ce que vous avez écrit est gardé');
      expect(asks).toBeNull();
    },
  );

  it.each(["J'arrête pas de pleurer le soir", 'Il a crié pendant la pause', 'Il dit que je dois partir'])(
    'is not heard in what is told: %s',
    (line) => {
      expect(talk().say(line).text).not.toContain('est gardé');
    },
  );
});
