/** Conversations as they are read, for tests. */
import type { Collected, DetailKind, Proposal } from '#contract/interview.ts';
import type { SaidMessage } from '#interviewer/index.ts';
import { readInterview } from './read-interview.ts';
import type { Reading, ReadingAids } from './reading-request.ts';

export const TIME_ZONE = 'Europe/Paris';

/** Seven details. */
export const STORY = [
  "Hier vers 14h30 mon chef Marc Dupont m'a hurlé dessus dans la salle de réunion du 3e étage et m'a traitée d'incapable devant Julie Leroy, ma collègue.",
  "Depuis je ne dors plus. J'en ai parlé à la DRH par mail.",
];

/** Messages `m0`, `m1`, … of 21 November 2026; one that ends in a question mark is the assistant's. */
export const saidFrom = (...contents: readonly string[]): SaidMessage[] =>
  contents.map((content, at) => ({
    id: `m${at}`,
    role: content.endsWith('?') ? 'assistant' : 'user',
    content,
    at: new Date(Date.UTC(2026, 10, 21, 10, at)),
  }));

/** One message that was recorded, with what was typed beside it. */
export const recorded = (typed: string, spoken: string, byMachine: boolean): SaidMessage => {
  const start = typed === '' ? 0 : typed.length + 2;
  return {
    id: 'm0',
    role: 'user',
    content: typed === '' ? spoken : `${typed}\n\n${spoken}`,
    at: new Date('2026-11-21T10:00:00Z'),
    recordings: [{ fileId: 'clip', start, end: start + spoken.length, byMachine }],
  };
};

export const readingOf = (said: readonly SaidMessage[], aids: ReadingAids = {}): Reading =>
  readInterview({ said, timeZone: TIME_ZONE, ...aids });

/** What is proposed of a detail and was not refused. */
export const liveOf = ({ proposals }: Pick<Collected, 'proposals'>, kind: DetailKind): Proposal[] =>
  proposals.filter(({ detail, state }) => detail === kind && state !== 'refused');
