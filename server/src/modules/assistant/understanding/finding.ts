/** What an extractor found: words in a message, and how sure they are. */
import type { Certainty } from '#contract/interview.ts';
import type { ReadMessage } from './read-message.ts';
import type { Span } from './words/phrases.ts';

export interface Finding {
  message: ReadMessage;
  span: Span;
  certainty: Certainty;
}
