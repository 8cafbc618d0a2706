import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedAbout } from '../guide/asked.ts';
import type { SaidMessage } from '../said-message.ts';
import type { StoredMark } from './episode.ts';
import { splitEpisodes } from './split.ts';

/** Saturday 21 November 2026, 11:00 in Paris. */
const TOLD_AT = Date.parse('2026-11-21T10:00:00Z');

type Line = string | { q: string };
const saidFrom = (...lines: Line[]): SaidMessage[] =>
  lines.map((line, at) => ({
    id: `m${at}`,
    role: typeof line === 'string' ? 'user' : 'assistant',
    content: typeof line === 'string' ? line : line.q,
    at: new Date(TOLD_AT + at * 60_000),
  }));
const split = (said: readonly SaidMessage[], marks: readonly StoredMark[] = []) =>
  splitEpisodes(said, { timeZone: 'Europe/Paris', askedAbout, marks });
const wordsIn = ({ quoted }: { quoted: readonly SaidMessage[] }) =>
  quoted.filter(({ role }) => role === 'user').map(({ content }) => content);
const _wordsOf = (...lines: Line[]) => split(saidFrom(...lines)).episodes.map(wordsIn);

const MARCH = "Le 3 mars vers 9h mon chef Marc Dupont m'a insultée dans l'open space.";
const APRIL = "Le 12 avril vers 17h, il m'a poussée contre le mur du couloir.";

describe('whatever is said', () => {
  const sentence = fc.constantFrom(
    MARCH,
    APRIL,
    'Le 5 mai il m’a giflée.',
    'Bonjour.',
    'Une autre fois il m’a frappée.',
    '🙂',
  );
  const message = fc.array(sentence, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '));

  it('nothing of it is lost, and nothing is told twice', () => {
    fc.assert(
      fc.property(fc.array(message, { maxLength: 6 }), (contents) => {
        const said = saidFrom(...contents);
        const { episodes } = split(said);
        for (const { id, content } of said) {
          const parts = episodes.flatMap((episode) => episode.said.filter((part) => part.id === id));
          const joined = [...content].map((_, at) => parts.map((part) => part.content[at] ?? ''));
          expect(parts.every((part) => part.content.length === content.length)).toBe(true);
          for (const [at, letters] of joined.entries()) {
            const letter = content[at] ?? '';
            if (letter !== ' ') expect(letters.filter((other) => other === letter)).toHaveLength(1);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('what is said next moves nothing of what was divided', () => {
    fc.assert(
      fc.property(fc.array(message, { minLength: 2, maxLength: 6 }), (contents) => {
        const said = saidFrom(...contents);
        const before = split(said.slice(0, -1)).episodes.map(({ key }) => key);
        expect(
          split(said)
            .episodes.map(({ key }) => key)
            .slice(0, before.length),
        ).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });
});
