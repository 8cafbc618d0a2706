import { describe, expect, it } from 'vitest';
import { DETAIL_KINDS, type DetailKind } from '#contract/interview.ts';
import { checkReply } from '../checker/check-reply.ts';
import { readMarker } from '../checker/marker.ts';
import { fold } from '../text/text.ts';
import { nextReply } from './next-reply.ts';
import { collectedOf, conversation, randomFrom } from './state.fixture.ts';

const TOLD = [
  'Hier mon chef m’a crié dessus, dans la réunion. Il a jeté le dossier par terre.',
  'il a recommencé ce matin devant la machine à café',
  'Je ne sais pas.',
  'je sais plus',
  'Oui',
  'Non.',
  '???',
  'Bonjour',
  'Merci beaucoup',
  'Il m’a dit « tu es nulle, pourquoi tu restes ? » et il est parti.',
  'Créer l’incident',
  'Est-ce que c’est du harcèlement ?',
  'À quoi sert ce site ?',
  'Pause',
  'J’ai envie de mourir.',
  'Marc Dupont, responsable logistique',
  'Je veux mourir',
  'Hier il m’a poussée dans le couloir.',
  'bof',
  'euh',
  'c’est tout',
  'je vous l’ai déjà dit',
  'et c’était le 13 novembre',
  'J’EN AI MARRE DE CETTE BOITE DE MERDE',
  'je préfère ne pas répondre',
  '$& $1 {words} `code` **gras**',
];

describe('the guide', () => {
  it('never repeats a question, asks one at most and passes its own checker', () => {
    const random = randomFrom(20261);
    let turns = 0;
    while (turns < 600) {
      const talk = conversation();
      const known: DetailKind[] = [];
      const questions = new Set<string>();
      let previous = '';
      const length = 5 + Math.floor(random() * 30);
      for (let turn = 0; turn < length; turn++, turns++) {
        if (random() < 0.3) {
          const kind = DETAIL_KINDS[Math.floor(random() * DETAIL_KINDS.length)];
          if (kind && !known.includes(kind)) known.push(kind);
        }
        const said = TOLD[Math.floor(random() * TOLD.length)] ?? '';
        const reply = nextReply(talk.say(said, collectedOf(known)));
        const { text } = readMarker(reply);
        expect(text).not.toBe('');
        expect([text, text.replace(/«[^»]*»/g, '').match(/\?/g)?.length ?? 0]).toSatisfy(
          ([, marks]: [string, number]) => marks <= 1,
        );
        expect([text, checkReply(text)]).toEqual([text, { ok: true }]);
        expect(text).not.toBe(previous);
        previous = text;
        const question = talk.reply(text);
        if (question) {
          expect([question, questions.has(fold(question))]).toEqual([question, false]);
          questions.add(fold(question));
        }
      }
    }
  });
});
