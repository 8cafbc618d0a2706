import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DetailKind } from '#contract/interview.ts';
import type { ShownCard } from './proposals/card.ts';
import { type Answer, isCertain, type Proposal } from './proposals/proposal.ts';
import { type ReadingOptions, readConversation, warmUp } from './read-conversation.ts';
import { type Asked, passageOf, type Reader, type Value } from './readers/finding.ts';
import { type ConversationReading, MOST_READ_WORDS } from './reading.ts';
import type { SaidMessage } from './said-message.ts';

/** Finds given words wherever they stand, with the value that they come to. */
const finder =
  (book: Readonly<Record<string, Value>>, denials: readonly string[] = []): Reader =>
  (turn) =>
    Object.entries(book).flatMap(([words, value]) => {
      const start = turn.message.content.indexOf(words);
      const passage = passageOf(turn, start, start + words.length);
      return start === -1 ? [] : [{ passage, value, isDenial: denials.includes(words), why: 'the test' }];
    });

const day = (on: string, more: Partial<Extract<Value, { detail: 'when' }>> = {}): Value => ({
  detail: 'when',
  day: on,
  time: null,
  isApproximate: false,
  isFull: false,
  of: 'event',
  ...more,
});
const hour = (at: string, more: Partial<Extract<Value, { detail: 'when' }>> = {}): Value =>
  ({ ...day('', more), day: null, time: at }) as Value;
const author = (name: string | null, role: string | null = null): Value => ({
  detail: 'people',
  name,
  role,
  part: 'author',
});
const witness = (name: string): Value => ({ detail: 'witnesses', name, role: null, part: 'witness' });
const told = (detail: 'where' | 'description' | 'impact' | 'actions'): Value => ({ detail });

let conversations = 0;
/** The person's messages; one that begins with "> " is the assistant's. */
const say = (...texts: string[]): SaidMessage[] => {
  conversations += 1;
  return texts.map((text, at) => ({
    id: `c${conversations}-${at}`,
    role: text.startsWith('> ') ? 'assistant' : 'user',
    content: text.replace(/^> /, ''),
    at: new Date(Date.parse('2026-11-20T18:00:00+01:00') + at * 60_000),
  }));
};

const read = (
  said: readonly SaidMessage[],
  book: Readonly<Record<string, Value>>,
  options: Partial<ReadingOptions> & { denials?: readonly string[] } = {},
): ConversationReading =>
  readConversation(said, {
    timeZone: 'Europe/Paris',
    answers: [],
    readers: [finder(book, options.denials)],
    ...options,
  });

const of = (reading: ConversationReading, detail: DetailKind, incident = 0): Proposal[] =>
  (reading.incidents[incident]?.proposals ?? []).filter((one) => one.detail === detail);
const live = (reading: ConversationReading, detail: DetailKind, incident = 0): Proposal[] =>
  of(reading, detail, incident).filter(({ state }) => state !== 'refused');
const certain = (reading: ConversationReading): Value[] =>
  reading.incidents.flatMap(({ proposals }) => proposals.filter(isCertain).map(({ value }) => value));

const press = (
  { detail, passages, value }: Proposal,
  action: Answer['action'],
  more: Partial<Answer> = {},
): Answer => ({ made: 1, incident: '', detail, about: { passages, value }, action, ...more });

describe('one value, told again', () => {
  it('adds its words to the proposal', () => {
    const reading = read(say('Il a crié au dépôt.', 'Oui, au dépôt !'), {
      crié: told('description'),
      'u dépôt': told('where'),
    });
    expect(live(reading, 'where').map(({ passages }) => passages.length)).toEqual([2]);
  });

  it('joins a day and an hour of two messages', () => {
    const reading = read(say("C'était lundi.", 'Vers 14h.'), {
      lundi: day('2026-11-16'),
      'Vers 14h': hour('14:00', { isApproximate: true }),
    });
    expect(live(reading, 'when')).toMatchObject([
      { value: { day: '2026-11-16', time: '14:00', isApproximate: true } },
    ]);
  });

  it('puts an hour after midnight on the day after the evening', () => {
    const reading = read(say('Samedi soir.', 'Il était 0h20.'), {
      'Samedi soir': day('2026-11-14'),
      '0h20': hour('00:20'),
    });
    expect(live(reading, 'when')).toMatchObject([{ value: { day: '2026-11-15', time: '00:20' } }]);
  });

  it('joins a role, a first name and the full name of one author', () => {
    const reading = read(say('Mon gérant a crié.', 'Il se nomme Basile.', 'Basile Ferrec.'), {
      'Mon gérant': author(null, 'gérant'),
      'Basile.': author('Basile'),
      'Basile Ferrec': author('Basile Ferrec'),
    });
    expect(live(reading, 'people').map(({ value }) => value)).toEqual([author('Basile Ferrec', 'gérant')]);
  });

  it('keeps two authors with two roles apart', () => {
    const reading = read(say('Le chef et un livreur m’ont poussé.', 'Le livreur, Yann Prat.'), {
      'Le chef': author(null, 'chef'),
      'un livreur': author(null, 'livreur'),
      'Yann Prat': author('Yann Prat', 'livreur'),
    });
    expect(live(reading, 'people').map(({ value }) => value)).toEqual([
      author(null, 'chef'),
      author('Yann Prat', 'livreur'),
    ]);
  });
});

