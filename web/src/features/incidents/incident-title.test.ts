import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '#web/i18n/load-texts.ts';
import { i18n } from '#web/i18n/texts.ts';
import { incidentTitle } from './incident-title.ts';

beforeAll(() => loadTexts(['incidents'], 'fr'));

const said = (incident: Parameters<typeof incidentTitle>[0]) =>
  incidentTitle(incident, i18n.getFixedT('fr', 'incidents'));

it('an incident is named by its title, or by why there is none to show', () => {
  expect(said({ title: 'Réunion', is_sensitive: false })).toBe('Réunion');
  expect(said({ title: '', is_sensitive: false })).toBe('Sans titre');
  expect(said({ title: '', is_sensitive: true })).toBe('Titre masqué (incident sensible)');
  expect(said({ title: '', is_sensitive: false, damaged: true })).toBe('Cet incident ne s’ouvre plus');
});
