import { describe, expect, it } from 'vitest';
import { EPISODES_MAX_COUNT } from '#contract/limits.ts';
import { askedAbout } from '../guide/asked.ts';
import { QUESTIONS } from '../interview.ts';
import { readEpisodes } from '../read-interview.ts';
import type { SaidMessage } from '../said-message.ts';
import { begunKey, type StoredMark } from './episode.ts';
import { splitEpisodes } from './split.ts';

/** Saturday 21 November 2026, 11:00 in Paris. */
const TOLD_AT = Date.parse('2026-11-21T10:00:00Z');

type Line = string | { q: string };
const saidFrom = (...lines: Line[]): SaidMessage[] =>
  lines.map((line, at) => ({
    id: `m${at}`,
    role: typeof line === 'string' ? 'user' : 'assistant',
    content: typeof line === 'string' ? line : line.q,
    at: new Date(TOLD_AT + at * 60_000),
  }));
const split = (said: readonly SaidMessage[], marks: readonly StoredMark[] = []) =>
  splitEpisodes(said, { timeZone: 'Europe/Paris', askedAbout, marks });
const wordsIn = ({ quoted }: { quoted: readonly SaidMessage[] }) =>
  quoted.filter(({ role }) => role === 'user').map(({ content }) => content);
const wordsOf = (...lines: Line[]) => split(saidFrom(...lines)).episodes.map(wordsIn);

const MARCH = "Le 3 mars vers 9h mon chef Marc Dupont m'a insultée dans l'open space.";
const APRIL = "Le 12 avril vers 17h, il m'a poussée contre le mur du couloir.";

