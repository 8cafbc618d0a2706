/** Kinds that hold more than words. */
import { describe, expect, it } from 'vitest';
import { draftSuggestion } from '../../draft-suggestion.ts';
import { ACT, at, detailOf, read, saidFrom } from './pointed.fixture.ts';

describe('a moment', () => {
  it('has a day only where our own reader finds one in the words', () => {
    const said = saidFrom(`${ACT} la veille de mon départ en congé maternité.`);
    expect(read(said, [at(said, 'when', 'la veille de mon départ')]).collected).toMatchObject({
      day: null,
      details: expect.arrayContaining([
        expect.objectContaining({ kind: 'when', certainty: 'approximate', value: 'la veille de mon départ' }),
      ]),
    });
  });

  it('is the one that was told and read, whatever a model points at', () => {
    const said = saidFrom(`${ACT} hier à 14h. Le 3 mars à 9h on en reparle.`);
    const before = read(said, []).collected;
    expect(before).toMatchObject({ day: '2026-11-20', time: '14:00' });
    const after = read(said, [at(said, 'when', 'Le 3 mars à 9h')]).collected;
    expect([after.day, after.time, after.filled]).toEqual([before.day, before.time, before.filled]);
  });
});

describe('a person', () => {
  it('is one whom the reading has not seen, by name or by role', () => {
    const said = saidFrom(`${ACT}. Tout vient de Zbigniew, au fond.`);
    expect(read(said, []).collected.people.map(({ name }) => name)).toEqual(['Mon chef']);
    const { collected } = read(said, [at(said, 'people', 'Zbigniew')]);
    expect(collected.people).toContainEqual({ name: 'Zbigniew', role: '', full: false, witness: false });
  });

  it('is one also behind a word that ends as a place does', () => {
    const said = saidFrom(`${ACT}. Depuis lundi, celui qui remplace Zbigniew fait pareil.`);
    const { collected } = read(said, [at(said, 'people', 'Zbigniew')]);
    expect(collected.people.map(({ name }) => name)).toContain('Zbigniew');
  });

  it.each([
    ['no name', `${ACT}, le temps était gris.`, 'le temps'],
    ['a word at the beginning', `${ACT}. Verrière sombre.`, 'Verrière'],
    ['a company', `${ACT} chez Zbigniew.`, 'Zbigniew'],
    ['herself', `Je m’appelle Zoubida Rahal. ${ACT}.`, 'Rahal'],
    ['cleared', `${ACT}. Ce n’était pas Zbigniew.`, 'Zbigniew'],
    ['a month', `${ACT} en Novembre.`, 'Novembre'],
  ])('is not anybody who is %s', (_what, content, words) => {
    const said = saidFrom(content);
    const before = read(said, []).collected;
    expect(read(said, [at(said, 'people', words)]).collected).toEqual(before);
  });

  it('is cleared also later', () => {
    const said = saidFrom(`${ACT}. Tout vient de Zbigniew, au fond.`, 'Et ?', 'Zbigniew n’y est pour rien.');
    const found = [at(said, 'people', 'Zbigniew')];
    expect(read(said, found).collected.people).toEqual(read(said, []).collected.people);
  });
});

describe('the nature of the facts', () => {
  const said = saidFrom(
    'Hier à 14h mon chef Marc Dupont m’a donné une vieille table dans la réserve du sous-sol, il m’a pris mes dossiers et il m’a dit de rester là toute la journée.',
    'Et ?',
    'Julie Leroy a tout vu. Je ne dors plus. J’en ai parlé à la DRH. Pour moi c’est une exécution sociale.',
  );

  it('is in her words, counts for nothing, and gives no type, no weight, no fact and no name', () => {
    const before = read(said, []).collected;
    expect([before.type, before.filled]).toEqual([null, 7]);
    // What was kept before models were no longer asked for a type holds one.
    const kept = { ...at(said, 'incident_type', 'une exécution sociale'), type: 'sexual_harassment' };
    const state = read(said, [kept]);
    expect(state.collected).toMatchObject({ type: null, filled: 7 });
    expect(state.collected.details[0]).toMatchObject({
      kind: 'incident_type',
      certainty: 'approximate',
      value: 'une exécution sociale',
      found_by: 'model',
    });
    const [plain, draft] = [draftSuggestion(read(said, []), said), draftSuggestion(state, said)];
    expect(draft?.title).toMatch(/^Incident professionnel/);
    expect(draft).toEqual(plain);
    expect(draft).toMatchObject({ type: 'harassment', severity: 'medium', extractedData: { facts: [] } });
  });

  it.each([
    ['Je vais bien.', 'vais bien'],
    ['Je suis contente.', 'Je suis contente'],
    ['Il ne m’a pas fait de mal.', 'fait de mal'],
    ['Je n’ai jamais dit qu’il avait mis la main sur ma cuisse.', 'mis la main sur ma cuisse'],
  ])('is not how she is, nor what she denies: %s', (line, words) => {
    const told = saidFrom(line);
    expect(read(told, [at(told, 'incident_type', words)]).collected).toEqual(read(told, []).collected);
  });

  it('is what the reading has heard, whatever a model takes it for', () => {
    const heard = saidFrom(`${ACT}. Une exécution sociale.`);
    const before = read(heard, []).collected;
    expect(before.type).toBe('verbal_abuse');
    const pointers = [at(heard, 'incident_type', 'Une exécution sociale')];
    expect(read(heard, pointers).collected).toEqual(before);
  });
});

describe('a witness', () => {
  it.each([
    ['Mon chef Marc Dupont m’a insultée.', 'Marc Dupont'],
    ['Mon chef Marc Dupont m’a tendu le dossier.', 'Mon chef Marc Dupont'],
    ['C’est Marc qui me crie dessus. Marc regarde toujours ailleurs.', 'Marc regarde'],
    ['Paul Girard a mis sa main sur ma cuisse.', 'Paul Girard'],
  ])('is not who is told of as having done it: %s', (line, words) => {
    const told = saidFrom(line);
    expect(detailOf(told, [at(told, 'witnesses', words)], 'witnesses')).toBeUndefined();
  });

  it('is whoever else is named beside it', () => {
    const told = saidFrom('Marc Dupont m’a insultée. Karim Benali n’en perdait pas une miette.');
    expect(detailOf(told, [at(told, 'witnesses', 'Karim Benali n’en perdait')], 'witnesses')).toMatchObject({
      certainty: 'exact',
      found_by: 'model',
    });
  });
});
