/** Words that look like a name or a place and are none, and people who have no part in the facts. */
import { describe, expect, it } from 'vitest';
import { citedFor, peopleIn, readLines } from '../read-lines.fixture.ts';

describe('a name', () => {
  it.each(['Sauf Karim', 'Surtout Karim', 'Hormis Karim qui a baissé les yeux', 'Notamment Karim Haddad'])(
    'does not begin with what leads to it: "%s"',
    (said) => {
      for (const [name] of [...peopleIn(readLines(said)), ...peopleIn(readLines(['witnesses', said]))]) {
        expect(name).toMatch(/^Karim/);
      }
    },
  );
});

describe('a place', () => {
  it('is no scene that somebody saw', () => {
    const collected = readLines(['where', "Personne n'a assisté à la scène"]);
    expect(citedFor(collected, 'where')).toEqual([]);
    expect(citedFor(collected, 'witnesses')).toHaveLength(1);
  });

  it.each(["Il m'a insultée à la cantine devant Anne", 'il ma insultee a la cantine devant anne'])(
    'ends before who was there: "%s"',
    (said) => {
      expect(citedFor(readLines(said), 'where').join()).toMatch(/^[aà] la cantine$/);
      expect(citedFor(readLines(said), 'witnesses')).toHaveLength(1);
    },
  );
});

describe('whom she consulted', () => {
  it.each([
    "Marc Dupont m'a insultée. Mon médecin m'a prescrit des anxiolytiques.",
    "Marc Dupont m'a insultée. J'ai vu mon médecin, le docteur Roux.",
    "Marc Dupont m'a insultée. J'ai consulté le docteur Roux le lendemain.",
    "Marc Dupont m'a insultée. Maître Lambert m'a conseillé de tout noter.",
  ])('is no person of the facts: "%s"', (said) => {
    expect(peopleIn(readLines(said))).toEqual([['Marc Dupont', '', false]]);
  });

  it('is none when asked about steps', () => {
    expect(peopleIn(readLines(['actions', 'docteur Roux, mon médecin traitant']))).toEqual([]);
  });

  it('is one where it was he who did it, or saw it', () => {
    expect(peopleIn(readLines("Le docteur Roux m'a insultée."))).toEqual([['docteur Roux', '', false]]);
    expect(peopleIn(readLines('Le médecin du travail a tout entendu.'))[0]?.[2]).toBe(true);
  });
});