describe('an interview of several incidents', () => {
  it('is divided where an act of another day is told', () => {
    expect(wordsOf(MARCH, APRIL, 'Personne n’a rien vu.')).toEqual([
      [MARCH],
      [APRIL, 'Personne n’a rien vu.'],
    ]);
  });

  it('is divided inside a message, and inside a sentence', () => {
    expect(wordsOf(`${MARCH} ${APRIL}`)).toEqual([[MARCH], [APRIL]]);
    expect(wordsOf("Le 3 mars il m'a insultée et le 12 avril il m'a poussée.")).toEqual([
      ["Le 3 mars il m'a insultée"],
      ["et le 12 avril il m'a poussée."],
    ]);
  });

  it('is divided where she says herself that it is another time, or the day after', () => {
    expect(
      wordsOf("Lundi dernier il m'a crié dessus. Une autre fois, il m'a jeté un dossier à la figure."),
    ).toHaveLength(2);
    expect(
      wordsOf("Lundi dernier il m'a crié dessus. Le lendemain il m'a insultée devant tout le monde."),
    ).toHaveLength(2);
  });

  it('is not divided by a day that was announced for later, nor by one of several', () => {
    expect(wordsOf("Le 3 mars mon chef m'a insultée. Il m'a dit qu'il me virerait le 30 juin.")).toHaveLength(
      1,
    );
    expect(wordsOf("Le 3 et le 4 mars mon chef m'a hurlé dessus.")).toHaveLength(1);
  });

  it('comes back to an incident whose day is named again', () => {
    const [march, april] = wordsOf(MARCH, APRIL, 'Le 3 mars Julie Leroy a tout entendu.');
    expect(march).toEqual([MARCH, 'Le 3 mars Julie Leroy a tout entendu.']);
    expect(april).toEqual([APRIL]);
  });

  it.each([
    [
      'a day of steps taken',
      [MARCH, "Le 5 mars j'en ai parlé à la DRH. Le 14 mars je suis allée voir l'infirmière."],
    ],
    ['a day put right', [MARCH, "Non, c'était le 4 mars, il m'a insultée le 4 mars."]],
    [
      'the answer to the question when',
      ["Mon chef m'a insultée.", { q: QUESTIONS.when[0] }, 'Le 3 mars vers 10h'],
    ],
    [
      'an answer to the question when that names another day',
      [MARCH, { q: QUESTIONS.when[0] }, "Le 4 mars vers 10h il m'a insultée devant tout le monde."],
    ],
    [
      'one time of a habit',
      ["Depuis janvier mon chef m'humilie.", "Le 3 mars il m'a traitée d'idiote en réunion."],
    ],
    [
      'what comes of a habit',
      ["Le 6 novembre il m'a menacée.", 'Quand je ne réponds pas il me met au dépôt le lendemain.'],
    ],
    ['an appointment to come', [MARCH, "J'ai rendez-vous le 3 décembre avec le médecin du travail."]],
  ] as [string, Line[]][])('is one with %s', (_, lines) => {
    expect(wordsOf(...lines)).toHaveLength(1);
  });

  it('makes no day of its own of a number whose month was said before', () => {
    const days = (...lines: Line[]) =>
      readEpisodes(saidFrom(...lines), { timeZone: 'Europe/Paris' }).episodes.map(
        ({ collected }) => collected.day,
      );
    expect(days("Le 12 mars 2026 il m'a insultée et le 14 il m'a poussée.")).toEqual(['2026-03-12']);
    expect(days("Le 12 mars 2026 il m'a insultée.", "Le 14, il m'a poussée.")).toEqual(['2026-03-12']);
    expect(days("Le 6 novembre il m'a insultée.", "Le 9, il m'a poussée.")).toEqual([
      '2026-11-06',
      '2026-11-09',
    ]);
  });

  it('keeps every place in a message what it is', () => {
    const said = saidFrom(`${MARCH} ${APRIL}`);
    const { interview } = readEpisodes(said, { timeZone: 'Europe/Paris' });
    const all = [interview.collected, ...(interview.collected.others ?? [])];
    const sources = all.flatMap(({ details }) => details.flatMap((detail) => detail.sources));
    expect(sources.length).toBeGreaterThan(4);
    for (const { start, end, words } of sources) {
      expect(said[0]?.content.slice(start, end)).toBe(words);
    }
  });

  it('collects of each what was told of it, and asks for what the last one lacks', () => {
    const said = saidFrom(`${MARCH} Julie Leroy, ma collègue, a tout entendu.`, APRIL);
    const { interview, episodes } = readEpisodes(said, { timeZone: 'Europe/Paris' });
    expect(episodes.map(({ collected }) => collected.day)).toEqual(['2026-03-03', '2026-04-12']);
    expect(interview.collected).toMatchObject({ day: '2026-04-12', number: 2, key: 'm1:0' });
    expect(interview.collected.others).toMatchObject([{ day: '2026-03-03', number: 1, key: '' }]);
    expect(interview.collected.details.some(({ kind }) => kind === 'witnesses')).toBe(false);
    expect(interview.collected.people.map(({ name }) => name)).not.toContain('Julie Leroy');
  });

  it('gives what a model points at to the incident in which it was said', () => {
    const content = `${MARCH} ${APRIL} Ma voisine de bureau était là.`;
    const start = content.indexOf('Ma voisine');
    const pointer = {
      kind: 'witnesses' as const,
      message_id: 'm0',
      start,
      end: content.length - 1,
      certainty: 'exact' as const,
    };
    const { episodes } = readEpisodes(saidFrom(content), { timeZone: 'Europe/Paris', pointers: [pointer] });
    const sources = episodes.map(({ collected }) =>
      collected.details.filter(({ kind }) => kind === 'witnesses').flatMap((detail) => detail.sources),
    );
    expect(sources[0]).toEqual([]);
    expect(sources[1]?.map(({ words }) => words)).toContain('Ma voisine de bureau était là');
  });

  it('takes nobody for known by whoever only saw it', () => {
    const said = saidFrom(
      "Le 3 mars à 9h un client m'a insultée devant Julie Leroy, ma collègue.",
      "Le 12 avril à 9h un client m'a poussée contre le mur devant Julie.",
    );
    const { collected } = readEpisodes(said, { timeZone: 'Europe/Paris' }).interview;
    expect(collected.people).toContainEqual(expect.objectContaining({ name: 'Julie Leroy', witness: true }));
    expect(collected.details.find(({ kind }) => kind === 'people')?.certainty).toBe('approximate');
  });

  it('knows somebody by the name that was told in full of another day', () => {
    const said = saidFrom(MARCH, "Le 12 avril à 17h, Marc m'a poussée contre le mur du couloir.");
    const { interview } = readEpisodes(said, { timeZone: 'Europe/Paris' });
    expect(interview.collected.people).toMatchObject([{ name: 'Marc Dupont', role: 'chef', full: true }]);
    const alone = saidFrom(MARCH, "Le 12 avril à 17h, Marc Dupont m'a poussée contre le mur.");
    expect(
      readEpisodes(alone, { timeZone: 'Europe/Paris' }).interview.collected.details.find(
        ({ kind }) => kind === 'people',
      ),
    ).toMatchObject({ certainty: 'exact', value: 'Marc Dupont' });
    const two = saidFrom(MARCH, 'Marc Petit, mon collègue, a ri.', "Le 12 avril Marc m'a poussée.");
    const [person] = readEpisodes(two, { timeZone: 'Europe/Paris' }).interview.collected.people;
    expect(person).toMatchObject({ name: 'Marc', full: false });
  });
});

