/** See [Note: facts first] in with-pointed.ts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DETAIL_KINDS } from '#contract/interview.ts';
import { draftSuggestion } from '../../draft-suggestion.ts';
import type { Pointer } from '../../extraction/pointer.ts';
import { readInterview } from '../../read-interview.ts';
import type { SaidMessage } from '../../said-message.ts';
import { SMALL_TALK, STORIES } from '../../stories.corpus.ts';

const AT = Date.parse('2026-11-21T10:00:00Z');

const saidFrom = (contents: readonly string[]): SaidMessage[] =>
  contents.flatMap((content, at) => [
    { id: `m${2 * at}`, role: 'user' as const, content, at: new Date(AT + at * 60_000) },
    {
      id: `m${2 * at + 1}`,
      role: 'assistant' as const,
      content: [
        'Où vous trouviez-vous à ce moment-là ?',
        'Comment allez-vous depuis ?',
        'Qu’avez-vous fait depuis ?',
      ][at % 3] as string,
      at: new Date(AT + at * 60_000),
    },
  ]);

const read = (said: readonly SaidMessage[], pointers: readonly Pointer[]) =>
  readInterview(said, { timeZone: 'Europe/Paris', pointers });

/** What people say of their day, in which nothing was done to them. */
const CHAT: readonly string[] = [
  ...SMALL_TALK,
  'Hier à 20h je suis allée au cinéma avec ma sœur et on a beaucoup ri dans la salle.',
  'Ce midi j’ai mangé à la cantine avec mes collègues de la compta, devant tout le monde, des crêpes.',
  'Mon collègue Paul Martin, le comptable, m’a montré ses photos de vacances ce matin à 9h.',
  'Je me sens bien, il fait beau, j’ai pris mon café sur la terrasse du siège.',
  'On a fêté les trente ans de Sophie dans la salle Orion vendredi dernier à 17h.',
  'J’ai écrit un mail à la RH pour mes congés et je suis rentrée chez moi.',
  'Ma cheffe m’a dit que le train de 8h12 était encore en retard.',
];

/** Where words begin and end. */
const bordersOf = (content: string): number[] => [
  0,
  ...[...content.matchAll(/[\s,.!?']+/g)].flatMap(({ index, 0: gap }) => [index, index + gap.length]),
  content.length,
];

/** Points at any stretch of words, for any kind. */
const pointersAt = (said: readonly SaidMessage[]): fc.Arbitrary<Pointer[]> => {
  const stretches = said
    .filter(({ role }) => role === 'user')
    .flatMap(({ id, content }) => {
      const borders = bordersOf(content);
      return borders.flatMap((start) =>
        borders.filter((end) => end > start).map((end) => ({ message_id: id, start, end })),
      );
    });
  const one = fc
    .tuple(fc.constantFrom(...stretches), fc.constantFrom(...DETAIL_KINDS))
    .map(([stretch, kind]): Pointer => ({ ...stretch, kind, certainty: 'exact' }));
  return fc.array(one, { maxLength: 60 });
};

const chats = fc.uniqueArray(fc.constantFrom(...CHAT), { minLength: 1, maxLength: 8 });

describe('a model that points at nonsense', () => {
  it('makes no detail count in small talk and brings about no offer, wherever it points', () => {
    fc.assert(
      fc.property(
        chats.chain((contents) => {
          const said = saidFrom(contents);
          return pointersAt(said).map((pointers) => ({ said, pointers }));
        }),
        ({ said, pointers }) => {
          const [before, after] = [read(said, []), read(said, pointers)];
          expect(after.collected.filled).toBe(before.collected.filled);
          expect(draftSuggestion(after, said) === null).toBe(draftSuggestion(before, said) === null);
        },
      ),
      { numRuns: 400 },
    );
  }, 60_000);

  it('adds two counted details at most, and never takes any away, whatever was told', () => {
    fc.assert(
      fc.property(
        fc
          .uniqueArray(fc.constantFrom(...CHAT, ...STORIES.flat()), { minLength: 1, maxLength: 8 })
          .chain((contents) => {
            const said = saidFrom(contents);
            return pointersAt(said).map((pointers) => ({ said, pointers }));
          }),
        ({ said, pointers }) => {
          const [before, after] = [read(said, []).collected, read(said, pointers).collected];
          expect(after.filled).toBeGreaterThanOrEqual(before.filled);
          expect(after.filled).toBeLessThanOrEqual(before.filled + 2);
          expect(after.type).toBe(before.type);
          for (const detail of before.details) {
            const now = after.details.find(({ kind }) => kind === detail.kind);
            if (detail.certainty === 'exact')
              expect(now).toMatchObject({ certainty: 'exact', value: detail.value });
            else expect(now).toBeDefined();
          }
          for (const { sources } of after.details) {
            for (const { message_id, start, end, words } of sources) {
              expect(said.find(({ id }) => id === message_id)?.content.slice(start, end)).toBe(words);
            }
          }
          expect(after.filled).toBe(
            after.details.filter(({ certainty }) => certainty === 'exact').length +
              (before.filled - before.details.filter(({ certainty }) => certainty === 'exact').length),
          );
        },
      ),
      { numRuns: 300 },
    );
  }, 60_000);
});
