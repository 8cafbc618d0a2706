import { TIMELINE_EXCERPT_CHARACTERS } from '#contract/common/limits.ts';
import { cutAfter, cutBefore } from '../../../platform/text/excerpt.ts';
import type { Span } from './find-terms.ts';

/** So much is shown before the first place. */
const BEFORE = 45;
/** An excerpt begins with a whole word where one begins within so many characters. */
const TO_NEXT_WORD = 15;

export interface MarkedExcerpt {
  excerpt: string;
  marks: Span[];
}

/** The words around the first of these places, at most {@link TIMELINE_EXCERPT_CHARACTERS} with the ellipses. */
export const excerptAround = (text: string, spans: readonly Span[]): MarkedExcerpt => {
  const start = startOf(text, spans[0]?.[0] ?? 0);
  const before = start > 0 ? '…' : '';
  const room = TIMELINE_EXCERPT_CHARACTERS - before.length;
  const end = text.length - start <= room ? text.length : cutBefore(text, start + room - 1);
  const moved = before.length - start;
  return {
    excerpt: `${before}${text.slice(start, end)}${end < text.length ? '…' : ''}`,
    marks: spans
      .filter(([from]) => from < end)
      .map(([from, to]) => [from + moved, Math.min(to, end) + moved]),
  };
};

const startOf = (text: string, first: number): number => {
  if (text.length <= TIMELINE_EXCERPT_CHARACTERS || first <= BEFORE) return 0;
  const start = Math.min(first - BEFORE, text.length - TIMELINE_EXCERPT_CHARACTERS + 1);
  const toNextWord = text.slice(start, Math.min(start + TO_NEXT_WORD, first)).search(/(?<=\s)\S/);
  // Behind it: before it the excerpt would be longer, and end before what was found.
  return toNextWord > 0 ? start + toNextWord : cutAfter(text, start);
};
