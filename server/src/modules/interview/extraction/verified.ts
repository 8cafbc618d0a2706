import { type Literal, literalOf, onlyPlaceOf } from './literal.ts';
import { type ExtractedItem, ITEMS_MAX_COUNT, type Pointer, QUOTE_MAX_CHARACTERS } from './pointer.ts';

/** A message of the person, without what is attached to it. */
export interface ReadableMessage {
  id: string;
  content: string;
}

/**
 * Holds findings against the messages that the model was given, numbered from 1 in this order. What does not stand in the
 * message that is named, stands there twice or more, or is too long, is left out, and so is what was found twice over.
 * Pure.
 */
export const verified = (
  items: readonly ExtractedItem[],
  messages: readonly ReadableMessage[],
): Pointer[] => {
  const literals = new Map<ReadableMessage, Literal>();
  const literalFor = (message: ReadableMessage): Literal => {
    const known = literals.get(message) ?? literalOf(message.content);
    literals.set(message, known);
    return known;
  };
  const pointers = new Map<string, Pointer>();
  for (const { kind, message: number, quote, certainty } of items.slice(0, ITEMS_MAX_COUNT)) {
    const message = messages[number - 1];
    if (!message || quote.length > QUOTE_MAX_CHARACTERS) continue;
    const place = onlyPlaceOf(quote, literalFor(message));
    if (!place || place.end - place.start > PLACE_MAX_CHARACTERS) continue;
    const key = [kind, message.id, place.start, place.end].join(' ');
    if (pointers.has(key)) continue;
    pointers.set(key, {
      kind,
      message_id: message.id,
      ...place,
      certainty,
    });
  }
  return [...pointers.values()];
};

/** The same words typed with many spaces between them. */
const PLACE_MAX_CHARACTERS = 2 * QUOTE_MAX_CHARACTERS;
