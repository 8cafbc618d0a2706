import { describe, expect, it } from 'vitest';
import type { Proposal } from './proposals/proposal.ts';
import {
  author,
  certain,
  day,
  hour,
  live,
  of,
  press,
  read,
  say,
  told,
  witness,
} from './read-conversation.fixture.ts';
import { readConversation } from './read-conversation.ts';
import type { Value } from './readers/finding.ts';

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
      'il a crié': told('description'),
    });
    expect(certain(reading)).toMatchObject([{ day: '2026-09-14', time: '09:00' }]);
  });

  it.each([
    'Le 14 septembre 2026 à 9 h, je crois, il a crié.',
    'Attestation du 14 septembre 2026. il a crié',
  ])('is no date that is doubted, or of a sentence that tells nothing: %s', (content) => {
    const reading = read(say(content), { '14 septembre 2026': full, 'il a crié': told('description') });
    expect(certain(reading)).toEqual([]);
  });

  it('is no hour that is only near a full date, and none that is rough', () => {
    const said = say('Le 14 septembre 2026 au dépôt, il a crié à 9 h. Vers 9 h.');
    const book = { 'Le 14 septembre 2026': full, '9 h': hour('09:00'), 'il a crié': told('description') };
    expect(certain(read(said, book))).toMatchObject([{ day: '2026-09-14', time: null }]);
  });

  it.each([
    ['a second date', 'Le 14 septembre 2026. Ou le 15.'],
    ['a weekday that does not fit', 'Le mardi 14 septembre 2026.'],
    ['a day that is still to come', 'Le 14 septembre 2026.'],
  ])('is none with %s', (what, content) => {
    const date = what.startsWith('a day') ? day('2027-09-14', { isFull: true }) : full;
    const said = say(content.replace('2026.', '2026 il a crié.'));
    const book = { '14 septembre 2026': date, 'le 15': day('2026-09-15'), 'il a crié': told('description') };
    const reading = read(said, book);
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

  it('leave a value open that is put right with no old one beside it, and no plain word for it', () => {
    const said = say('Il était 10h.', 'Non, 11h.');
    expect(live(read(said, book), 'when')).toMatchObject([{ state: 'proposed', value: { time: '11:00' } }]);
  });

  it('spell a name anew in every incident', () => {
    const said = say(
      'Rabier a crié.',
      'Autre histoire : Rabier a hurlé.',
      'Rabier, faute de frappe : Ravier. Rabier.',
    );
    const names = { Rabier: author('Rabier'), Ravier: author('Ravier') };
    const { incidents } = read(said, {
      ...names,
      'a crié': told('description'),
      'a hurlé': told('description'),
    });
    const shown = incidents.flatMap(({ proposals }) =>
      proposals.flatMap(({ value, state }) => ('name' in value && state !== 'refused' ? [value.name] : [])),
    );
    expect(shown).toEqual(['Ravier', 'Ravier']);
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
});

describe('refusals', () => {
  it('of a label hold for good', () => {
    const reading = read(say("Il m'a frappé.", 'mettez pas violence', 'Il a encore frappé, oui frappé.'), {
      frappé: { detail: 'incident_type', type: 'violence' },
    });
    expect(live(reading, 'incident_type')).toEqual([]);
  });

  it('of a label hold for an incident that begins later', () => {
    const said = say('Il a crié.', 'mettez pas violence', "Autre histoire : il m'a frappé.");
    const reading = read(said, {
      'Il a crié': told('description'),
      "m'a frappé": { detail: 'incident_type', type: 'violence' },
      'frappé.': told('description'),
    });
    expect(reading.incidents).toHaveLength(2);
    expect(live(reading, 'incident_type', 1)).toEqual([]);
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
