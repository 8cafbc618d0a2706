import { describe, expect, it } from 'vitest';
import { draftSuggestion } from './index.ts';
import { conversation, read, shownValue } from './said.corpus.ts';

describe('stories as people type them', () => {
  it('reads lower case without accents or apostrophes', () => {
    const collected = read(
      'bonjour je suis caissiere. mardi dernier vers 18h mon responsable de magasin philippe garnier ma attrapé le bras dans la réserve et ma dit que si je continuais il me virerait',
      "? Y avait-il quelqu'un d'autre ?",
      'non on était que tous les deux',
      '? Quel effet cela a-t-il sur vous ?',
      'je tremble des que je le vois et je pleure le soir',
      '? Avez-vous fait une démarche ?',
      'pas encore jai peur',
    );
    expect(collected).toMatchObject({ type: 'violence', day: '2026-11-17', time: '18:00', filled: 8 });
    expect(collected.people).toEqual([
      { name: 'philippe garnier', role: 'responsable de magasin', full: true, witness: false },
    ]);
  });

  it('takes the day and the place that stand beside the act', () => {
    const collected = read(
      "Il y a eu une réunion lundi à 14h dans la cantine. Mardi à 10h, dans le couloir, Paul Henry m'a insulté.",
    );
    expect(collected).toMatchObject({ day: '2026-11-17', time: '10:00' });
    expect(shownValue(collected, 'where')).toBe('dans le couloir');
  });

  it('keeps doctors and confidants out of the persons of the facts', () => {
    const { people } = read(
      "Ma directrice, Mme Claire Fontaine, m'a insultée. Je fais des insomnies et mon médecin m'a arrêtée. J'en ai parlé à Anne Roy, la DRH.",
    );
    expect(people.map(({ name }) => name)).toEqual(['Mme Claire Fontaine']);
  });

  it('names no legal qualification that the person did not name', () => {
    const lines = [
      "Mon collègue Kevin Lambert me touche souvent le dos. Hier matin dans l'ascenseur il m'a mis une main aux fesses.",
      "Personne n'était là. Je me sens sale. Je n'ai rien dit à personne.",
    ];
    const draft = draftSuggestion(read(...lines), conversation(...lines));
    expect(draft).toMatchObject({ severity: 'critical', type: 'sexual_harassment' });
    expect(draft?.title).toBe("Incident professionnel, le 20 novembre 2026, dans l'ascenseur");
    const named = [...lines, "C'est du harcèlement sexuel."];
    expect(draftSuggestion(read(...named), conversation(...named))?.title).toMatch(/^Harcèlement sexuel/);
    const asked = [...lines, "Est-ce que c'est du harcèlement sexuel ?"];
    expect(draftSuggestion(read(...asked), conversation(...asked))?.title).toMatch(/^Incident professionnel/);
  });

  it('collects nothing from a question or from what somebody else suffered', () => {
    expect(read("Je voudrais savoir ce que je risque si je parle à l'inspection du travail ?").filled).toBe(
      0,
    );
    expect(read("Bonjour, j'ai besoin d'aide, je ne sais pas par où commencer.").details).toEqual([]);
    expect(read("Il m'a rien fait de grave mais l'ambiance est mauvaise.").filled).toBe(0);
  });
});