describe('what counts as certain', () => {
  const full = day('2026-09-14', { isFull: true });

  it('is one full date, with the hour beside it', () => {
    const reading = read(say('Le 14 septembre 2026 à 9 h, il a crié.'), {
      'Le 14 septembre 2026': full,
      '9 h': hour('09:00'),
    });
    expect(certain(reading)).toMatchObject([{ day: '2026-09-14', time: '09:00' }]);
  });

  it.each([
    ['a second date', 'Le 14 septembre 2026. Ou le 15.'],
    ['a weekday that does not fit', 'Le mardi 14 septembre 2026.'],
    ['a day that is still to come', 'Le 14 septembre 2026.'],
  ])('is none with %s', (what, content) => {
    const date = what.startsWith('a day') ? day('2027-09-14', { isFull: true }) : full;
    const reading = read(say(content), { '14 septembre 2026': date, 'le 15': day('2026-09-15') });
    expect(certain(reading)).toEqual([]);
  });

  it('leaves two days open that exclude each other', () => {
    const reading = read(say('Lundi. Enfin je crois. Mardi peut-être.'), {
      Lundi: day('2026-11-16'),
      Mardi: day('2026-11-17'),
    });
    const [one, other] = live(reading, 'when');
    expect([one?.conflictsWith, other?.conflictsWith]).toEqual([[other?.id], [one?.id]]);
  });

  it('lets a written date beat a relative word', () => {
    const reading = read(say('Avant-hier, le 17 novembre.'), {
      'Avant-hier': day('2026-11-18'),
      'le 17 novembre': day('2026-11-17'),
    });
    expect(live(reading, 'when')).toMatchObject([{ value: { day: '2026-11-17' }, by: null }]);
  });

  it('is no time of something else, and no habit', () => {
    const reading = read(say('Tous les lundis. Je suis là depuis mars. Il crie.'), {
      'Tous les lundis': { ...hour('08:00'), of: 'habit' } as Value,
      'depuis mars': day('2026-03-01', { of: 'other' }),
      'Il crie': told('description'),
    });
    expect(live(reading, 'when')).toMatchObject([{ value: { of: 'habit' } }]);
  });

  it('hides a habit once the day of an occasion is told', () => {
    const reading = read(say('Tous les lundis. Une fois, le 9 novembre.'), {
      'Tous les lundis': { ...hour('08:00'), of: 'habit' } as Value,
      'le 9 novembre': day('2026-11-09'),
    });
    expect(live(reading, 'when')).toMatchObject([{ value: { day: '2026-11-09' } }]);
  });
});

