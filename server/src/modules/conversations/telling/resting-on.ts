import type { Passage, Value } from '#interviewer/index.ts';

/** "10h30", "10:30", "midi", "quatre heures". */
const HOUR = /\d\s*h|\d:\d|heure|midi|minuit/i;

const isSaidIn = (name: string, passages: readonly Passage[]): boolean =>
  name
    .toLowerCase()
    .split(/[\s'’-]+/)
    .some((part) => part.length > 1 && passages.some(({ words }) => words.toLowerCase().includes(part)));

/**
 * What of a value the passages that are left still say: the name of somebody who is still told of as "mon chef" goes with the
 * message that named them. Null for nothing.
 */
export const restingOn = (value: Value, left: readonly Passage[]): Value | null => {
  if (left.length === 0) return null;
  if ('part' in value) {
    const [name, role] = [value.name, value.role].map((one) =>
      one !== null && isSaidIn(one, left) ? one : null,
    ) as [string | null, string | null];
    return name === null && role === null && (value.name ?? value.role) !== null
      ? null
      : { ...value, name, role };
  }
  if (value.detail !== 'when' || value.day === null || value.time === null) return value;
  // Told in two messages, of which one is gone: the day and its hour each stand in words of their own.
  const hours = left.filter(({ words }) => HOUR.test(words)).length;
  return {
    ...value,
    day: hours === left.length ? null : value.day,
    time: hours === 0 ? null : value.time,
  };
};
