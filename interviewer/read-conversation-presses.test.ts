import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShownCard } from './proposals/card.ts';
import type { Answer, Proposal } from './proposals/proposal.ts';
import {
  author,
  certain,
  day,
  finder,
  hour,
  live,
  of,
  press,
  read,
  say,
  told,
  witness,
} from './read-conversation.fixture.ts';
import { createReadingMemory, readConversation, warmUp } from './read-conversation.ts';
import { type Asked, passageOf, type Reader, type Value } from './readers/finding.ts';
import { type ConversationReading, MOST_READ_WORDS } from './reading.ts';
import type { SaidMessage } from './said-message.ts';

describe('presses', () => {
  const book = { lundi: day('2026-11-16'), '9h': hour('09:00'), 'la cour': told('where') };
  const said = say('lundi à 9h dans la cour');
  const [when] = live(read(said, book), 'when') as [Proposal];
  const [where] = live(read(said, book), 'where') as [Proposal];

  it('confirm a day and its hour together', () => {
    const reading = read(said, book, { answers: [press(when, 'confirm')] });
    expect(certain(reading)).toMatchObject([{ day: '2026-11-16', time: '09:00' }]);
  });

  it('refuse for good, also what later readers find on the same words', () => {
    const later = { ...book, lundi: day('2026-11-09'), 'dans la cour': told('where') };
    const reading = read(said, later, { answers: [press(when, 'refuse'), press(where, 'refuse')] });
    expect([...live(reading, 'when'), ...live(reading, 'where')]).toEqual([]);
  });

  it('outlive readers that find nothing any more', () => {
    const reading = read(said, { 'la cour': told('where') }, { answers: [press(when, 'confirm')] });
    expect(certain(reading)).toMatchObject([{ day: '2026-11-16', time: '09:00' }]);
  });

  it('correct one half and keep the other', () => {
    const value = { ...day('2026-11-17'), time: '09:00' } as Value;
    const reading = read(said, book, { answers: [press(when, 'correct', { value })] });
    expect(certain(reading)).toMatchObject([{ day: '2026-11-17', time: '09:00' }]);
    expect(live(reading, 'when')).toHaveLength(1);
  });

  it('add what no words said', () => {
    const answer: Answer = {
      made: 1,
      incident: '',
      detail: 'witnesses',
      about: null,
      action: 'add',
      value: witness('Odile'),
    };
    expect(live(read(said, book, { answers: [answer] }), 'witnesses')).toMatchObject([
      { passages: [], state: 'confirmed', value: { name: 'Odile' } },
    ]);
  });

  it('leave a value unsure', () => {
    const reading = read(said, book, { answers: [press(when, 'unsure')] });
    expect(live(reading, 'when')).toMatchObject([{ state: 'unsure' }]);
  });

  it('do not make a name certain that is told afterwards for a confirmed role', () => {
    const people = { 'le chef': author(null, 'chef'), 'Ugo Blin': author('Ugo Blin') };
    const texts = say('le chef a crié', "Il s'appelle Ugo Blin.");
    const [chief] = live(read(texts.slice(0, 1), people), 'people') as [Proposal];
    const reading = read(texts, people, { answers: [press(chief, 'confirm')] });
    expect(certain(reading)).toEqual([author(null, 'chef')]);
    expect(live(reading, 'people')).toHaveLength(2);
  });
});

describe('answers to what was asked', () => {
  const askedIn = (text: string): Asked => (text.includes('Où') ? 'where' : 'witnesses');

  it('are proposed as they stand, where no reader understood them', () => {
    const reading = read(say('Il a crié.', '> Où était-ce ?', 'au fin fond du hangar 7'), {}, { askedIn });
    expect(of(reading, 'where')).toEqual([]);
    const both = read(
      say('Il a crié.', '> Où ?', 'au fin fond du hangar 7'),
      { 'Il a crié': told('description') },
      { askedIn },
    );
    expect(live(both, 'where')).toMatchObject([{ passages: [{ words: 'au fin fond du hangar 7' }] }]);
  });

  it.each(['Pourquoi cette question ?', "Je l'ai déjà dit !", 'Merci beaucoup.', 'Il a crié encore.'])(
    'but not %j',
    (text) => {
      const reading = read(
        say('Il a crié.', '> Où ?', text),
        { 'Il a crié': told('description') },
        { askedIn },
      );
      expect(of(reading, 'where')).toEqual([]);
    },
  );

  it('deny, or say that the person does not know', () => {
    const book = { 'Il a crié': told('description') };
    const nobody = read(say('Il a crié.', '> Qui a vu ?', 'Personne.'), book, { askedIn });
    expect(live(nobody, 'witnesses')).toMatchObject([{ isDenial: true }]);
    const unknown = read(say('Il a crié.', '> Qui a vu ?', 'Je ne sais pas.'), book, { askedIn });
    expect(of(unknown, 'witnesses')).toMatchObject([{ state: 'unsure' }]);
    expect(unknown.incidents[0]?.told).not.toContain('witnesses');
  });
});

