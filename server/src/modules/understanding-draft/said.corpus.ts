/** For the tests: messages, and a reading without accents, apostrophes and capitals. */
import type { Collected, DetailKind } from '#contract/interview.ts';
import { collect, type SaidMessage } from './index.ts';

/** Saturday 21 November 2026, ten o'clock in Paris. */
export const AT = new Date('2026-11-21T10:00:00+01:00');

/** A conversation in which lines are the person's, and lines that begin with "? " the assistant's. */
export const conversation = (...lines: readonly string[]): SaidMessage[] =>
  lines.map((line, index) => ({
    id: `message-${index}`,
    role: line.startsWith('? ') ? 'assistant' : 'user',
    content: line.replace(/^\? /, ''),
    at: AT,
  }));

export const read = (...lines: readonly string[]): Collected =>
  collect(conversation(...lines), { timeZone: 'Europe/Paris' });

export const certaintyOf = (collected: Collected, kind: DetailKind): string =>
  collected.details.find((detail) => detail.kind === kind)?.certainty ?? 'absent';

export const shownValue = (collected: Collected, kind: DetailKind): string =>
  collected.details.find((detail) => detail.kind === kind)?.value ?? '';

/** As typed on a phone without accents. Capitals stay: names rely on them. */
export const unaccented = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe');
/** As typed with curly apostrophes. */
export const curly = (text: string): string => text.replaceAll("'", '’');
export const VARIANTS: readonly ((text: string) => string)[] = [
  (text) => text,
  unaccented,
  curly,
  (text) => text.normalize('NFD'),
];
