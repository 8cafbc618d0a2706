import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../../text/sentences.ts';
import type { Asked, Turn } from '../finding.ts';
import { readPeople } from './read-people.ts';

/** The turns of a conversation; the last one answers what was asked. */
const turnsOf = (texts: readonly string[], asked: Asked = null): Turn[] => {
  const turns: Turn[] = [];
  for (const [at, content] of texts.entries()) {
    turns.push({
      message: { id: String(at), role: 'user', content, at: new Date('2026-11-02T09:00:00Z') },
      sentences: sentencesOf(content),
      timeZone: 'Europe/Paris',
      asked: at === texts.length - 1 ? asked : null,
      earlier: [...turns],
    });
  }
  return turns;
};

/** "author: le gérant" for each finding of all turns; a denial as "nobody: ...". */
const readAll = (texts: readonly string[], asked: Asked = null): string[] =>
  turnsOf(texts, asked)
    .flatMap((turn) => readPeople(turn))
    .map(({ passage, value, isDenial }) => {
      const part = 'part' in value ? value.part : 'none';
      return `${isDenial ? 'nobody' : part}: ${passage.words}`;
    });

const ofLast = (texts: readonly string[], asked: Asked = null) =>
  readPeople(turnsOf(texts, asked).at(-1) as Turn);

describe('authors', () => {
  test('whoever does something to the person who writes is one, by role and by name', () => {
    expect(readAll(['Ma directrice, Mme Ozanne, m’a poussée contre le bureau.'])).toEqual([
      'author: Ma directrice',
      'author: Mme Ozanne',
    ]);
    expect(readAll(['lchef de rang ma jeté un torchon'])).toEqual(['author: lchef de rang']);
    expect(readAll(["C'est Dorian qui m'a traitée de boulet."])).toEqual(['author: Dorian']);
  });

  test('a possession of the person who writes stands for them', () => {
    expect(readAll(['Le régisseur a rayé mon nom du planning.'])).toEqual(['author: Le régisseur']);
  });

  test('a name told later belongs to the role told before', () => {
    const [, name] = ['le cariste ma bousculé', 'boris quenneville il sappel'].map((_, at, texts) =>
      ofLast(texts.slice(0, at + 1)),
    );
    expect(name).toMatchObject([
      {
        passage: { words: 'boris quenneville' },
        value: { name: 'boris quenneville', role: 'cariste', part: 'author' },
      },
    ]);
    expect(readAll(["Mon tuteur m'a giflé.", 'Le tuteur : Hugues Ballanger.'])).toContain(
      'author: Hugues Ballanger',
    );
    expect(readAll(["Le vigile m'a plaqué au sol.", "Il s'appelle Ousmane Sarr."])).toContain(
      'author: Ousmane Sarr',
    );
  });

  test('a pronoun of the other gender does not stand for the author', () => {
    const read = readAll(["Mon chef m'a giflé.", 'Une cliente attendait.', "Elle m'a insulté."]);
    expect(read).toContain('author: Une cliente');
  });

  test('a name put right in the same breath leaves the first one out', () => {
    const read = readAll([
      'le chef ma insulté',
      'il sapel karim, nn pardon karim c lautre chef. lui c mourad belkadi',
    ]);
    expect(read).toContain('author: mourad belkadi');
    expect(read.join()).not.toContain('author: karim');
  });

  test('a name put right in a later turn is that of the one told before', () => {
    const texts = ["Mon chef m'a giflée.", "Il s'appelle Hugues Ballanger.", 'Pardon, Hugues Balanger.'];
    expect(readAll(texts)).toContain('author: Hugues Balanger');
  });

  test('help, hearsay, questions, comparisons and quotes make none', () => {
    expect(readAll(["Mon collègue Éric m'a ramenée chez moi."])).toEqual([]);
    expect(readAll(["Il paraît que Farida m'a traitée de folle."])).toEqual([]);
    expect(readAll(["Est-ce que mon chef m'a harcelé ?"])).toEqual([]);
    expect(readAll(["Il m'a parlé comme un adjudant."])).toEqual([]);
    expect(readAll(["On m'a écrit « rentre chez toi, Kenza »."])).toEqual([]);
    expect(readAll(["Ma mère m'a dit de laisser tomber."])).toEqual([]);
    expect(readAll(["Je ne supporte plus qu'un client me touche."])).toEqual([]);
    expect(readAll(["C'est Inès de la compta qui me l'a dit."])).toEqual([]);
  });

  test('a town, a street and a thing with a name are nobody', () => {
    expect(readAll(["Rue Gabriel, à Nancy, la Mercedes m'a gênée."])).toEqual([]);
  });
});