describe('what the assistant said', () => {
  const ready = {
    q: 'Avec ce que vous avez écrit, une fiche d’incident peut être préparée, si vous le voulez.',
  };
  const where = { q: QUESTIONS.where[0] };

  it('belongs to the incident that it was said of, not to the one that is told next', () => {
    const { interview } = readEpisodes(saidFrom(MARCH, ready, APRIL), { timeZone: 'Europe/Paris' });
    expect(interview.collected.number).toBe(2);
    expect(interview.readyAnnounced).toBe(false);
    const again = readEpisodes(saidFrom(MARCH, ready, 'Merci.'), { timeZone: 'Europe/Paris' });
    expect(again.interview.readyAnnounced).toBe(true);
  });

  it('asks of the incident in which it is answered', () => {
    const { interview } = readEpisodes(saidFrom(MARCH, APRIL, where, 'je ne sais pas'), {
      timeZone: 'Europe/Paris',
    });
    expect(interview.closed).toEqual(['where']);
    const switched = readEpisodes(saidFrom(APRIL, where, 'Le 3 mars il m’a insultée.'), {
      timeZone: 'Europe/Paris',
    });
    expect(switched.episodes.map(({ collected }) => collected.day)).toEqual(['2026-04-12', '2026-03-03']);
  });

  it('is no answer to what is begun by hand', () => {
    const { interview } = readEpisodes(saidFrom(MARCH, where, 'je ne sais pas'), {
      timeZone: 'Europe/Paris',
      marks: [{ action: 'begin', at: 2 }],
    });
    expect(interview.closed).toEqual([]);
  });
});

describe('incidents divided by hand', () => {
  const said = saidFrom(MARCH, 'Il a encore crié.', APRIL);

  it('are begun where she says so, without a day', () => {
    const { episodes, current } = split(said.slice(0, 2), [{ action: 'begin', at: 1 }]);
    expect(episodes.map(wordsIn)).toEqual([[MARCH], ['Il a encore crié.']]);
    expect(current.key).toBe(begunKey(1));
  });

  it('are begun before anything is told of them, once', () => {
    const { episodes, current } = split(said.slice(0, 1), [
      { action: 'begin', at: 1 },
      { action: 'begin', at: 2 },
    ]);
    expect(episodes).toHaveLength(2);
    expect(current.said).toEqual([]);
  });

  it('are joined with what came before, and stay so', () => {
    const { episodes } = split(
      [...said, ...saidFrom('', APRIL).slice(1)],
      [{ action: 'join', episode: 'm2:0' }],
    );
    expect(episodes).toHaveLength(1);
  });

  it('that were joined are told apart again where she begins them later', () => {
    const join: StoredMark = { action: 'join', episode: 'm2:0' };
    const begin: StoredMark = { action: 'begin', at: 2, key: 'm2:0' };
    expect(split(said, [join, begin]).episodes.map(({ key }) => key)).toEqual(['', 'm2:0']);
    expect(split(said, [begin, join]).episodes.map(({ key }) => key)).toEqual(['']);
  });

  it('that are not there any more are at home where the place is told at which they began', () => {
    const told = [...said, ...saidFrom('', '', '', 'Le 5 mai il m’a giflée.').slice(3)];
    const { episodes, homeOf } = split(told, [{ action: 'join', episode: 'm3:0' }]);
    expect(episodes.map(({ key }) => key)).toEqual(['', 'm2:0']);
    expect([homeOf('m3:0'), homeOf('b1'), homeOf('m2:0'), homeOf('')]).toEqual(['m2:0', '', 'm2:0', '']);
    // Nothing was said there yet.
    expect(homeOf('b9')).toBe('m2:0');
    expect(split(said.slice(0, 2)).homeOf('b1')).toBe('');
    // To go on with what was joined is to go on with what it was joined with.
    const on: StoredMark = { action: 'continue', at: 4, episode: 'm2:0' };
    expect(split(told, [{ action: 'join', episode: 'm2:0' }, on]).current.key).toBe('');
  });

  it('are told on where she says so', () => {
    const { current } = split(said, [{ action: 'continue', at: 3, episode: '' }]);
    expect(current.key).toBe('');
    expect(split(said, [{ action: 'continue', at: 3, episode: 'x:1' }]).current.key).toBe('m2:0');
  });
});

describe('whatever is said', () => {
  it('there are no more of them than anybody tells', () => {
    const days = Array.from({ length: 28 }, (_, at) => `Le ${at + 1} octobre il m'a insultée.`);
    expect(split(saidFrom(...days)).episodes).toHaveLength(EPISODES_MAX_COUNT);
  });
});
