import { describe, expect, it } from 'vitest';
import { DETAIL_KINDS } from '#contract/interview.ts';
import { checkReply } from '../checker/check-reply.ts';
import { readMarker } from '../checker/marker.ts';
import { FREE_RECALL, OPEN_DOORS, PLAIN_PROBES, PRECISIONS, PROBES, QUESTIONS } from '../interview.ts';
import { fold, typeset } from '../text/text.ts';
import { askedAbout } from './asked.ts';
import { neutralQuestion } from './neutral-question.ts';
import { nextReply } from './next-reply.ts';
import { quotableWords } from './quote.ts';
import { collectedOf, conversation } from './state.fixture.ts';

describe('the question bank', () => {
  it.each(DETAIL_KINDS)('has five open wordings for %s and recognises each', (kind) => {
    expect(QUESTIONS[kind].length).toBeGreaterThanOrEqual(5);
    for (const wording of [...QUESTIONS[kind], ...PRECISIONS[kind]]) {
      expect([wording, checkReply(wording)]).toEqual([wording, { ok: true }]);
      expect([wording, askedAbout(`Merci. ${typeset(wording)}`)]).toEqual([wording, kind]);
    }
  });

  it('does not take free recall, probes and open doors for a detail', () => {
    for (const wording of [...FREE_RECALL, ...PROBES, ...PLAIN_PROBES, ...OPEN_DOORS]) {
      expect(checkReply(wording)).toEqual({ ok: true });
      expect([wording, askedAbout(wording)]).toEqual([wording, null]);
    }
  });

  it('holds no wording twice, nor one within another: each is asked once and known for what it asks', () => {
    const byDetail = DETAIL_KINDS.flatMap((kind) => [...new Set([...QUESTIONS[kind], ...PRECISIONS[kind]])]);
    const all = [...byDetail, ...FREE_RECALL, ...PROBES, ...PLAIN_PROBES, ...OPEN_DOORS].map(fold);
    for (const [at, wording] of all.entries()) {
      const within = all.filter((other, index) => index !== at && other.includes(wording));
      expect([wording, within]).toEqual([wording, []]);
    }
  });

  it('recognises a model’s own wording', () => {
    expect(askedAbout('Merci. Quel jour était-ce ?')).toBe('when');
    expect(askedAbout('Y avait-il des témoins ?')).toBe('witnesses');
    expect(askedAbout('Je vous écoute.')).toBeNull();
  });
});

