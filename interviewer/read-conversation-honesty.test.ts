/** What must not become certain, stay, or be offered: with the readers as they are. */
import { describe, expect, it } from 'vitest';
import { hearAlarm } from './alarms/hear-alarm.ts';
import { nextReply } from './guide/next-reply.ts';
import { askedIn } from './guide/questions.ts';
import { systemPrompt } from './guide/system-prompt.ts';
import { certain, live, of, say } from './read-conversation.fixture.ts';
import { type ReadingOptions, readConversation } from './read-conversation.ts';
import { passageOf } from './readers/finding.ts';
import { draftRecord } from './record/draft-record.ts';

const readAll = (said: ReturnType<typeof say>, more: Partial<ReadingOptions> = {}) =>
  readConversation(said, { timeZone: 'Europe/Paris', answers: [], askedIn, hearAlarm, ...more });
const valuesOf = (reading: ReturnType<typeof readAll>) =>
  reading.incidents.flatMap(({ proposals }) =>
    proposals
      .filter(({ state }) => state !== 'refused')
      .flatMap(({ value, passages }) => [JSON.stringify(value), ...passages.map(({ words }) => words)]),
  );

describe('a full date', () => {
  it.each([
    ['Le 12 mars 2026 mon chef m’a poussé contre le mur.'],
    ['Mon chef m’a poussé contre le mur le jeudi 12 mars 2026 à 9h30.'],
  ])('is certain by itself: %s', (text) => {
    expect(certain(readAll(say(text)))).toMatchObject([{ day: '2026-03-12' }]);
  });

  it.each([
    ['La veille du 12 mars 2026, mon chef m’a poussé.'],
    ['Entre le 12 mars 2026 et Noël mon chef m’a poussé.'],
    ['Vers le 12 mars 2026 mon chef m’a poussé.'],
    ['Le 12 mars 2026, à un jour près, mon chef m’a poussé.'],
    ['Le 12 mars 2026 mon chef m’a poussé. À un jour près.'],
    ['Autour du 12 mars 2026 mon chef m’a poussé.'],
    ['Le 12 ou le 13 mars 2026 mon chef m’a poussé.'],
    ['La semaine du 12 mars 2026 mon chef m’a poussé.'],
    ['Le 12 mars 2026 mon chef m’a poussé. Enfin je crois.'],
  ])('is only proposed beside words that leave it open: %s', (text) => {
    const reading = readAll(say(text));
    expect(certain(reading)).toEqual([]);
    expect(live(reading, 'when').length).toBeGreaterThan(0);
  });

  it.each([
    ['Je suis née le 12/03/1985 et mon chef m’a poussé.'],
    ['Date de naissance : 12/03/1985. Mon chef m’a poussé.'],
    ['Mon médecin m’a fait un certificat le 14 mars 2026. Mon chef m’a poussé.'],
    ['Le certificat est daté du 14 mars 2026 et mon chef m’a poussé.'],
  ])('of a birth or of a paper is no day of what happened: %s', (text) => {
    expect(live(readAll(say(text)), 'when')).toEqual([]);
  });
});

describe('a correction that leaves itself open', () => {
  it.each([
    ['Le 12 mars 2026 mon chef m’a poussé.', 'Non pardon, le 13 mars 2026 je crois.'],
    ['Le 12 mars mon chef m’a poussé.', 'Enfin non, le 13 ou le 14 mars.'],
    ['Mon chef m’a poussé à 10h.', 'nan 11h30 il me semble'],
    ['Mon chef m’a poussé à 10h.', 'nan plutôt 11h30 peut-être'],
  ])('%s %s', (first, second) => {
    const reading = readAll(say(first, second));
    expect(certain(reading)).toEqual([]);
    expect(live(reading, 'when').length).toBeGreaterThan(0);
  });

  it('confirms no card', () => {
    const said = say('Hier mon chef m’a poussé.', '> Je vous lis.', 'oui, je crois');
    const first = readAll(said.slice(0, 1));
    const [when] = live(first, 'when');
    const { passages = [], value } = when ?? {};
    if (value === undefined) throw new Error('A day is proposed');
    const card = {
      after: said[1]?.id ?? '',
      incident: '',
      detail: 'when',
      about: { passages, value },
    } as const;
    expect(certain(readAll(said, { cards: [card] }))).toEqual([]);
    const sure = say('Hier mon chef m’a poussé.', '> Je vous lis.', 'oui');
    const moved = passages.map((one) => ({ ...one, messageId: sure[0]?.id ?? '' }));
    const again = { ...card, after: sure[1]?.id ?? '', about: { passages: moved, value } };
    expect(certain(readAll(sure, { cards: [again] }))).toMatchObject([{ day: '2026-11-19' }]);
  });
});

describe('a cry for help', () => {
  it.each([
    ['jen peu plu jveu en finir'],
    ['Mon chef m’a insulté hier. Je ne dors plus. jen peu plu jveu en finir.'],
  ])('is heard, and never offered as an effect: %s', (text) => {
    const reading = readAll(say(text));
    expect(reading.alarms).toMatchObject([{ kind: 'distress', degree: 'plain' }]);
    expect(valuesOf(reading).filter((words) => words.includes('finir'))).toEqual([]);
  });

  it('answers no question', () => {
    const said = say('Mon chef m’a poussé hier.', '> Quels effets cela a-t-il eu sur vous ?', 'jveux mourir');
    expect(live(readAll(said), 'impact')).toEqual([]);
  });
});

