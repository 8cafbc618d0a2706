/** From findings to the details that the screen shows. */
import type { Certainty, CollectedDetail, DetailKind } from '#contract/interview.ts';
import type { Span } from './phrases.ts';
import { type ReadMessage, sourceOf } from './read-message.ts';

const VALUE_MAX_CHARACTERS = 160;
const SOURCES_MAX_COUNT = 12;

export interface Citation {
  message: ReadMessage;
  span: Span;
}

/** A detail that cites these words; null when there are none. */
export const detailFrom = (
  kind: DetailKind,
  certainty: Certainty,
  citations: readonly Citation[],
): CollectedDetail | null => {
  const sources = distinct(citations)
    .map(({ message, span }) => sourceOf(message, span))
    .filter(({ words }) => words.trim() !== '')
    .slice(0, SOURCES_MAX_COUNT);
  if (sources.length === 0) return null;
  return {
    kind,
    certainty,
    value: shortened([...new Set(sources.map(({ words }) => words))].join(' · ')),
    sources,
  };
};

/** Words said twice are cited once; words inside other words are not cited apart. */
const distinct = (citations: readonly Citation[]): Citation[] =>
  citations.filter(
    (one, index) =>
      !citations.some(
        (other, otherIndex) =>
          other.message === one.message &&
          other.span.start <= one.span.start &&
          one.span.end <= other.span.end &&
          (otherIndex < index || other.span.end - other.span.start > one.span.end - one.span.start),
      ),
  );

const shortened = (words: string): string => {
  const line = words.replace(/\s+/g, ' ').trim();
  if (line.length <= VALUE_MAX_CHARACTERS) return line;
  const cut = line.slice(0, VALUE_MAX_CHARACTERS);
  const space = cut.lastIndexOf(' ');
  return `${space > 80 ? cut.slice(0, space) : cut}…`;
};
