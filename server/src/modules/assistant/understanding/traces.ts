/**
 * What the person says may have kept a trace. It is none of the eight details, and nothing is made of it but a list of her
 * own words: what proves something is not for us to say.
 */
import type { SourceSpan } from '#contract/interview.ts';
import { isAsked, isDenied } from './assertion.ts';
import { clauseAt, type ReadMessage, sourceOf } from './read-message.ts';
import { type Span, spansOf } from './words/phrases.ts';
import { TRACE_WORDS } from './words/trace-words.ts';

/** A clause is read more easily than a word; one that is longer says too much besides. */
const CLAUSE_MAX_CHARACTERS = 200;

/** In the order in which they were told, each clause once. */
export const tracesIn = (message: ReadMessage): SourceSpan[] => {
  const told = spansOf(TRACE_WORDS, message.text)
    .filter((span) => !isDenied(message, span) && !isAsked(message, span))
    .map((span) => withClause(message, span));
  return told
    .filter(({ start }, at) => told.findIndex((other) => other.start === start) === at)
    .map((span) => sourceOf(message, span));
};

const withClause = (message: ReadMessage, span: Span): Span => {
  const clause = clauseAt(message, span);
  if (clause.start > span.start || clause.end - clause.start > CLAUSE_MAX_CHARACTERS) return span;
  const words = message.text.slice(clause.start, Math.max(clause.end, span.end));
  return { start: clause.start, end: clause.start + words.replace(/[\s.,;:!?]+$/, '').length };
};