const ACCOUNT =
  'Karim le chef d’équipe m’a poussé contre le mur hier à 10h au dépôt. Thomas a tout vu. J’ai pleuré. J’en ai parlé à ma sœur.';

describe('somebody who is refused in words', () => {
  it('takes the role along that was told in one breath, and stands in no other proposal', () => {
    const said = say(ACCOUNT, 'c’était pas Karim');
    const reading = readAll(said);
    expect(valuesOf(reading).join('\n')).not.toMatch(/Karim|chef/);
    expect(
      live(reading, 'description').flatMap(({ passages }) => passages.map(({ words }) => words)),
    ).toEqual(['m’a poussé contre le mur hier à 10h au dépôt']);
    const [incident] = reading.incidents;
    const draft = incident && draftRecord(incident, said);
    expect(draft?.title).toMatch(/^M’a poussé contre le mur/);
    expect(draft?.description).not.toMatch(/Karim|chef/);
    expect(systemPrompt(reading)).not.toMatch(/Karim|chef d/);
  });

  it('leaves a role that was told apart from the name', () => {
    const reading = readAll(say('Mon chef m’a poussé hier. Il s’appelle Karim.', 'c’était pas Karim'));
    expect(live(reading, 'people')).toMatchObject([{ value: { name: null, role: 'chef' } }]);
  });

  it.each([
    ['Thomas n’était pas là en fait'],
    ['ne mettez pas le nom de Thomas'],
    ['mettez pas Thomas'],
    ['Enlevez Thomas'],
    ['merci de ne pas citer Thomas'],
  ])('%s', (refusal) => {
    const reading = readAll(say(ACCOUNT, refusal));
    expect(live(reading, 'witnesses')).toEqual([]);
    expect(of(reading, 'witnesses')).toMatchObject([{ state: 'refused' }]);
    expect(live(reading, 'people')[0]).toMatchObject({ value: { name: 'Karim' } });
  });

  it('is not meant by what others do', () => {
    const reading = readAll(say(ACCOUNT, 'Il efface les messages de Thomas. On ne nomme pas Thomas.'));
    expect(live(reading, 'witnesses')).toMatchObject([{ value: { name: 'Thomas' } }]);
  });

  it('does not come back by a model that points at them as something else', () => {
    const said = say('Karim m’a poussé hier. Je crois que Karim regardait.', 'c’était pas Karim');
    const content = said[0]?.content ?? '';
    const start = content.lastIndexOf('Karim');
    const turn = { message: said[0] } as Parameters<typeof passageOf>[0];
    const value = { detail: 'witnesses', name: 'Karim', role: null, part: 'witness' } as const;
    const pointed = [
      { passage: passageOf(turn, start, start + 5), value, isDenial: false, isPointed: true, why: 'a model' },
    ];
    const reading = readAll(said, { pointed: new Map([[said[0]?.id ?? '', pointed]]) });
    expect(live(reading, 'witnesses')).toEqual([]);
    expect(live(reading, 'people')).toEqual([]);
  });
});

describe('whoever wants no more questions', () => {
  const asked = '> Qui d’autre était là, s’il y avait quelqu’un ?';
  const replyTo = (...texts: string[]) => {
    const said = say(...texts);
    return nextReply(readAll(said), said);
  };

  it.each([
    ['arrêtez de me poser des questions'],
    ['arrete avec tes questions'],
    ['Julie a vu. Arrêtez avec vos questions ! J’en ai marre.'],
    ['Plus de questions svp'],
  ])('gets none: %s', (words) => {
    const { text, asks } = replyTo('Mon chef m’a poussé hier.', asked, words);
    expect(text).not.toContain('?');
    expect(asks).toBeNull();
    expect(live(readAll(say(words)), 'description')).toEqual([]);
  });

  it('until they tell or ask again', () => {
    const before = ['Mon chef m’a poussé hier.', asked, 'arrêtez de me poser des questions', '> D’accord.'];
    expect(replyTo(...before, 'ok').asks).toBeNull();
    expect(replyTo(...before, 'ok', '> Je vous lis.', 'bon').asks).toBeNull();
    expect(replyTo(...before, 'Mon chef a recommencé ce matin, il m’a insultée.').asks).not.toBeNull();
  });

  it('is told the number to call, on the day of an alarm', () => {
    expect(replyTo('je veux mourir', '> Le 3114 répond.', 'arrêtez de me poser des questions').text).toMatch(
      /3114/,
    );
  });

  it('is nobody who tells of questions', () => {
    const told = replyTo('Mon chef n’arrête pas de me poser des questions sur ma grossesse.');
    expect(told.text).toContain('?');
  });

  it('does not stop the telling of another time', () => {
    const { text } = replyTo(
      'Mon chef m’a poussé hier. Une autre fois, en mars, il m’a insulté devant Julie.',
    );
    expect(text).not.toContain('on s’arrête');
  });
});

describe('the title of a record', () => {
  it('ends with no word that leads to more', () => {
    const said = say(
      'Il m’a insultée au téléphone et hier encore il a recommencé. J’ai pleuré. Julie a entendu. J’en ai parlé à Paul. Mon chef.',
    );
    const [incident] = readAll(said).incidents;
    expect(incident && draftRecord(incident, said)?.title).toMatch(/^Il m’a insultée au téléphone –/);
  });
});
