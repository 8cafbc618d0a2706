/** Sentences of the person, as they stand in their records: never a letter is changed. */
import { SYNTHESIS_SENTENCE_MAX_CHARACTERS } from '#contract/common/limits.ts';
import { isFilled } from '#contract/common/shapes.ts';
import type { SynthesisPart } from '#contract/syntheses.ts';
import type { ReadSentence } from '../reading/read-texts.ts';
import type { Draft, TextOfRecord } from './draft.ts';

/** The sentences of a text that nobody could read: all of it is one. */
export const unreadSentences = (text: string): ReadSentence[] =>
  isFilled(text) ? [{ start: 0, end: text.length, isQuestion: false, tells: [] }] : [];

/** A sentence of a record, or several where it is too long for one. */
export const verbatim = (telling: TextOfRecord, sentence: ReadSentence, part: SynthesisPart): Draft[] =>
  piecesOf(telling.text, sentence).map(({ start, end }) => ({
    part,
    text: telling.text.slice(start, end),
    made: 'words',
    sources: [
      {
        entity: telling.entity,
        id: telling.id,
        version: telling.version,
        passage: { field: telling.field, start, end },
      },
    ],
    on: telling.on,
  }));

/** Cut between two words where there is a space, and never within a character. */
const piecesOf = (text: string, { start, end }: ReadSentence): { start: number; end: number }[] => {
  const pieces: { start: number; end: number }[] = [];
  let from = start;
  while (end - from > SYNTHESIS_SENTENCE_MAX_CHARACTERS) {
    const head = text.slice(from, from + SYNTHESIS_SENTENCE_MAX_CHARACTERS);
    const space = head.search(/\s\S*$/u);
    const whole = space > 0 ? space + 1 : head.length - (isHighSurrogate(head.at(-1)) ? 1 : 0);
    pieces.push({ start: from, end: from + whole });
    from += whole;
  }
  return [...pieces, { start: from, end }].filter((piece) => isFilled(text.slice(piece.start, piece.end)));
};

const isHighSurrogate = (unit: string | undefined): boolean =>
  unit !== undefined && /[\uD800-\uDBFF]/.test(unit);
