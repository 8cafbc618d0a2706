import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countAlarmsInText } from '../evaluation/alarm-figures.ts';
import { setOf } from '../evaluation/corpus.ts';
import { hearAlarm } from './hear-alarm.ts';

const degreeOf = (text: string, before: readonly string[] = []): string => {
  const alarm = hearAlarm(text, before);
  return alarm === null ? 'nothing' : `${alarm.kind} ${alarm.degree}`;
};

describe('an alarm', () => {
  it.each([
    "J'ai envie de mourir.",
    'Je veux en finir avec la vie.',
    'Je pense à me suicider tous les soirs.',
    'jveu mourir',
    'jai plu envi de vivr',
    'jpens a me pendre',
    'je vais me tuer ce soir',
    'Ma famille serait mieux sans moi, je voudrais ne plus exister.',
    'jvai me foutre en lair',
    "J'ai préparé une corde dans le garage et une lettre pour mes enfants.",
  ])('is plain distress: %s', (text) => {
    expect(degreeOf(text)).toBe('distress plain');
  });

  it.each([
    'Il me menace avec un couteau.',
    'jai peur kil vienne ché moi',
    "Il m'attend dehors avec une batte.",
    'il ma di kil va me tué',
    "Il est derrière la porte avec un fusil, j'ai peur.",
    'il me sui jusqua ché moi tt lé soir',
    'Ils sont trois à me bloquer la sortie du parking.',
    "Il a juré qu'il me planterait demain.",
    'au secours il ma enfermé',
  ])('is plain danger: %s', (text) => {
    expect(degreeOf(text)).toBe('danger plain');
  });

  it.each(["Je n'ai plus goût à rien.", 'a koi bon, jai plu envi de rien', 'Je suis fatiguée de tout.'])(
    'is a faint sign: %s',
    (text) => {
      expect(degreeOf(text)).toBe('distress faint');
    },
  );

  it.each([
    "Mon oncle s'est pendu en 2012.",
    "Il y a dix ans j'ai fait une tentative de suicide, aujourd'hui ça va.",
    "En 2015 un client m'avait menacé avec un couteau, il a été condamné.",
    'cété mardi dernier ds son bureau, ya eu personne',
  ])('is at most a line: %s', (text) => {
    expect(degreeOf(text)).not.toMatch(/plain/);
  });

  it.each([
    'Je suis mort de rire.',
    'mon téléphone est mort',
    'Le dossier Martin est bouclé.',
    "Hier mon chef a crié sur moi en réunion, devant toute l'équipe.",
    'Le livreur passe vers 10h.',
    'On a coupé les légumes pour le service de midi.',
    'Bonjour, je voudrais raconter ce qui se passe au travail.',
    '',
  ])('is none: %s', (text) => {
    expect(degreeOf(text)).toBe('nothing');
  });
});

describe('hearing an alarm', () => {
  it('tells a life that is at stake now from a wish', () => {
    expect(hearAlarm("J'ai avalé toute la boîte de somnifères.", [])?.isRescue).toBe(true);
    expect(hearAlarm("J'ai envie de mourir.", [])?.isRescue).toBe(false);
  });

  it('names the words and their place', () => {
    const text = 'Bonjour. Je veux mourir, voilà.';
    const alarm = hearAlarm(text, []);
    expect(alarm?.words).toContain('mourir');
    expect(text.slice(alarm?.start, alarm?.end)).toBe(alarm?.words);
  });

  it('hears one sentence in a long account', () => {
    const account = [
      'Bonjour, je travaille depuis onze ans au guichet de la poste.',
      "Lundi, la responsable a changé mon planning sans me prévenir, et elle a refusé d'en parler.",
      "Mardi elle m'a fait attendre une heure devant sa porte.",
      "J'ai envie de mourir, je veux me suicider.",
      'Ma collègue Odile a tout entendu, elle peut le dire.',
    ].join(' ');
    expect(degreeOf(account)).toBe('distress plain');
  });

  it('lowers a danger in a film that was told of before', () => {
    const text = 'il sort un couteau et il me menace';
    expect(degreeOf(text)).toBe('danger plain');
    expect(degreeOf(text, ['Je répète une scène du film de notre club vidéo.'])).not.toBe('danger plain');
  });

  it('never throws, and its words stand where it says', () => {
    const words = fc.constantFrom(
      'je',
      'pas',
      'mourir',
      'couteau',
      'il',
      'me',
      'tue',
      '«',
      '.',
      '5min',
      '🔪',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words, { maxLength: 60 }).map((all) => all.join(' ')),
        ),
        (text) => {
          const alarm = hearAlarm(text, [text]);
          if (alarm !== null) expect(text.slice(alarm.start, alarm.end)).toBe(alarm.words);
        },
      ),
    );
  });
});

const HELD_OUT = new URL('../corpora/held-out/', import.meta.url);

/** The floors lie a little under what is measured; a model that is learned anew must not fall below them. */
it('finds most alarms of texts from which nothing was learned, with few cards without need', () => {
  const texts = setOf(
    readdirSync(HELD_OUT).flatMap((file) => JSON.parse(readFileSync(new URL(file, HELD_OUT), 'utf8'))),
  ).heard;
  const counts = texts.flatMap((text) => countAlarmsInText(text, hearAlarm));
  const rateOf = (figure: string, part: string): number => {
    const own = counts.filter((one) => one.figure === figure && one.parts.includes(part));
    return own.filter(({ isHit }) => isHit).length / own.length;
  };
  expect(texts.length).toBeGreaterThan(1500);
  expect(rateOf('6 Alarms found', 'plain distress')).toBeGreaterThan(0.73);
  expect(rateOf('6 Alarms found', 'plain danger')).toBeGreaterThan(0.72);
  expect(rateOf('6 Alarms found', 'faint distress')).toBeGreaterThan(0.8);
  expect(rateOf('7 Alarms false', 'cards')).toBeLessThan(0.055);
  expect(rateOf('7 Alarms false', 'lines')).toBeLessThan(0.08);
});

describe('a long message', () => {
  const filler = 'Il a parlé du planning et des horaires de la semaine. ';

  it.each([0, 30, 90])('is heard wherever it says so (%i sentences before)', (before) => {
    const text = `${filler.repeat(before)}Je vais me suicider ce soir. ${filler.repeat(60)}`;
    expect(hearAlarm(text, [])).toMatchObject({ kind: 'distress', degree: 'plain' });
  });

  it('is heard where one short sentence says it behind an account', () => {
    expect(hearAlarm('Le 12 avril 2026 il a crié. Je veux mourir.', [])).toMatchObject({
      kind: 'distress',
      degree: 'plain',
    });
  });
});

it.each([
  'J’ai envie de démissionner.',
  'Je veux partir de cette boîte.',
  'Je veux que ça s’arrête.',
  'Je veux pas que ça soit classé en fraude.',
  'Je veux arrêter pour ce soir.',
  'jarrive pa a dormir',
  'Il ouvre les cartons avec un cutter.',
  'Ce matin il a recommencé.',
])('brings up no card: %s', (text) => {
  expect(hearAlarm(text, [])?.degree ?? 'none').not.toBe('plain');
});
