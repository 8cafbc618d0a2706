import { quotedFromOthers } from './accusations.ts';
import { oncePerMessage } from './once.ts';
import type { ReadMessage } from './read-message.ts';
import type { Span } from './words/phrases.ts';

/** What a message quotes from others; looked for once. */
export const quotesOfOthers = oncePerMessage(({ unmasked }) => quotedFromOthers(unmasked));

/**
 * True for words that she quotes from others: what he said of a client, of the street or of himself names no witness, no
 * place, no effect and no step of hers.
 */
export const isSaidByOthers = (message: ReadMessage, span: Span): boolean =>
  quotesOfOthers(message).some((quote) => quote.start <= span.start && span.end <= quote.end);
