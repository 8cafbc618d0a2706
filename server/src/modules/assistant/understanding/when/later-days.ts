/**
 * "Le lendemain", "quelques jours après": when an incident was by that of the one before it. Which day that is, a message
 * by itself does not tell; whoever has divided the conversation knows. Words that name no single day are kept like a
 * period.
 */
import { isHedged } from '../hedges.ts';
import type { ReadMessage } from '../read-message.ts';
import { overlaps, type Span } from '../words/phrases.ts';
import type { Moments } from './moments.ts';

export interface LaterDay {
  message_id: string;
  /** UTF-16 offsets into the message's content. */
  start: number;
  end: number;
  /** YYYY-MM-DD; null where the words name no single day. */
  day: string | null;
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
      return span && isKept(span) ? [{ span, day, hedged: isHedged(moments.message, span) }] : [];
    });
  if (found.length === 0) return moments;
  const known = found.filter(({ day }) => day !== null);
  const vague = found.filter(({ day }) => day === null).map(({ span }) => span);
  const isNew = (span: Span) => !vague.some((other) => overlaps(other, span));
  return {
    ...moments,
    days: [...moments.days, ...known].toSorted((one, other) => one.span.start - other.span.start),
    vague: [...vague, ...moments.vague.filter(isNew)],
  };
};

const foldedSpan = ({ offsets }: ReadMessage, start: number, end: number): Span | null => {
  const first = offsets.findIndex((offset) => offset >= start);
  const last = offsets.findIndex((offset) => offset >= end);
  return first === -1 ? null : { start: first, end: last === -1 ? offsets.length : last };
};
