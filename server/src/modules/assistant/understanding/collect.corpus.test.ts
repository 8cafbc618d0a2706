import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DETAIL_KINDS, type DetailKind } from '#contract/interview.ts';
import { askedAbout } from '../guide/asked.ts';
import { collect } from './collect.ts';
import { ACTION_CORPUS, IMPACT_CORPUS, WHERE_CORPUS, WITNESS_CORPUS } from './corpus/details.ts';
import { PEOPLE_CORPUS } from './corpus/people.ts';
import { TYPE_CORPUS } from './corpus/types.ts';
import { WHEN_CORPUS } from './corpus/when.ts';

/** Saturday, eleven o'clock in Paris. */
const AT = new Date('2026-11-21T10:00:00Z');

const read = (...contents: string[]) =>
  collect(
    contents.map((content, index) => ({ id: `${index}`, role: 'user', content, at: AT })),
    { timeZone: 'Europe/Paris', askedAbout },
  );

const certaintyOf = (collected: ReturnType<typeof read>, kind: DetailKind) =>
  collected.details.find((detail) => detail.kind === kind)?.certainty ?? null;

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** As people type: with accents and without, with and without apostrophes, capitals and punctuation. */
const typings = (text: string): string[] => [
  text,
  text.normalize('NFD'),
  text.replaceAll("'", '’'),
  withoutAccents(text),
  withoutAccents(text).toLowerCase().replaceAll("'", ' '),
  text.replace(/[,.](?!\d)/g, ''),
  text.toUpperCase(),
];

describe('when, however it is typed', () => {
  it.each(WHEN_CORPUS)('reads "%s"', (text, day, time, precise) => {
    for (const typed of typings(text)) {
      const collected = read(typed);
      const filledBy = collected.details
        .filter(({ certainty }) => certainty === 'exact')
        .map(({ kind }) => kind);
      const counts =
        filledBy.includes('when') || collected.filled > filledBy.filter((kind) => kind !== 'when').length;
      expect([typed, collected.day, collected.time, counts]).toEqual([typed, day, time, precise]);
    }
  });
});

describe.each([
  ['where', WHERE_CORPUS],
  ['witnesses', WITNESS_CORPUS],
  ['impact', IMPACT_CORPUS],
  ['actions', ACTION_CORPUS],
] as const)('%s, however it is typed', (kind, corpus) => {
  it.each(corpus)('reads "%s"', (text, certainty) => {
    for (const typed of typings(text))
      expect([typed, certaintyOf(read(typed), kind)]).toEqual([typed, certainty]);
  });
});

describe('the kind of facts, however it is typed', () => {
  it.each(TYPE_CORPUS)('reads "%s"', (text, type) => {
    for (const typed of typings(text)) expect([typed, read(typed).type]).toEqual([typed, type]);
  });
});

describe('the words cited', () => {
  const SENTENCES = [
    ...WHEN_CORPUS,
    ...PEOPLE_CORPUS,
    ...WHERE_CORPUS,
    ...WITNESS_CORPUS,
    ...IMPACT_CORPUS,
    ...ACTION_CORPUS,
  ].map(([text]) => text);
  const noise = fc.string({ unit: 'grapheme', maxLength: 40 });

  it('stand in the message exactly where they are said to', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(noise, fc.constantFrom(...SENTENCES), noise, fc.boolean()), {
          minLength: 1,
          maxLength: 4,
        }),
        (parts) => {
          const contents = parts.map(
            ([before, sentence, after, bare]) =>
              before + (bare ? sentence.normalize('NFD') : sentence) + after,
          );
          const collected = read(...contents);
          for (const { sources, kind } of collected.details) {
            expect(sources.length, kind).toBeGreaterThan(0);
            for (const { message_id, start, end, words } of sources) {
              expect(words).toBe(contents[Number(message_id)]?.slice(start, end));
              expect(words.trim()).not.toBe('');
            }
          }
          expect(collected.details.map(({ kind }) => kind)).toEqual(
            DETAIL_KINDS.filter((kind) => collected.details.some((detail) => detail.kind === kind)),
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});
