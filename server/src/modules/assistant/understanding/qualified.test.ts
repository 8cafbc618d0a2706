/** Words behind her own that make less of them. */
import { describe, expect, it } from 'vitest';
import { citedFor, detailOf, readLines, typings } from './read-lines.fixture.ts';

describe('a doubt behind a sentence', () => {
  it.each([
    "Il m'a dit que j'étais « un boulet ». Enfin je crois… je ne suis plus sûre.",
    "Il m'a dit que j'étais « un boulet », enfin il me semble.",
    "Il m'a dit que j'étais « un boulet ». Je suis plus sûre de ses mots.",
    "Il m'a dit que j'étais « un boulet ». Bon, j'ai un doute maintenant.",
    "Il m'a dit que j'étais « un boulet ». Sauf erreur de ma part.",
  ])('is cited with it, which is approximate: "%s"', (told) => {
    for (const lines of typings(told)) {
      const cited = citedFor(readLines(...lines), 'description');
      expect([lines, cited]).toEqual([lines, [...lines]]);
    }
  });

  it('makes a long account approximate, with the day and the kind of facts', () => {
    const told =
      "Hier à 9h mon chef m'a traitée de nulle devant tout le monde dans la salle de réunion du deuxième étage.";
    expect(detailOf(readLines(told), 'description')?.certainty).toBe('exact');
    for (const lines of typings(`${told} Enfin je crois, je suis plus sûre.`)) {
      const read = readLines(...lines);
      for (const kind of ['description', 'when', 'where', 'incident_type'] as const) {
        expect([kind, detailOf(read, kind)?.certainty]).toEqual([kind, 'approximate']);
      }
      expect(citedFor(read, 'incident_type').join()).toMatch(/plus s[uû]re/);
    }
  });

  it('is one of the words alone where she says so', () => {
    const read = readLines("Hier à 9h il m'a traitée de nulle. Je suis plus sûre de ses mots.");
    expect(detailOf(read, 'when')?.certainty).toBe('exact');
  });

  it('leaves what she tells besides', () => {
    const read = readLines("Il m'a bousculée hier, enfin je crois. Puis il m'a crié dessus dans le couloir.");
    expect(detailOf(read, 'where')?.certainty).toBe('exact');
    expect(detailOf(read, 'incident_type')?.certainty).toBe('exact');
    expect(citedFor(readLines("Il m'a insultée. Je crois que c'était au bureau."), 'description')).toEqual([
      "Il m'a insultée.",
    ]);
  });
});

describe('an effect that was there before', () => {
  it.each([
    'Depuis je dors mal, enfin je dormais déjà mal avant',
    "Je ne dors plus, même si bon c'était déjà le cas avant",
    "Depuis je suis stressée. Mais j'étais déjà anxieuse avant",
    'Je fais des insomnies mais avant j’en faisais déjà',
  ])('is cited with the words that say so: "%s"', (told) => {
    for (const lines of typings(told)) expect(citedFor(readLines(...lines), 'impact')).toEqual([...lines]);
  });

  it.each([
    "Je fais des insomnies mais j'en ai déjà parlé à mon médecin",
    'Je fais des insomnies, mais avant ça allait',
  ])('is cited alone where they say something else: "%s"', (told) => {
    expect(citedFor(readLines(told), 'impact')).toEqual(['Je fais des insomnies']);
  });
});
