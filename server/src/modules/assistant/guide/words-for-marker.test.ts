import { expect, it } from 'vitest';
import { createReplyGate } from '../checker/reply-gate.ts';
import { readInterview } from '../read-interview.ts';
import { announcesIncident } from './phrases.ts';

const replyTo = (...contents: readonly string[]): string => {
  const said = contents.map((content, at) => ({
    id: `m${at}`,
    role: 'user' as const,
    content,
    at: new Date('2026-11-21T10:00:00Z'),
  }));
  const gate = createReplyGate(readInterview(said, { timeZone: 'Europe/Paris' }));
  gate.push('INCIDENT_READY');
  return gate.end().final;
};

it('a model that is ready when nothing was told announces nothing', () => {
  const reply = replyTo('Bonjour');
  expect(reply).toMatch(/\?$/);
  expect(announcesIncident(reply)).toBe(false);
});

it('a model that is ready when enough was told does', () => {
  const reply = replyTo(
    "Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus et m'a traitée d'incapable dans la salle de réunion du 3e étage, devant Julie Leroy, ma collègue.",
    "Depuis je ne dors plus. J'en ai parlé à la DRH par mail.",
  );
  expect(announcesIncident(reply)).toBe(true);
});
