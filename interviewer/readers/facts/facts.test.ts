import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../text/sentences.ts';
import type { Asked, Finding, Reader, Turn } from '../finding.ts';
import { readAccount } from './account.ts';
import { readEffects } from './effects.ts';
import { readPlaces } from './places.ts';
import { readSteps } from './steps.ts';
import { readTypes } from './types.ts';

const WRITTEN = new Date('2026-11-21T10:00:00Z');

const turnOf = (content: string, earlier: readonly Turn[], asked: Asked = 'free'): Turn => ({
  message: { id: `m${earlier.length}`, role: 'user', content, at: WRITTEN },
  sentences: sentencesOf(content),
  timeZone: 'Europe/Paris',
  asked,
  earlier,
});

const turnsOf = (contents: readonly string[]): Turn[] => {
  const turns: Turn[] = [];
  for (const content of contents) turns.push(turnOf(content, [...turns]));
  return turns;
};

const findingsIn = (reader: Reader, ...contents: string[]): Finding[] => turnsOf(contents).flatMap(reader);
const passagesIn =
  (areDenials: boolean) =>
  (reader: Reader, ...contents: string[]): string[] =>
    findingsIn(reader, ...contents)
      .filter(({ isDenial }) => isDenial === areDenials)
      .map(({ passage }) => passage.words);
const [wordsIn, denialsIn] = [passagesIn(false), passagesIn(true)];

const SHOVE = "Le contremaître m'a bousculé.";

describe('places', () => {
  it('takes the whole phrase around the noun', () => {
    expect(wordsIn(readPlaces, "Il m'a insultée dans la salle de réunion du 3e étage, hier.")).toEqual([
      'dans la salle de réunion du 3e étage',
    ]);
    expect(wordsIn(readPlaces, `${SHOVE} C'était au quai 4, près de la benne.`)).toEqual([
      'au quai 4',
      'près de la benne',
    ]);
  });

  it('reads spelling by ear, and channels', () => {
    expect(wordsIn(readPlaces, 'il ma poussé ds lantrepo')).toEqual([]);
    expect(wordsIn(readPlaces, 'il ma poussé ds le vestière')).toEqual(['ds le vestière']);
    expect(wordsIn(readPlaces, "Il m'a menacée sur WhatsApp.")).toEqual(['sur WhatsApp']);
  });

  it('reads against what somebody was pushed, beside the place itself', () => {
    expect(wordsIn(readPlaces, "Mardi, au dépôt. Il m'a poussée contre le portail.")).toEqual([
      'au dépôt',
      'contre le portail',
    ]);
  });

  it('reads none where others stood meanwhile', () => {
    expect(wordsIn(readPlaces, `${SHOVE} Le livreur fumait sur le quai.`)).toEqual([]);
  });

  it('reads none before anything happened', () => {
    expect(
      wordsIn(readPlaces, 'Je suis cuisinier dans une cantine de Brive.', 'Merci, bonne soirée.'),
    ).toEqual([]);
  });

  it('takes the place of work as long as the telling names no other', () => {
    expect(wordsIn(readPlaces, 'Je travaille dans une scierie à Epinal.', SHOVE)).toEqual([
      'dans une scierie à Epinal',
    ]);
    expect(wordsIn(readPlaces, 'Je travaille dans une scierie.', "Il m'a bousculé sur le parking.")).toEqual([
      'sur le parking',
    ]);
  });

  it.each([
    ['a figure', 'On me pousse dehors, on va me mettre à la porte.'],
    ['where a thing ended', `${SHOVE} Mon badge a fini dans la réserve.`],
    ['where somebody else stood', `${SHOVE} Le gardien était dans la cour.`],
    ['where the person cried', `${SHOVE} J'ai pleuré dans le vestiaire.`],
    ['where it was reported', `${SHOVE} J'ai déposé une main courante au commissariat.`],
    ['where the person goes since', `${SHOVE} Depuis je passe par la cour.`],
    ['hearsay', `${SHOVE} Il paraît qu'il a crié dans le hall.`],
    ['a question', `${SHOVE} Est-ce que je dois venir au bureau ?`],
    ['quoted words', "Il m'a crié « file à la cave »."],
    ['where it has not happened', `${SHOVE} Il va me muter au dépôt.`],
  ])('reads none in %s', (_, content) => {
    expect(wordsIn(readPlaces, content)).toEqual([]);
  });

  it('leaves out what is denied in the same message', () => {
    expect(wordsIn(readPlaces, `${SHOVE} C'était au bac 2. Enfin pas au bac 2, devant la caisse.`)).toEqual([
      'devant la caisse',
    ]);
  });

  it('takes what answers the question for the place', () => {
    const turn = turnOf('Au guichet de la gare', [], 'where');
    expect(readPlaces(turn).map(({ passage }) => passage.words)).toEqual(['Au guichet de la gare']);
  });
});