describe('witnesses', () => {
  test('who saw, heard or stood by is one', () => {
    expect(readAll(['nadia a tt vu'])).toEqual(['witness: nadia']);
    expect(readAll(['Ont vu la scène : Malo Guyader et Ana Pires.'])).toEqual([
      'witness: Malo Guyader',
      'witness: Ana Pires',
    ]);
    expect(readAll(["Le patron m'a giflé devant la vendeuse, Oriane."])).toContain('witness: Oriane');
    expect(readAll(["Le gérant m'a bousculée.", 'Il y avait Salomé et deux clients.'])).toContain(
      'witness: Salomé',
    );
  });

  test('a capital that no dictionary knows is a name before a verb and behind "et"', () => {
    expect(readAll(["Le gérant m'a bousculée.", 'Khadidjatou avait tout vu.'])).toContain(
      'witness: Khadidjatou',
    );
    expect(readAll(["Le gérant m'a bousculée.", 'Il y avait Salomé et Bleunvenn.'])).toContain(
      'witness: Bleunvenn',
    );
  });

  test('names behind a sight, a question or an offer to name are, where no single person saw it', () => {
    const told = "Le gérant m'a bousculée.";
    const both = ['author: Le gérant', 'witness: Salomé', 'witness: Farès'];
    expect(readAll([told, 'Toute la salle regardait, dont Salomé et Farès.'])).toEqual(both);
    expect(readAll([told, 'Qui a vu ? Salomé et Farès.'])).toEqual(both);
    expect(readAll([told, 'Étaient au comptoir Salomé et Farès.'])).toEqual(both);
    expect(readAll([told, 'Si vous voulez deux noms : Salomé et Farès.'])).toEqual(both);
  });

  test('who was away or saw nothing is none', () => {
    expect(readAll(["Le gérant m'a bousculée.", "Salomé n'a rien vu."])).toEqual(['author: Le gérant']);
  });

  test('the answer to who saw it is one', () => {
    expect(ofLast(["Le gérant m'a bousculée.", 'Salomé et ma collègue Inès'], 'witnesses')).toMatchObject([
      { value: { detail: 'witnesses', name: 'Salomé' } },
      { value: { detail: 'witnesses', name: 'Inès', role: 'collègue' } },
      { value: { detail: 'witnesses', name: 'Inès', role: 'collègue' } },
    ]);
  });

  test('nobody, as the person says, is a denial', () => {
    expect(readAll(["Personne n'a rien vu."])).toEqual(["nobody: Personne n'a rien vu"]);
    expect(readAll(["J'étais toute seule."])).toEqual(["nobody: J'étais toute seule"]);
    expect(readAll(["Je n'ai vu personne."])).toEqual(["nobody: Je n'ai vu personne"]);
  });
});

test('whom the person told is informed, also in a list', () => {
  expect(readAll(["J'en ai parlé à ma collègue Sabrina et au médecin du travail."])).toEqual([
    'informed: ma collègue',
    'informed: Sabrina',
    'informed: au médecin du travail',
  ]);
});

test('somebody else to whom it was done is the target', () => {
  expect(readAll(['Le chef de quai a crié sur Léonie.'])).toEqual([
    'author: Le chef de quai',
    'target: Léonie',
  ]);
});

test('nothing is read of a turn that is only a try', () => {
  expect(readAll(["Je teste l'outil : Jean Bidule m'a frappé."])).toEqual([]);
});

test('never throws, and every passage is literal', () => {
  const words =
    "le la mon chef Karim Mme m'a vu était là , . : « » et qui c'est s'appelle Léa personne je il y avait à de".split(
      ' ',
    );
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 40 }), fc.string(), (parts, noise) => {
      for (const turn of turnsOf([parts.join(' '), noise + parts.join(' ')])) {
        for (const { passage } of readPeople(turn)) {
          const from = passage.messageId === '0' ? parts.join(' ') : noise + parts.join(' ');
          expect(from.slice(passage.start, passage.end)).toBe(passage.words);
          expect(passage.words).not.toBe('');
        }
      }
    }),
  );
});
