import { describe, expect, it } from 'vitest';
import { INCIDENT_STATUSES, INCIDENT_TYPES } from '#contract/incidents.ts';
import en from '#web/i18n/en/incidents.ts';
import fr from '#web/i18n/fr/incidents.ts';
import { STATUS_TONES, statusesToOffer, typesToOffer } from './incident-labels.ts';

describe('the labels of incidents', () => {
  it('are those of the specification', () => {
    expect(fr.status).toEqual({
      draft: 'Brouillon',
      open: 'Ouvert',
      submitted: 'Soumis',
      in_progress: 'En cours',
      under_review: "En cours d'examen",
      resolved: 'Résolu',
      closed: 'Fermé',
      archived: 'Archivé',
    });
    expect(STATUS_TONES).toMatchObject({
      open: 'grey',
      in_progress: 'yellow',
      resolved: 'green',
      closed: 'purple',
    });
  });

  it('exist for every status and type, in both languages', () => {
    for (const texts of [fr, en]) {
      expect(Object.keys(texts.status).sort()).toEqual([...INCIDENT_STATUSES].sort());
      expect(Object.keys(texts.type).sort()).toEqual([...INCIDENT_TYPES].sort());
    }
  });

  it('offer the five types and four statuses of the form, and the current one when it is another', () => {
    expect(typesToOffer('fraud')).toEqual(['security', 'harassment', 'fraud', 'identity_theft', 'other']);
    expect(typesToOffer('bullying')).toHaveLength(6);
    expect(statusesToOffer('open')).toEqual(['open', 'in_progress', 'resolved', 'closed']);
    expect(statusesToOffer('draft')).toEqual(['open', 'in_progress', 'resolved', 'closed', 'draft']);
  });

  it('keep the specification’s errors to the letter', () => {
    expect(fr.failure.create).toBe("Erreur lors de la création de l'incident");
    expect(fr.failure.edit).toBe("Erreur lors de la modification de l'incident");
    expect(fr.failure.createNothing).toBe("Échec de la création de l'incident");
    expect(fr.detail.notFoundText).toBe("L'incident que vous recherchez n'existe pas ou a été supprimé.");
    expect(fr.edit.notFound).toBe("L'incident demandé n'a pas été trouvé.");
  });
});