describe('effects', () => {
  it.each([
    'Je ne dors plus',
    'jdor plus',
    'jé la boul o ventr',
    'Mon médecin m’a arrêtée dix jours',
    "Je n'ose plus prendre la parole",
    'Depuis je mange seule',
    'Je ne prends plus la navette',
    "Ça m'a achevée",
  ])('reads «%s»', (content) => {
    expect(wordsIn(readEffects, content)).toEqual([content]);
  });

  it.each([
    'Elle pleurait elle aussi',
    'Je suis morte de faim',
    'Mon collègue dort debout',
    "Je n'ai pas pleuré",
    'Ai-je le droit de pleurer ?',
    'Il paraît que je fais des cauchemars',
    "Je bosse à l'atelier",
  ])('reads none in «%s»', (content) => {
    expect(wordsIn(readEffects, content)).toEqual([]);
  });

  it('takes effects side by side as one passage, with their occasion', () => {
    expect(wordsIn(readEffects, 'Je dors mal, je vomis le matin.')).toEqual([
      'Je dors mal, je vomis le matin',
    ]);
    expect(wordsIn(readEffects, 'Je tremble quand elle approche, voilà.')).toEqual([
      'Je tremble quand elle approche',
    ]);
  });

  it('reads those of the one for whom the person writes', () => {
    const [asked, told] = ["J'écris pour une collègue.", 'Elle fait des cauchemars.'];
    expect(wordsIn(readEffects, asked, told)).toEqual(['Elle fait des cauchemars']);
    expect(wordsIn(readEffects, told)).toEqual([]);
  });

  it('reads that there were none', () => {
    expect(denialsIn(readEffects, "Ça ne m'a rien fait.")).toEqual(["Ça ne m'a rien fait"]);
    expect(denialsIn(readEffects, "Je n'ai rien eu")).toEqual(["Je n'ai rien eu"]);
  });
});

describe('steps', () => {
  it.each([
    "J'en ai parlé à la DRH",
    'jé prévenu lé syndicat',
    "J'ai gardé tous ses messages",
    'Je suis allée chez le médecin voir un docteur',
    "La directrice m'a reçue hier",
    "J'ai rendez-vous avec le médecin du travail",
    'Ma femme a appelé la police',
  ])('reads «%s»', (content) => {
    expect(wordsIn(readSteps, content)).toEqual([content]);
  });

  it.each([
    'Je vais porter plainte',
    "J'ai envie de porter plainte",
    "On m'a conseillé d'écrire à la direction",
    'Il a porté plainte contre moi',
    "J'ai parlé à ma mère",
    "J'ai porté plainte, moi ?",
  ])('reads none in «%s»', (content) => {
    expect(wordsIn(readSteps, content)).toEqual([]);
  });

  it.each(["Je n'ai rien fait encore", 'jen é parlé a personne', "Je n'ai prévenu personne"])(
    'reads «%s» as none taken',
    (content) => {
      expect(denialsIn(readSteps, content)).toEqual([content]);
    },
  );

  it('leaves the denials of others alone', () => {
    expect(denialsIn(readSteps, "Lise n'a rien vu en fait, elle n'a prévenu personne.")).toEqual([]);
  });
});

