import { expect, it } from 'vitest';
import enHome from './en/home.ts';
import enIncidents from './en/incidents.ts';
import frHome from './fr/home.ts';
import frIncidents from './fr/incidents.ts';

it.each([
  ['the dashboard', [frHome, enHome]],
  ['the tips beside the form', [frIncidents.tips, enIncidents.tips]],
])('%s promises no history to look at: versions are kept, and no screen shows them yet', (_where, texts) => {
  expect(JSON.stringify(texts)).not.toMatch(/historique|history/i);
});
