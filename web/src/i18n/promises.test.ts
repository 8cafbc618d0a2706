import { expect, it } from 'vitest';
import enHome from './en/home.ts';
import enIncidents from './en/incidents.ts';
import enShell from './en/shell.ts';
import frHome from './fr/home.ts';
import frIncidents from './fr/incidents.ts';
import frShell from './fr/shell.ts';

it.each([
  ['the dashboard', [frHome, enHome]],
  ['the tips beside the form', [frIncidents.tips, enIncidents.tips]],
])('%s promises no history to look at: versions are kept, and no screen shows them yet', (_where, texts) => {
  expect(JSON.stringify(texts)).not.toMatch(/historique|history/i);
});

it('the bell promises no notices: none are shown there yet, and those of security go by mail', () => {
  expect(JSON.stringify([frShell.bell, enShell.bell])).not.toMatch(/averti|will appear/i);
  expect(frShell.bell.hint).toContain('par email');
});

it('the guide of the dashboard names no place to write in that is not there yet', () => {
  expect(JSON.stringify([frHome.guide, enHome.guide])).not.toMatch(/journal/i);
});