describe('corrections in words', () => {
  const book = { '10h': hour('10:00'), '11h': hour('11:00'), '12h': hour('12:00') };

  it('take the old value back and put the new one in', () => {
    const reading = read(say('vers 10h. nan att 11h'), book);
    expect(of(reading, 'when').map(({ state, value }) => [state, 'time' in value && value.time])).toEqual([
      ['refused', '10:00'],
      ['corrected', '11:00'],
    ]);
  });

  it('hold for what is told again later', () => {
    const reading = read(say('vers 10h. nan 11h', 'à 10h il y avait du monde'), book);
    expect(live(reading, 'when').map(({ value }) => 'time' in value && value.time)).toEqual(['11:00']);
  });

  it('can be corrected once more', () => {
    const reading = read(say('10h. nan 11h', "pardon, c'était 10h"), book);
    expect(certain(reading)).toMatchObject([{ time: '10:00' }]);
  });

  it('wins over an earlier press', () => {
    const said = say('Il était 10h.', 'Je me suis trompée, 11h.');
    const first = live(read(said.slice(0, 1), book), 'when')[0] as Proposal;
    const reading = read(said, book, { answers: [press(first, 'confirm')] });
    expect(certain(reading)).toMatchObject([{ time: '11:00' }]);
  });

  it('need a value of the same kind beside them', () => {
    const reading = read(say('Il était 10h. Non, je ne suis pas parti. Il a crié à 11h.'), book);
    expect(live(reading, 'when').every(({ state }) => state === 'proposed')).toBe(true);
  });

  it('are none in "non, mardi je ..."', () => {
    const days = { lundi: day('2026-11-16'), mardi: day('2026-11-17') };
    const reading = read(say("C'était lundi.", 'Non, mardi je travaillais ailleurs.'), days);
    expect(certain(reading)).toEqual([]);
  });

  it('deny a day by its number, where no reader gives it a value', () => {
    const reading = read(say('La fête de Noël.', "Pas le 25 ! C'était avant."), {
      'fête de Noël': day('2026-12-25'),
    });
    expect(live(reading, 'when')).toEqual([]);
  });

  it('give a misspelt author the right name, and keep the role', () => {
    const reading = read(
      say('M. Balan, le directeur, a crié.', 'Balan, faute de frappe : Galan. Odon Galan.'),
      {
        'M. Balan': author('M. Balan', 'directeur'),
        'le directeur': author('M. Balan', 'directeur'),
        'Balan,': author('Balan'),
        Galan: author('Galan'),
        'Odon Galan': author('Odon Galan'),
      },
    );
    expect(live(reading, 'people').map(({ value }) => value)).toEqual([author('Odon Galan', 'directeur')]);
  });

  it('take back an hour that is named as that of something else', () => {
    const said = say("Le chef m'a insulté lundi à 9h. Pardon, 9h c'est l'ouverture. C'était à 10h20.");
    const { incidents } = readConversation(said, { timeZone: 'Europe/Paris', answers: [] });
    const times = incidents.flatMap(({ proposals }) =>
      proposals.flatMap(({ value, state }) =>
        value.detail === 'when' && state !== 'refused' ? [value.time] : [],
      ),
    );
    expect(times).toEqual(['10:20']);
  });

  it('spell a known name anew, though no reader takes it up', () => {
    const said = say("C'est Yvon Carlier.", 'Pardon, Yvon Carlien.');
    const { incidents } = read(said, { 'Yvon Carlier': author('Yvon Carlier') });
    expect(
      incidents[0]?.proposals.map(({ value, state }) => [(value as { name: string }).name, state]),
    ).toEqual([
      ['Yvon Carlier', 'refused'],
      ['Yvon Carlien', 'corrected'],
    ]);
  });

  it('let only the later of two quotes stand', () => {
    const reading = read(say('Il a dit « belle petite équipe ».', 'Non, « sale petite équipe ».'), {
      'belle petite équipe': told('description'),
      'sale petite équipe': told('description'),
    });
    expect(live(reading, 'description').map(({ passages }) => passages[0]?.words)).toEqual([
      'sale petite équipe',
    ]);
  });
});

describe('refusals', () => {
  it('of a label hold for good', () => {
    const reading = read(say("Il m'a frappé.", 'mettez pas violence', 'Il a encore frappé, oui frappé.'), {
      frappé: { detail: 'incident_type', type: 'violence' },
    });
    expect(live(reading, 'incident_type')).toEqual([]);
  });

  it('of a label by a doubt', () => {
    const reading = read(say("Je ne sais pas si c'est du harcèlement. Il crie."), {
      'du harcèlement': { detail: 'incident_type', type: 'harassment' },
      'Il crie': told('description'),
    });
    expect(live(reading, 'incident_type')).toEqual([]);
  });

  it('of somebody who is no witness', () => {
    const book = { Biscotte: witness('Biscotte') };
    const reading = read(
      say('Je promenais Biscotte. Il a crié.', "Biscotte n'est pas un témoin.", 'Biscotte !'),
      {
        ...book,
        'Il a crié': told('description'),
      },
    );
    expect(live(reading, 'witnesses')).toEqual([]);
  });

  it('of everything make no incident of an essay', () => {
    const reading = read(say('Le chef a crié.', "N'enregistrez pas ça, c'était une phrase d'essai."), {
      'Le chef': author(null, 'chef'),
      'a crié': told('description'),
    });
    expect(reading.incidents).toEqual([]);
  });
});

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
    const readers = [counting];
    const said = say('lundi', 'un', 'deux', 'trois');
    const once = read(said, {}, { readers });
    expect(read(said, {}, { readers })).toEqual(once);
    read([...said, ...say('quatre')], {}, { readers });
    expect(reads).toBe(5);
  });

  it('reads what follows a changed message anew', () => {
    const [first, second] = say('lundi', 'oui') as [SaidMessage, SaidMessage];
    const book = { lundi: day('2026-11-16'), mardi: day('2026-11-17') };
    read([first, second], book);
    const changed = read([{ ...first, content: 'mardi' }, second], book);
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
