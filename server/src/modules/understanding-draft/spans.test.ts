import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { collected as collectedShape } from '#contract/interview.ts';
import { fold } from './fold.ts';
import { collect, draftSuggestion } from './index.ts';
import { AT, conversation } from './said.corpus.ts';

/** Pieces of accounts in any order, among characters that fold to more or less than one. */
const words = fc.constantFrom(
  ..."Hier|vers 14h30|mon chef|Marc Dupont|m'a hurlé dessus|m’a frappée|dans la salle de réunion|Julie Leroy|était là|et|,|. |\n|je ne dors plus|j'en ai parlé à la DRH|je ne sais pas|personne n'a vu|cœur|e\u0301|  |🙂|le 12 mars|À Lyon|?|M. Durand|chez un client".split(
    '|',
  ),
);
const text = fc.oneof(
  fc
    .array(fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 5 })), { maxLength: 20 })
    .map((list) => list.join(' ')),
  fc.string({ unit: 'binary', maxLength: 80 }),
);
const question = fc.constantFrom(
  '? Quand ?',
  '? Où cela se passait-il ?',
  '? Qui était-ce ?',
  '? Un témoin ?',
  '? Quels effets ?',
  '? Quelles démarches ?',
);

describe('whatever is typed', () => {
  it('every source is the words that stand there, and the shape is the contract’s', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(text, question), { maxLength: 6 }), (lines) => {
        const said = conversation(...lines);
        const collected = collect(said, { timeZone: 'Europe/Paris' });
        const kinds = collected.details.map(({ kind }) => kind);
        expect(new Set(kinds).size).toBe(kinds.length);
        for (const { message_id, start, end, words } of collected.details.flatMap(({ sources }) => sources)) {
          const content = said.find(({ id, role }) => id === message_id && role === 'user')?.content;
          expect(words).not.toBe('');
          expect(content?.slice(start, end)).toBe(words);
        }
        expect(collected.filled).toBe(
          collected.details.filter(({ certainty }) => certainty === 'exact').length,
        );
        z.parse(z.omit(collectedShape, { details: true }), collected);
        const draft = draftSuggestion(collected, said);
        expect(draft !== null).toBe(collected.filled >= 6);
      }),
      { numRuns: 400 },
    );
  });

  it('folding leads every character back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const { text: folded, offsets } = fold(typed);
        expect(offsets.length).toBe(folded.length + 1);
        expect(offsets.at(-1)).toBe(typed.length);
        expect(offsets.every((offset, index) => index === 0 || offset >= (offsets[index - 1] ?? 0))).toBe(
          true,
        );
      }),
    );
  });

  it('the same messages are read the same way in any time zone but for the day', () => {
    const said = [{ id: 'a', role: 'user' as const, content: "Hier soir il m'a insultée", at: AT }];
    expect(collect(said, { timeZone: 'Europe/Paris' }).day).toBe('2026-11-20');
    expect(collect(said, { timeZone: 'Pacific/Kiritimati' }).day).toBe('2026-11-20');
    expect(collect(said, { timeZone: 'Pacific/Pago_Pago' }).day).toBe('2026-11-19');
  });
});
