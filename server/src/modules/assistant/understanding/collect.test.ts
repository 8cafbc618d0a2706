import { describe, expect, it } from 'vitest';
import type { DetailKind } from '#contract/interview.ts';
import { askedAbout } from '../guide/asked.ts';
import { collect } from './collect.ts';
import { ACTION_CORPUS, IMPACT_CORPUS, WHERE_CORPUS, WITNESS_CORPUS } from './corpus/details.ts';
import { PEOPLE_CORPUS } from './corpus/people.ts';
import { TYPE_CORPUS } from './corpus/types.ts';
import { WHEN_CORPUS } from './corpus/when.ts';

/** Saturday, eleven o'clock in Paris. */
const AT = new Date('2026-11-21T10:00:00Z');

const read = (...contents: string[]) =>
  collect(
    contents.map((content, index) => ({ id: `${index}`, role: 'user', content, at: AT })),
    { timeZone: 'Europe/Paris', askedAbout },
  );

/** A conversation in which every other message is the assistant's. */
const readDialogue = (...contents: string[]) =>
  collect(
    contents.map((content, index) => ({
      id: `${index}`,
      role: index % 2 === 0 ? 'user' : 'assistant',
      content,
      at: AT,
    })),
    { timeZone: 'Europe/Paris', askedAbout },
  );

const certaintyOf = (collected: ReturnType<typeof read>, kind: DetailKind) =>
  collected.details.find((detail) => detail.kind === kind)?.certainty ?? null;

describe('when', () => {
  it.each(WHEN_CORPUS)('reads "%s"', (text, day, time, precise) => {
    const collected = read(text);
    const filledBy = collected.details
      .filter(({ certainty }) => certainty === 'exact')
      .map(({ kind }) => kind);
    const counts =
      filledBy.includes('when') || collected.filled > filledBy.filter((kind) => kind !== 'when').length;
    expect([collected.day, collected.time, counts]).toEqual([day, time, precise]);
  });

  it('reads relative days in the time zone of the person', () => {
    const said = [
      {
        id: '1',
        role: 'user' as const,
        content: "Hier à 9h il m'a insulté",
        at: new Date('2026-11-20T23:30:00Z'),
      },
    ];
    expect(collect(said, { timeZone: 'Europe/Paris', askedAbout }).day).toBe('2026-11-20');
    expect(collect(said, { timeZone: 'America/Montreal', askedAbout }).day).toBe('2026-11-19');
  });

  it('puts together a day and an hour said apart', () => {
    expect(
      readDialogue("Lundi il m'a insulté.", 'À quelle heure était-ce, si cela vous revient ?', 'vers 10h'),
    ).toMatchObject({ day: '2026-11-16', time: '10:00' });
  });

  it('lets a later statement win and keeps both sources', () => {
    const collected = read("Lundi à 9h il m'a insultée.", "En fait c'était mardi pas lundi.");
    expect(collected).toMatchObject({ day: '2026-11-17', time: '09:00' });
    const sources = collected.details
      .find(({ kind }) => kind === 'when')
      ?.sources.map(({ message_id }) => message_id);
    expect(new Set(sources)).toEqual(new Set(['0', '1']));
  });

  it('does not take the day of a later step for the day of the facts', () => {
    const collected = read(
      "Lundi à 9h il m'a insultée.",
      "Ce matin j'en ai parlé à la DRH.",
      'Depuis hier je ne dors plus.',
    );
    expect(collected).toMatchObject({ day: '2026-11-16', time: '09:00' });
  });
});

describe('who', () => {
  it.each(PEOPLE_CORPUS)('reads "%s"', (text, people, certainty) => {
    const collected = read(text);
    expect(
      collected.people.map(({ name, role, full, witness }) =>
        [name, role, full ? 'full' : '-', witness ? 'W' : ''].join('|'),
      ),
    ).toEqual(people);
    expect(certaintyOf(collected, 'people')).toBe(certainty);
  });

  it('gives the name that is asked for to the one person spoken of', () => {
    const { people } = readDialogue(
      "Mon chef m'a insulté.",
      'Quelles personnes étaient concernées, avec leur nom et leur fonction si vous les connaissez ?',
      'Marc Dupont',
    );
    expect(people).toEqual([{ name: 'Marc Dupont', role: 'chef', full: true, witness: false }]);
  });
});

describe.each([
  ['where', WHERE_CORPUS],
  ['witnesses', WITNESS_CORPUS],
  ['impact', IMPACT_CORPUS],
  ['actions', ACTION_CORPUS],
] as const)('%s', (kind, corpus) => {
  it.each(corpus)('reads "%s"', (text, certainty) => {
    expect(certaintyOf(read(text), kind)).toBe(certainty);
  });
});

describe('the kind of facts', () => {
  it.each(TYPE_CORPUS)('reads "%s"', (text, type) => {
    expect(read(text).type).toBe(type);
  });
});

describe('answers to a question', () => {
  const WITNESS_QUESTION =
    'Qui, à votre connaissance, a pu voir ou entendre ce qui s’est passé, s’il y avait quelqu’un ?';

  it.each(['non personne', 'non', 'Personne', 'aucun', 'pas de témoin', 'on était seuls'])(
    '"%s" answers for witnesses',
    (answer) => {
      expect(certaintyOf(readDialogue("Il m'a insulté.", WITNESS_QUESTION, answer), 'witnesses')).toBe(
        'exact',
      );
    },
  );

  it.each(['Julie Leroy', 'oui Julie', 'deux collègues'])('"%s" names witnesses', (answer) => {
    expect(
      certaintyOf(readDialogue("Il m'a insulté.", WITNESS_QUESTION, answer), 'witnesses'),
    ).not.toBeNull();
  });

  it.each(['je ne sais pas', 'Je sais plus', 'aucune idée', 'jsp'])('"%s" closes the question', (answer) => {
    const collected = readDialogue("Il m'a insulté.", WITNESS_QUESTION, answer);
    expect(certaintyOf(collected, 'witnesses')).toBe('unknown');
    expect(collected.filled).toBe(1);
  });

  it.each(['Comment ça ?', 'bonjour', 'pourquoi cette question ?'])('"%s" answers nothing', (answer) => {
    expect(certaintyOf(readDialogue("Il m'a insulté.", WITNESS_QUESTION, answer), 'witnesses')).toBeNull();
  });
});

describe('the words cited', () => {
  it('stand in the message exactly where they are said to', () => {
    const content = "😀 Hier à 9h Marc Dupont m'a insultée dans l’entrepôt. e\u0301 Je ne dors plus.";
    const sources = read(content).details.flatMap((detail) => detail.sources);
    expect(sources.length).toBeGreaterThan(3);
    for (const { start, end, words } of sources) expect(content.slice(start, end)).toBe(words);
  });

  it('are few, however much is said', () => {
    const hostile = [
      "j'en ai parlé à la DRH ",
      "m'a insulté ",
      'Marc Dupont ',
      'hier à 9h ',
      'dans la salle de ',
      '. ',
      '😀',
    ];
    for (const piece of hostile) {
      const collected = read(piece.repeat(Math.ceil(20_000 / piece.length)).slice(0, 20_000));
      for (const { sources } of collected.details) expect(sources.length).toBeLessThanOrEqual(60);
    }
  });
});
