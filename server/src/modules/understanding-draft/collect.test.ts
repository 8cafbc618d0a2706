import { describe, expect, it } from 'vitest';
import { collect, draftSuggestion, type SaidMessage } from './index.ts';

/** A Saturday. */
const AT = new Date('2026-11-21T10:00:00+01:00');
const user = (content: string, index = 0): SaidMessage => ({
  id: `u${index}`,
  role: 'user',
  content,
  at: AT,
});

const STORY = [
  'Bonjour',
  "Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus devant tout le monde et m'a traitée d'incapable parce que j'avais rendu le dossier en retard.",
  "C'était dans la salle de réunion du 3e étage.",
  'Julie Leroy, ma collègue, était là et a tout entendu.',
  "Depuis je ne dors plus et j'ai la boule au ventre avant d'aller travailler.",
  "J'en ai parlé à la DRH ce matin par mail.",
].map(user);
const PARIS = { timeZone: 'Europe/Paris' };

describe('collect', () => {
  it('collects nothing from a greeting', () => {
    expect(collect(STORY.slice(0, 1), PARIS)).toMatchObject({ details: [], people: [], filled: 0 });
  });

  it('fills the eight details of a story', () => {
    const collected = collect(STORY, PARIS);
    expect(
      Object.fromEntries(collected.details.map(({ kind, value }) => [kind, value])),
    ).toMatchInlineSnapshot(`
      {
        "actions": "J'en ai parlé à la DRH ce matin par mail.",
        "description": "Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus devant tout le monde et m'a traitée d'incapable parce que j'avais rendu le dossier en retard. · Julie…",
        "impact": "Depuis je ne dors plus · et j'ai la boule au ventre avant d'aller travailler.",
        "incident_type": "m'a hurlé dessus · m'a traitée d'incapable",
        "people": "mon chef Marc Dupont",
        "when": "Hier vers 14h30",
        "where": "dans la salle de réunion du 3e étage",
        "witnesses": "Julie Leroy, ma collègue",
      }
    `);
    expect(collected).toMatchObject({ day: '2026-11-20', time: '14:30', type: 'verbal_abuse', filled: 8 });
    expect(collected.people).toMatchInlineSnapshot(`
      [
        {
          "full": true,
          "name": "Marc Dupont",
          "role": "chef",
          "witness": false,
        },
        {
          "full": true,
          "name": "Julie Leroy",
          "role": "collègue",
          "witness": true,
        },
      ]
    `);
  });

  it('drafts the incident from the words of the person', () => {
    expect(draftSuggestion(collect(STORY, PARIS), STORY)).toMatchInlineSnapshot(`
      {
        "description": "Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus devant tout le monde et m'a traitée d'incapable parce que j'avais rendu le dossier en retard.

      C'était dans la salle de réunion du 3e étage.

      Julie Leroy, ma collègue, était là et a tout entendu.

      Depuis je ne dors plus et j'ai la boule au ventre avant d'aller travailler.

      J'en ai parlé à la DRH ce matin par mail.",
        "extractedData": {
          "date": "2026-11-20 14:30",
          "facts": [
            "Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus devant tout le monde et m'a traitée d'incapable parce que j'avais rendu le dossier en retard.",
            "Julie Leroy, ma collègue, était là et a tout entendu.",
          ],
          "location": "dans la salle de réunion du 3e étage",
          "people": [
            "Marc Dupont (chef)",
            "Julie Leroy (collègue)",
          ],
        },
        "severity": "high",
        "title": "Agression verbale, le 20 novembre 2026, dans la salle de réunion du 3e étage",
        "type": "verbal_abuse",
      }
    `);
  });

  it('drafts nothing below six details', () => {
    expect(draftSuggestion(collect(STORY.slice(0, 2), PARIS), STORY.slice(0, 2))).toBeNull();
  });
});
