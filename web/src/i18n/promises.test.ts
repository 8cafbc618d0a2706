import { expect, it } from 'vitest';
import enHome from './en/home.ts';
import enShell from './en/shell.ts';
import frHome from './fr/home.ts';
import frShell from './fr/shell.ts';

it('the bell promises no notices: none are shown there yet, and those of security go by mail', () => {
  expect(JSON.stringify([frShell.bell, enShell.bell])).not.toMatch(/averti|will appear/i);
  expect(frShell.bell.hint).toContain('par email');
});

it('the guide of the dashboard names no place to write in that is not there yet', () => {
  expect(JSON.stringify([frHome.guide, enHome.guide])).not.toMatch(/journal/i);
});
