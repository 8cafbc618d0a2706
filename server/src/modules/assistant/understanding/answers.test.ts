/** What an answer fills: the detail that was asked about, another one, or none. See [Note: answers]. */
import { describe, expect, it } from 'vitest';
import { DETAIL_KINDS, type DetailKind } from '#contract/interview.ts';
import { peopleIn, readLines } from './read-lines.fixture.ts';

const FREE: readonly DetailKind[] = ['where', 'witnesses', 'impact', 'actions'];
const kindsOf = (collected: ReturnType<typeof readLines>) => collected.details.map(({ kind }) => kind);

describe('words that answer no question', () => {
  it.each([
    'Le second fait est différent.',
    'non tom etait pas la',
    'Non, le chef était pas là.',
    'La première histoire est plus ancienne.',
  ])('fill nothing, whichever was asked: "%s"', (said) => {
    for (const kind of FREE) expect([kind, kindsOf(readLines([kind, said]))]).toEqual([kind, []]);
  });

  it.each([
    'Et le reste.',
    'cf pièce jointe',
    'Voici les photos',
    'je vous envoie le mail',
    'Le voici.',
    'une autre',
  ])('fill nothing where they come with a file: "%s"', (said) => {
    for (const kind of FREE) expect([kind, kindsOf(readLines([kind, said]))]).toEqual([kind, []]);
  });

  it.each([
    ['actions', 'un mail', ['actions']],
    ['actions', 'non personne voit', []],
    ['actions', 'non, à personne', ['actions']],
    ['impact', 'la photo', []],
    ['impact', "Je n'ai pas porté plainte et je n'ai prévenu personne", ['actions']],
    ['impact', "J'ai prévenu la DRH par mail.", ['actions']],
    ['impact', 'mon collègue Bruno', ['people']],
    ['witnesses', "Le délégué syndical est au courant mais il n'a rien fait", []],
    ['witnesses', 'Mon chef est au courant.', []],
    ['incident_type', 'me sens rabaissé', ['impact']],
    ['incident_type', "J'ai été humiliée", ['impact']],
    ['incident_type', 'Je me suis sentie humiliée', ['impact']],
    ['actions', "J'ai peur tous les matins", ['impact']],
    ['actions', 'Il est toujours là', []],
    ['witnesses', "Mon chef n'est pas au courant", []],
    ['witnesses', 'La secrétaire et le comptable sont au courant de tout', []],
    ['witnesses', 'Sophie le sait, je lui ai raconté', []],
    ['witnesses', 'Non je suis fatiguée', []],
    ['impact', 'Le directeur le sait', ['people']],
    ['impact', 'Je voudrais ajouter un autre fait', []],
    ['impact', 'Je travaille là depuis deux ans', []],
    ['actions', 'Je travaille là depuis deux ans', []],
    ['actions', "mon chef s'appelle Paul Girard", []],
    ['actions', 'Oui, hier', ['when']],
    ['actions', "j'ai failli en parler", []],
  ] as const)('about %s fill what they read as, or nothing: "%s"', (asked, said, kinds) => {
    expect(kindsOf(readLines([asked, said]))).toEqual(kinds);
  });

  it.each(["Il m'a humiliée.", "J'ai été humiliée devant toute l'équipe.", "Elle m'a rabaissée en réunion."])(
    'are none where somebody did it: "%s"',
    (said) => {
      expect(kindsOf(readLines(said))).toContain('incident_type');
    },
  );
});

describe('words that answer', () => {
  it.each([
    ['impact', 'Je bégaie quand il est là.'],
    ['impact', "Je n'ouvre plus le portail sans regarder."],
    ['impact', 'pied gonflé + la rage'],
    ['impact', 'Ça va, ça vient.'],
    ['impact', 'pas vraiment'],
    ['impact', 'dégoûtée'.concat(' de tout')],
    ['actions', "L'agence d'intérim m'a dit de serrer les dents."],
    ['actions', 'À la RH et à ma sœur'],
    ['actions', 'oui, prévenu la direction'],
    ['actions', 'pas encore, je sors juste'],
    ['actions', "j'ai pas eu le courage d'en parler"],
    ['actions', "J'ai pris des photos"],
    ['witnesses', 'une cliente que je ne connais pas'],
    ['witnesses', 'une cliente que je connais pas'],
    ['witnesses', 'Le facteur.'],
    ['witnesses', 'Mon chef est au courant, et Julie était là, elle a tout vu.'],
  ] as const)('about %s fill it: "%s"', (asked, said) => {
    expect(kindsOf(readLines([asked, said]))).toContain(asked);
  });
});

