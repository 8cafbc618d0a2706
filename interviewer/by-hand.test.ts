/** What the person divides by hand or puts in, and what a model points at, beside what is read in their words. */
import { describe, expect, it } from 'vitest';
import type { Division } from './proposals/topics.ts';
import { author, day, live, of, press, read, say, told } from './read-conversation.fixture.ts';
import { readConversation } from './read-conversation.ts';
import { draftRecord } from './record/draft-record.ts';

const BOOK = { Ugo: author('Ugo'), lundi: day('2026-11-16'), mardi: day('2026-11-17'), cour: told('where') };

describe('another incident', () => {
  const said = say('lundi Ugo a crié', '> Où ?', 'mardi dans la cour', '> Et puis ?', 'la cour encore');
  const keysOf = (divisions: readonly Division[]) =>
    read(said, BOOK, { divisions }).incidents.map(({ key }) => key);

  it('begins with the first message from the place on that the person marked', () => {
    const reading = read(said, BOOK, { divisions: [{ action: 'begin', key: 'b1', at: 1 }] });
    expect(reading.incidents.map(({ key }) => key)).toEqual(['', 'b1']);
    expect(live(reading, 'when', 1).map(({ value }) => value)).toEqual([day('2026-11-17')]);
    expect(reading.current).toBe('b1');
  });

  it('is left again where the person says that the former one goes on', () => {
    const divisions: Division[] = [
      { action: 'begin', key: 'b1', at: 1 },
      { action: 'continue', key: '', at: 4 },
    ];
    const reading = read(said, BOOK, { divisions });
    expect(reading.current).toBe('');
    expect(live(reading, 'where', 0)).toHaveLength(1);
  });

  it('is none where it was joined, and one again where it was kept or begun since', () => {
    const begun: Division = { action: 'begin', key: 'b1', at: 1 };
    expect(keysOf([begun, { action: 'join', key: 'b1' }])).toEqual(['']);
    expect(keysOf([begun, { action: 'join', key: 'b1' }, { action: 'keep', key: 'b1' }])).toEqual(['', 'b1']);
  });

  it('that words begin is none where the person joined it', () => {
    const words = say('lundi Ugo a crié', '> Et puis ?', 'Autre histoire, mardi dans la cour');
    const [, second] = read(words, BOOK).incidents;
    expect(second?.key).toBe(`${words[2]?.id}:0`);
    const divisions: Division[] = [{ action: 'join', key: second?.key ?? '' }];
    expect(read(words, BOOK, { divisions }).incidents).toHaveLength(1);
  });
});

describe('what was put in by hand', () => {
  const said = say('lundi Ugo a crié dans la cour');

  it('stands in the record as it was typed', () => {
    const answers = [
      {
        made: 1,
        incident: '',
        detail: 'when',
        about: null,
        action: 'add',
        value: { ...day(''), day: null, text: 'fin septembre' },
      },
      {
        made: 2,
        incident: '',
        detail: 'impact',
        about: null,
        action: 'add',
        value: { detail: 'impact', text: 'je dors mal' },
      },
      {
        made: 3,
        incident: '',
        detail: 'description',
        about: null,
        action: 'add',
        value: { detail: 'description', text: 'il a crié' },
      },
      {
        made: 4,
        incident: '',
        detail: 'actions',
        about: null,
        action: 'add',
        value: { detail: 'actions', text: 'un mail' },
      },
      {
        made: 5,
        incident: '',
        detail: 'witnesses',
        about: null,
        action: 'add',
        value: { detail: 'witnesses', name: 'Lou', role: null, part: 'witness' },
      },
    ] as const;
    const reading = read(said, BOOK, { answers });
    const [incident] = reading.incidents;
    const draft = incident ? draftRecord(incident, said) : null;
    expect(draft?.certain.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['fin septembre', 'je dors mal', 'il a crié', 'un mail', 'Lou']),
    );
    expect(draft?.description).toContain('il a crié');
  });

  it('for a place takes the place of the one that was read', () => {
    const [place] = live(read(said, BOOK), 'where');
    if (!place) throw new Error('No place was read');
    const answers = [press(place, 'correct', { value: { detail: 'where', text: 'au dépôt' } })];
    const reading = read(said, BOOK, { answers });
    expect(live(reading, 'where').map(({ value }) => value)).toEqual([{ detail: 'where', text: 'au dépôt' }]);
    expect(
      of(reading, 'where')
        .map(({ state }) => state)
        .sort(),
    ).toEqual(['corrected', 'refused']);
  });

  it('all of a detail can be refused at once, as it stands then', () => {
    const later = [...said, ...say('> Où ?', 'au dépôt')];
    const book = { ...BOOK, dépôt: told('where') };
    const answers = [
      { made: 1, incident: '', detail: 'where', about: null, action: 'refuse', after: said[0]?.id ?? '' },
    ] as const;
    expect(live(read(later, book, { answers }), 'where').map(({ passages }) => passages[0]?.words)).toEqual([
      'dépôt',
    ]);
  });
});

it('what a model points at is proposed where the readers found nothing of it', () => {
  const said = say('lundi Ugo a crié dans la cour');
  const passage = (words: string) => {
    const start = said[0]?.content.indexOf(words) ?? 0;
    return { messageId: said[0]?.id ?? '', start, end: start + words.length, words };
  };
  const pointed = new Map([
    [
      said[0]?.id ?? '',
      [
        { passage: passage('a crié'), value: told('description'), isDenial: false, why: 'a model' },
        { passage: passage('la cour'), value: told('where'), isDenial: false, why: 'a model' },
      ],
    ],
  ]);
  const reading = read(said, BOOK, { pointed });
  expect(live(reading, 'description').map(({ why, state }) => [why, state])).toEqual([
    ['a model', 'proposed'],
  ]);
  expect(live(reading, 'where').map(({ why }) => why)).toEqual(['the test']);
});

it('a first message protests at nothing', () => {
  const [first, second] = say('Est-ce que mon employeur peut lire ce que j’écris ?', 'Je l’ai déjà dit !');
  const read = (said: ReturnType<typeof say>) =>
    readConversation(said, { timeZone: 'Europe/Paris', answers: [] });
  if (!first || !second) throw new Error('Two messages were said');
  expect(read([first]).isProtest).toBe(false);
  expect(read([first, second]).isProtest).toBe(true);
});

describe('what answers no question', () => {
  const answered = (question: 'people' | 'witnesses' | 'where' | 'actions', text: string) =>
    readConversation(say('Il y a eu un cri lundi.', '> Et ?', text), {
      timeZone: 'Europe/Paris',
      answers: [],
      askedIn: () => question,
    }).incidents.flatMap(({ proposals }) =>
      proposals.filter(({ detail, why }) => detail === question && why.startsWith('the answer')),
    );

  it.each([
    ['people', 'ah non c’est pas Sandrine'],
    ['witnesses', 'non laissez tomber la date'],
    ['witnesses', 'enfin pas le parking, le hall'],
    ['people', 'peut-être'],
    ['actions', 'je sais pas si c’est du harcèlement'],
    ['where', 'arrêtez de me poser des questions'],
  ] as const)('%s: %s', (question, text) => {
    expect(answered(question, text)).toEqual([]);
  });

  it('but a place as it is typed does', () => {
    expect(answered('where', 'au zinguot')).toHaveLength(1);
  });
});
