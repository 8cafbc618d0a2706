/** The times of a message where they stand, and what the words around one say of it. */
import { inParts } from '../facts/telling.ts';
import type { Turn } from '../finding.ts';
import { dayAt } from './day-patterns.ts';
import { hourAt } from './hour-patterns.ts';
import type { Mention, Of } from './mention.ts';
import PATTERNS from './time-patterns.json' with { type: 'json' };
import { lettersOf, type TimeToken, timePattern, timeTokensOf } from './time-tokens.ts';

/** A mention, with the tokens of its clause. */
export interface Placed {
  mention: Mention;
  tokens: readonly TimeToken[];
  first: TimeToken;
  last: TimeToken;
  /** UTF-16 offsets into the message, the end exclusive. */
  span: { start: number; end: number };
  /** What the words just before it say of it: "depuis lundi", "pas le 25", "le train de 23 h 52". Null for nothing. */
  ofBefore: Of | null;
  /** Places of the sentence in the message and of the clause in the sentence. */
  sentence: number;
  clause: number;
}

/** Nobody tells more in one message; what a timetable has beyond that is left. */
const MOST_TIMES = 100;

/** The times of a message, in order; none overlaps another. */
export const placedIn = ({ sentences, message }: Turn): Placed[] => {
  const placed: Placed[] = [];
  for (const [sentence, { clauses }] of sentences.entries()) {
    for (const [clause, part] of clauses.flatMap(inParts).entries()) {
      if (placed.length >= MOST_TIMES) return placed;
      const tokens = timeTokensOf(part, message.content);
      const letters = lettersOf(tokens);
      for (const mention of mentionsAmong(tokens, letters)) {
        const [first, last] = [tokens[mention.from], tokens[mention.to]];
        const ofBefore = ofWordsBefore(mention, letters);
        if (first === undefined || last === undefined) continue;
        const span = { start: first.start, end: last.end };
        placed.push({ mention, tokens, first, last, span, ofBefore, sentence, clause });
      }
    }
  }
  return placed;
};

/** No time is said without one of these. */
const CORE = new RegExp(timePattern(PATTERNS.core.join('|')).source);

const mentionsAmong = (tokens: readonly TimeToken[], letters: string): Mention[] => {
  const mentions: Mention[] = [];
  if (!CORE.test(letters)) return mentions;
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.kind === 'word') continue;
    const found = dayAt(tokens, letters, at) ?? hourAt(tokens, letters, at);
    if (found === null) continue;
    at = found.to;
    if (found.kind !== 'duration') mentions.push(found);
  }
  return mentions;
};

interface RuleBefore {
  pattern: string;
  of: string;
  kind?: string;
}
const BEFORE = PATTERNS.before.map(({ pattern, of, kind }: RuleBefore) => {
  return { pattern: timePattern(pattern), of: of as Of, kind };
});

const ofWordsBefore = (mention: Mention, letters: string): Of | null => {
  const found = BEFORE.find(({ pattern, kind }) => {
    pattern.lastIndex = mention.from;
    return (kind ?? mention.kind) === mention.kind && pattern.test(letters);
  });
  return found?.of ?? null;
};

/** How far apart a day and its hour stand: "mardi soir, dans le hall, vers 21h" is more than that. */
const BESIDE = 3;

/** True for an hour that stands right behind a day, or before it. */
export const isBeside = (one: Placed, other: Placed): boolean =>
  one.sentence === other.sentence &&
  (one.clause === other.clause
    ? other.mention.from - one.mention.to <= BESIDE
    : other.clause === one.clause + 1 && other.mention.from <= 1 && one.tokens.length - one.mention.to <= 1);