describe('cards', () => {
  const book = { lundi: day('2026-11-16'), 'Le chef': author(null, 'chef'), Odile: witness('Odile') };

  const cardFor = (reading: ConversationReading, after: string): ShownCard => {
    const shown = reading.incidents.flatMap(({ proposals }) => proposals);
    const { detail, passages, value } = shown.find(({ id }) => id === reading.card) as Proposal;
    return { after, incident: '', detail, about: { passages, value } };
  };

  it('ask for the day first, then who did it, then who saw it, and nothing a third time', () => {
    const said = say('Le chef a crié lundi, Odile a vu.', '> Merci.');
    const cards: ShownCard[] = [];
    const asked: (string | undefined)[] = [];
    for (let at = 0; at < 8; at += 1) {
      const reading = read(said, book, { cards });
      if (reading.card === null) break;
      const card = cardFor(reading, said[1]?.id ?? '');
      asked.push(card.detail);
      cards.push(card);
    }
    expect(asked).toEqual(['when', 'when', 'people', 'people', 'witnesses', 'witnesses']);
  });

  it.each([
    ["Oui, c'est ça.", 'confirmed'],
    ['Non.', 'refused'],
    ['Je ne sais pas.', 'unsure'],
  ])('are answered by %j', (text, state) => {
    const said = say('Le chef a crié lundi.', '> Est-ce bien cela ?', text);
    const card = cardFor(read(said.slice(0, 1), book), said[1]?.id ?? '');
    expect(of(read(said, book, { cards: [card] }), 'when')).toMatchObject([{ state, by: 'words' }]);
  });
});

describe('several incidents', () => {
  const book = {
    lundi: day('2026-11-16'),
    'ce matin': day('2026-11-20'),
    'Léa Rou': author('Léa Rou', null),
    'la réserve': told('where'),
    'le quai': told('where'),
    'tiré la manche': told('description'),
    'caché mon badge': told('description'),
    'un courrier': told('actions'),
  };

  it('begin where the person says so, and carry on with the same person', () => {
    const reading = read(
      say(
        'Léa Rou m’a tiré la manche lundi sur le quai.',
        'Autre histoire : ce matin elle a caché mon badge.',
      ),
      book,
    );
    expect(reading.incidents).toHaveLength(2);
    expect(live(reading, 'when', 1)).toMatchObject([{ value: { day: '2026-11-20' } }]);
    expect(live(reading, 'people', 1)).toMatchObject([{ value: { name: 'Léa Rou' } }]);
    expect(reading.current).toBe(reading.incidents[1]?.key);
  });

  it('are taken up again by what the sentence is about', () => {
    const reading = read(
      say(
        'Léa Rou m’a tiré la manche lundi sur le quai.',
        'Autre histoire : ce matin elle a caché mon badge dans la réserve.',
        "Pour la manche, j'ai fait un courrier.",
      ),
      book,
    );
    expect([live(reading, 'actions', 0).length, live(reading, 'actions', 1).length]).toEqual([1, 0]);
  });

  it('hold what a reader understands only later', () => {
    const said = say('Il a tiré la manche.', 'Autre histoire : elle a caché mon badge.', 'Oui.');
    const late: Reader = (turn) => {
      const before = turn.earlier[1];
      if (before === undefined) return [];
      const passage = passageOf(before, 17, 21);
      return [{ passage, value: author(null, 'cheffe'), isDenial: false, why: 'late' }];
    };
    const reading = read(said, {}, { readers: [finder(book), late] });
    expect([live(reading, 'people', 0).length, live(reading, 'people', 1).length]).toEqual([0, 1]);
  });

  it('are one where nothing begins another', () => {
    const reading = read(
      say('Léa Rou m’a tiré la manche lundi.', 'Et un courrier est parti ce matin.'),
      book,
    );
    expect(reading.incidents).toHaveLength(1);
  });
});

describe('an offer of a record', () => {
  const book = {
    lundi: day('2026-11-16'),
    'la cour': told('where'),
    Ugo: author('Ugo'),
    crié: told('description'),
    Odile: witness('Odile'),
    pleuré: told('impact'),
  };
  const said = say('lundi dans la cour Ugo a crié, Odile a vu, j’ai pleuré');

  it('stands with six details told', () => {
    expect(read(said, book).isReady).toBe(true);
    expect(read(say('lundi dans la cour Ugo a crié'), book).isReady).toBe(false);
  });

  it('does not stand on the day of a plain alarm', () => {
    const hearAlarm = (text: string) =>
      text.includes('mourir') ? ({ kind: 'distress', degree: 'plain' } as const) : null;
    const alarmed = [...said, ...say('je veux mourir')];
    expect(read(alarmed, book, { hearAlarm })).toMatchObject({ isReady: false, card: null });
    const nextDay = say('Je reprends.').map((one) => ({ ...one, at: new Date('2026-11-21T10:00:00+01:00') }));
    expect(read([...alarmed, ...nextDay], book, { hearAlarm }).isReady).toBe(true);
  });
});