describe('the guide', () => {
  it('never falls back on a question that was asked, however long the conversation', () => {
    const talk = conversation();
    const asked = new Set<string>();
    for (let turn = 0; turn < 60; turn++) {
      const fallback = neutralQuestion(talk.say('voilà', collectedOf(turn < 8 ? [] : ['description'])));
      const question = talk.reply(fallback);
      expect([fallback, checkReply(fallback), question !== undefined && asked.has(question)]).toEqual([
        fallback,
        { ok: true },
        false,
      ]);
      if (question) asked.add(question);
    }
    expect(asked.size).toBeGreaterThan(15);
  });

  it('opens with free recall, then comes back to the person’s words, then asks for what is missing', () => {
    const talk = conversation();
    const first = nextReply(talk.say('Bonjour', collectedOf([])));
    expect(readMarker(first).marker).toBe('NO_INCIDENT');
    expect(FREE_RECALL.map(typeset)).toContain(talk.reply(readMarker(first).text));
    const second = nextReply(
      talk.say('Mon chef a jeté mon dossier par terre.', collectedOf(['description'])),
    );
    expect(second.replace(/\s/g, ' ')).toContain('« Mon chef a jeté mon dossier par terre »');
    talk.reply(second);
    const third = nextReply(talk.say('il était énervé ce jour-là', collectedOf(['description'])));
    expect(third.replace(/\s/g, ' ')).toContain('« il était énervé ce jour-là »');
    talk.reply(third);
    const fourth = nextReply(talk.say('Voilà.', collectedOf(['description'])));
    expect(askedAbout(fourth)).toBe('when');
  });

  it('welcomes "je ne sais pas" and asks for something else for good', () => {
    const talk = conversation();
    const told = collectedOf(['description']);
    talk.say('Il a crié.', told);
    talk.reply('Merci. À quel moment cela s’est-il passé ?');
    for (let turn = 0; turn < 12; turn++) {
      const reply = nextReply(talk.say(turn === 0 ? 'Je ne sais pas' : 'voilà', told));
      expect(askedAbout(reply)).not.toBe('when');
      talk.reply(reply);
    }
  });

  it('announces the record once, at six details, and again only when asked', () => {
    const six = collectedOf(['description', 'when', 'where', 'people', 'witnesses', 'impact']);
    const talk = conversation();
    const announced = readMarker(nextReply(talk.say('Julie était là.', six)));
    expect(announced.marker).toBe('INCIDENT_READY');
    talk.reply(announced.text);
    const next = readMarker(nextReply(talk.say('Je voudrais ajouter que j’ai prévenu la DRH.', six)));
    expect(next.marker).toBeNull();
    talk.reply(next.text);
    expect(readMarker(nextReply(talk.say('Créer l’incident', six))).marker).toBe('INCIDENT_READY');
  });

  it('offers no record below six details, also when asked', () => {
    const reply = nextReply(conversation().say('créer l’incident', collectedOf(['description', 'when'])));
    expect(readMarker(reply).marker).toBeNull();
    expect(reply).toContain('vous-même');
  });

  it('stops when asked to, without a question', () => {
    const told = collectedOf(['description']);
    for (const stop of ['pause', 'Stop', 'plus tard', 'Je préfère m’arrêter là pour aujourd’hui.']) {
      expect(nextReply(conversation().say(stop, told))).not.toContain('?');
    }
  });

  it('asks nothing about facts when there is danger or distress', () => {
    for (const text of ['J’ai envie de mourir.', 'Il est devant ma porte.', 'J’ai pris tous mes cachets.']) {
      const reply = nextReply(conversation().say(text, collectedOf([])));
      expect(reply).toContain('sous votre message');
      expect(reply).not.toContain('?');
    }
  });

  it.each(['oui', 'Hier il m’a encore crié dessus.'])('stays gentle right after distress: %s', (said) => {
    const told = collectedOf(['description']);
    const talk = conversation();
    talk.reply(nextReply(talk.say('Je veux mourir.', told)));
    const reply = nextReply(talk.say(said, told));
    expect(askedAbout(reply)).toBeNull();
    expect(reply).toContain('Souhaitez-vous continuer');
    expect(reply).not.toMatch(/crié|«/);
    expect(checkReply(reply)).toEqual({ ok: true });
  });

  it('asks again once facts are told after the gentle turn', () => {
    const told = collectedOf(['description']);
    const talk = conversation();
    talk.reply(nextReply(talk.say('Je veux mourir.', told)));
    talk.reply(nextReply(talk.say('ça va un peu mieux', told)));
    talk.reply(nextReply(talk.say('je suis là', told)));
    expect(nextReply(talk.say('Hier à 9h il m’a encore crié dessus.', told))).toContain('?');
  });

  it.each([
    'ce n’était pas Paul Girard, c’était Pierre Girard',
    'et c’était le 13 novembre',
    'enlevez le café, il n’a pas dit ça',
    'pas le 12, le 13',
    'je me suis trompée de jour',
  ])('acknowledges a correction and does not probe it: %s', (said) => {
    const talk = conversation();
    const told = collectedOf(['description']);
    talk.say('Il a crié.', told);
    talk.reply('Merci. Que s’est-il passé ensuite ?');
    const reply = nextReply(talk.say(said, told));
    expect(reply).toMatch(/noté|signaler/);
    expect(reply).not.toMatch(/«|Girard|13|café|en dire plus/);
  });

  it.each([
    ['vous servez à rien avec vos questions', /Pardon|excuses|Désolé/],
    ['je vous l’ai déjà dit', /Pardon|Désolé|Excusez/],
    ['J’EN AI MARRE DE CETTE BOITE DE MERDE', /./],
    ['c’est tout', /gardé/],
    ['bof', /./],
    ['euh', /./],
    ['rien', /./],
    ['je préfère ne pas répondre', /choix|entendu|libre/],
  ])('leaves a laconic or angry person in peace: %s', (said, expected) => {
    for (const kinds of [[], ['description']] as const) {
      const talk = conversation();
      talk.say('Il a crié.', collectedOf(kinds));
      talk.reply('Merci. À quel moment cela s’est-il passé ?');
      const reply = nextReply(talk.say(said, collectedOf(kinds)));
      expect(reply).toMatch(expected);
      expect(reply).not.toMatch(/[?«]|merde|deviner/i);
    }
  });

  it.each(['jsp', 'bof', 'je vous l’ai déjà dit', 'je préfère ne pas répondre'])(
    'does not come back to a question that was left: %s',
    (said) => {
      const talk = conversation();
      talk.reply('À quel moment cela s’est-il passé ?');
      expect(talk.say(said, collectedOf(['description'])).closed).toEqual(['when']);
    },
  );

  it('does not ask for the account again once it is closed', () => {
    const talk = conversation();
    talk.reply(nextReply(talk.say('Il a crié', collectedOf([]))));
    talk.reply(nextReply(talk.say('c’est tout', collectedOf([]))));
    for (let turn = 0; turn < 8; turn++) {
      const reply = nextReply(talk.say('oui', collectedOf([])));
      expect(askedAbout(reply)).not.toBe('description');
      expect(reply).not.toMatch(/racont(?:er|ez) /);
      talk.reply(reply);
    }
  });
});

describe('the words that are quoted', () => {
  it.each([
    ['Il a crié devant Paul et Marie', 'Il a crié devant Paul et Marie'],
    ['Il a crié devant Paul, Marie et Luc.', 'Il a crié devant Paul, Marie et Luc'],
    ['Mon chef a jeté mon dossier et il est parti.', 'Mon chef a jeté mon dossier'],
    ['Il a crié très fort devant Paul et Marie dans la grande salle.', undefined],
    ['J’EN AI MARRE DE CETTE BOITE DE MERDE', undefined],
    ['vous servez à rien avec vos questions', undefined],
    ['je veux mourir', undefined],
    ['ce n’était pas Paul, c’était Pierre', undefined],
    ['il m’a traitée de connasse', undefined],
  ])('are a short and whole clause, or none: %s', (text, words) => {
    expect(quotableWords(text)).toBe(words);
  });
});

describe('a note of a place or of a time alone', () => {
  it('is answered by asking what happened, not what came after it', () => {
    const talk = conversation();
    const first = nextReply(talk.say('ehpad les tilleuls', collectedOf(['where'])));
    expect(FREE_RECALL.some((wording) => first.includes(typeset(wording)))).toBe(true);
    talk.reply(first);
    const second = nextReply(talk.say('depuis 3 semaines', collectedOf(['where', 'when'])));
    expect(askedAbout(second)).toBe('description');
  });

  it('with "connais" in it is no curse', () => {
    const talk = conversation();
    const reply = nextReply(
      talk.say('Valérie, je connais pas son nom', collectedOf(['people', 'description'])),
    );
    expect(reply).toContain('?');
  });
});