describe('words of wanting to die and of calling for help', () => {
  it.each([
    "J'en peux plus. Parfois je me dis que ce serait plus simple de ne plus être là.",
    "ok j'ai appelé",
    "j'ai appelé le 3114",
    "J'ai appelé SOS Suicide",
    'ce serait mieux que je ne sois plus là, ce serait plus facile de ne plus exister',
  ])('are no effect and no step: "%s"', (said) => {
    for (const line of [said, ...DETAIL_KINDS.map((kind) => [kind, said] as const)]) {
      const kinds = kindsOf(readLines(line));
      expect([line, kinds.includes('impact') || kinds.includes('actions')]).toEqual([line, false]);
    }
  });

  it('are none of what she wants next', () => {
    for (const kind of ['impact', 'actions'] as const) {
      expect(kindsOf(readLines([kind, 'je veux continuer']))).not.toContain(kind);
    }
  });

  it('leave an effect told beside them, and a call that is a step', () => {
    expect(kindsOf(readLines('Je ne dors plus. Ce serait plus simple de ne plus être là.'))).toEqual([
      'impact',
    ]);
    expect(kindsOf(readLines("J'ai appelé la police. J'ai appelé."))).toEqual(['actions']);
    expect(kindsOf(readLines("J'en peux plus."))).toEqual(['impact']);
  });
});

describe('a doubt about when or where it was, or who somebody is', () => {
  const FACTS = "Le 9 novembre à 14h mon chef Paul Morel m'a poussée dans l'open space.";
  const KINDS = ['incident_type', 'when', 'where', 'people', 'description'];

  it.each([
    "Je ne suis plus certain de l'heure",
    "jsuis plus sure de l'heure, c'etait peut-etre 15h",
    "je ne sais plus si c'était le matin",
    "C'était peut-être l'après-midi, je ne sais plus.",
    "jsais plus trop l'heure",
    "j'ai un doute sur la date",
    "Je ne suis plus sûre que c'était le 9",
    "j'hésite entre 14h et 15h",
    'je ne me souviens plus de la date',
    'je sais plus dans quelle salle',
    "je ne suis plus certaine de l'endroit",
    "je ne sais plus comment il s'appelle",
  ])('is no effect, no step, no witness, and no "je ne sais pas" to that: %s', (doubt) => {
    for (const kind of ['impact', 'actions', 'witnesses'] as const) {
      expect([kind, kindsOf(readLines(FACTS, [kind, doubt]))]).toEqual([kind, KINDS]);
    }
  });

  it.each([
    ['impact', "Je ne suis plus sûre de l'heure mais j'ai la boule au ventre", ['impact']],
    ['impact', 'Je ne sais plus quel jour on est', ['impact']],
    ['impact', 'Je ne suis plus sûre de moi', ['impact']],
    ['impact', 'Je ne sais pas', ['impact']],
    ['witnesses', "une collègue, je sais plus comment elle s'appelle", ['witnesses']],
    ['actions', "j'ai écrit un courrier, je ne sais plus quel jour", ['actions']],
  ] as const)('hides nothing that is told beside it, asked about %s: %s', (asked, said, kinds) => {
    expect(kindsOf(readLines([asked, said]))).toEqual(expect.arrayContaining([...kinds]));
  });
});

describe('whoever did it', () => {
  it('saw nothing, when that is what she tells', () => {
    expect(peopleIn(readLines(['witnesses', 'La cheffe a encore crié hier']))).toEqual([
      ['La cheffe', '', false],
    ]);
  });
});

describe('whoever knows of it', () => {
  it('is nobody who saw it', () => {
    const said = "Le délégué syndical est au courant mais il n'a rien fait";
    expect(peopleIn(readLines(['witnesses', said])).filter(([, , witness]) => witness)).toEqual([]);
  });

  it('is none beside words that nobody did', () => {
    const collected = readLines(['witnesses', 'Personne. Mais ma collègue Inès est au courant.']);
    expect(kindsOf(collected)).toContain('witnesses');
    expect(peopleIn(collected).filter(([, , witness]) => witness)).toEqual([]);
  });
});
