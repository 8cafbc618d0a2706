/**
 * "Le lendemain" of the day of the incident before it. Which day that is, a message by itself does not tell; whoever has
 * divided the conversation knows.
 */
import type { ReadMessage } from '../read-message.ts';
import type { Span } from '../words/phrases.ts';
import type { Moments } from './moments.ts';

export interface LaterDay {
  message_id: string;
  /** UTF-16 offsets into the message's content. */
  start: number;
  end: number;
  /** YYYY-MM-DD */
  day: string;
}

/** @param isKept false for what has been taken back */
export const withLaterDays = (
  moments: Moments,
  laterDays: readonly LaterDay[],
  isKept: (span: Span) => boolean,
): Moments => {
  const found = laterDays
    .filter(({ message_id }) => message_id === moments.message.id)
    .flatMap(({ start, end, day }) => {
      const span = foldedSpan(moments.message, start, end);
      return span && isKept(span) ? [{ span, day, hedged: false }] : [];
    });
  if (found.length === 0) return moments;
  const days = [...moments.days, ...found].toSorted((one, other) => one.span.start - other.span.start);
  return { ...moments, days };
};

const foldedSpan = ({ offsets }: ReadMessage, start: number, end: number): Span | null => {
  const first = offsets.findIndex((offset) => offset >= start);
  const last = offsets.findIndex((offset) => offset >= end);
  return first === -1 ? null : { start: first, end: last === -1 ? offsets.length : last };
};
