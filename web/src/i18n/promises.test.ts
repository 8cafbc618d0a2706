import { expect, it } from 'vitest';
import enHome from './en/home.ts';
import frHome from './fr/home.ts';

it('the guide of the dashboard names no place to write in that is not there yet', () => {
  expect(JSON.stringify([frHome.guide, enHome.guide])).not.toMatch(/journal/i);
});