describe('reading again', () => {
  it('is the same, and reads no message twice', () => {
    let reads = 0;
    const counting: Reader = (turn) => {
      reads += 1;
      return finder({ lundi: day('2026-11-16') })(turn);
    };
    const options = { readers: [counting], memory: createReadingMemory() };
    const said = say('lundi', 'un', 'deux', 'trois');
    const once = read(said, {}, options);
    expect(read(said, {}, options)).toEqual(once);
    read([...said, ...say('quatre')], {}, options);
    expect(reads).toBe(5);
  });

  it('keeps nothing of a conversation but in the memory that is handed in', () => {
    const memory = createReadingMemory();
    const said = say('lundi', 'mardi');
    readConversation(said, { timeZone: 'Europe/Paris', answers: [], memory });
    expect(memory.turns.map(({ turn }) => turn.message.content)).toEqual(['lundi', 'mardi']);
    readConversation(said.slice(0, 1), { timeZone: 'Europe/Paris', answers: [], memory });
    expect(memory.turns.map(({ turn }) => turn.message.content)).toEqual(['lundi']);
  });

  it('reads what follows a changed message anew', () => {
    const [first, second] = say('lundi', 'oui') as [SaidMessage, SaidMessage];
    const book = { lundi: day('2026-11-16'), mardi: day('2026-11-17') };
    const options = { readers: [finder(book)], memory: createReadingMemory() };
    read([first, second], book, options);
    const changed = read([{ ...first, content: 'mardi' }, second], book, options);
    expect(live(changed, 'when')).toMatchObject([{ value: { day: '2026-11-17' } }]);
  });

  it('reads so many words of one message for what they tell, and none behind them', () => {
    const seen: number[] = [];
    const readers: Reader[] = [
      ({ sentences }) => {
        seen.push(sentences.flatMap(({ clauses }) => clauses.flatMap(({ words }) => words)).length);
        return [];
      },
    ];
    const length = (text: string) => {
      readConversation(say(text), { timeZone: 'Europe/Paris', answers: [], readers });
      return seen.at(-1);
    };
    expect(length('un mot. '.repeat(MOST_READ_WORDS / 2))).toBe(MOST_READ_WORDS);
    expect(length('un mot de plus. '.repeat(MOST_READ_WORDS))).toBe(MOST_READ_WORDS);
    expect(length('mot '.repeat(MOST_READ_WORDS + 1))).toBe(MOST_READ_WORDS);
    expect(length('un mot, un mot. '.repeat(3))).toBe(12);
  });

  it('reads the same after it was warmed up', () => {
    const said = say("Hier mon chef m'a crié dessus.");
    const before = read(said, {});
    warmUp();
    expect(read(said, {})).toEqual(before);
  });

  it('never throws, and never shows as live what was refused by a press', () => {
    const pieces = fc.constantFrom(
      ...'non pas pardon enfin lundi mardi 10h 11h autre histoire Ugo Odile le chef harcèlement oui personne . ! ,'.split(
        ' ',
      ),
    );
    const book = {
      lundi: day('2026-11-16'),
      mardi: day('2026-11-17'),
      '10h': hour('10:00'),
      '11h': hour('11:00'),
      Ugo: author('Ugo'),
      'le chef': author(null, 'chef'),
      Odile: witness('Odile'),
    };
    fc.assert(
      fc.property(fc.array(fc.array(pieces, { maxLength: 12 }), { minLength: 1, maxLength: 5 }), (parts) => {
        const said = say(...parts.map((words) => words.join(' ')));
        const reading = read(said, book);
        const refused = reading.incidents.flatMap(({ key, proposals }) =>
          proposals
            .filter(({ state }) => state !== 'refused')
            .map((one, made) => press(one, 'refuse', { made, incident: key })),
        );
        const again = read(said, book, { answers: refused });
        const shown = again.incidents.flatMap(({ proposals }) =>
          proposals.filter(({ state }) => state !== 'refused'),
        );
        const days = refused.flatMap(({ about }) =>
          about?.value.detail === 'when' ? [about.value.day] : [],
        );
        for (const { value } of shown) {
          if (value.detail === 'when' && value.day !== null && !reading.incidents[1])
            expect(days).not.toContain(value.day);
        }
      }),
    );
  });
});