describe('the account', () => {
  it.each([
    "Il m'a craché dessus",
    'el ma di sal conne devan lé clian',
    'Mes affaires ont été jetées',
    "J'ai été insultée devant tous",
    "Le client, que je ne connais pas, m'a barré la route",
    'On ne me dit plus bonjour',
  ])('reads «%s»', (content) => {
    expect(wordsIn(readAccount, content).join(' ')).toContain(content.split(', ').at(-1));
  });

  it.each([
    "Il ne m'a pas touchée",
    "D'après Paul, il a giflé un stagiaire",
    "Ma sœur m'a dit de me taire",
    "Il m'a aidée à me relever",
    'Je ne sais pas si c’est une agression',
    "Vous m'avez déjà redemandé l'heure, relisez",
    'On joue une pièce où il me gifle',
    "Pour tester : mon chef m'a frappée",
    "M'a-t-il menacée ?",
  ])('reads none in «%s»', (content) => {
    expect(wordsIn(readAccount, content)).toEqual([]);
  });

  it('takes the quoted words with what brings them in', () => {
    expect(wordsIn(readAccount, "Elle m'a crié : « tu ne sers à rien, dégage », et c'est tout.")).toEqual([
      "Elle m'a crié : « tu ne sers à rien, dégage",
    ]);
    expect(wordsIn(readAccount, 'Ses mots : « va voir ailleurs ».')).toEqual([
      'Ses mots : « va voir ailleurs',
    ]);
  });
});

describe('types', () => {
  const typesIn = (...contents: string[]) =>
    findingsIn(readTypes, ...contents).map(({ value }) => 'type' in value && value.type);

  it('takes the label that the person gives', () => {
    expect(typesIn("C'est du racisme.")).toEqual(['discrimination']);
    expect(typesIn('Pour moi, c’est du harcèlement sexuel.')).toEqual(['sexual_harassment']);
    expect(typesIn('Il me harcèle depuis mars.')).toEqual(['harassment']);
  });

  it('takes a plain blow', () => {
    expect(typesIn("Il m'a giflée.")).toEqual(['violence']);
    expect(typesIn("Il ne m'a pas giflée.")).toEqual([]);
  });

  it.each([
    "Je ne sais pas si c'est du harcèlement",
    "Est-ce que c'est du harcèlement ?",
    'Mettez pas violence',
    'Je ne veux pas du mot discrimination',
    "Mon voisin dit que c'est du sexisme",
    "Il m'a dit « c'est du racisme »",
    "C'est peut-être du harcèlement",
  ])('reads none in «%s»', (content) => {
    expect(typesIn(content)).toEqual([]);
  });
});

describe('all of them', () => {
  const READERS = [readPlaces, readEffects, readSteps, readAccount, readTypes];
  const PIECES = [
    'il ma mis',
    'je ne dors plus',
    '« va',
    '»',
    ',',
    '. ',
    '? ',
    'dans la salle',
    'é',
    '\n',
    'depuis',
  ];

  it('never throws, and quotes to the letter', () => {
    const said = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 8 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(said, said, (first, second) => {
        const contents = [first.join(' '), second.join(' ')];
        const turns = turnsOf(contents);
        for (const { passage } of READERS.flatMap((reader) => turns.flatMap(reader))) {
          const content = turns.find(({ message }) => message.id === passage.messageId)?.message.content;
          expect(content?.slice(passage.start, passage.end)).toBe(passage.words);
          expect(passage.words.trim()).not.toBe('');
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('a part of the body', () => {
  it('that hurts is an effect, and has done nothing', () => {
    const words = "Mon genou m'a lancé toute la semaine.";
    expect(wordsIn(readEffects, SHOVE, words)).toEqual([words.slice(0, -1)]);
    expect(wordsIn(readAccount, SHOVE, words)).toEqual([SHOVE.slice(0, -1)]);
  });
});
