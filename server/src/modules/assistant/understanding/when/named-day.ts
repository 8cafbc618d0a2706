/** A day that is named in a message. */
import type { Span } from '../words/phrases.ts';

export interface NamedDay {
  span: Span;
  /** Null where the words name several, or one that cannot be known: no day is better than a wrong one. */
  day: string | null;
  hedged: boolean;
  /** What a day without a month would be by itself, without what is said before it. */
  alone?: string;
}
