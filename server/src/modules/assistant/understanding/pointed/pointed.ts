/** Words at which an outside model has pointed, found again in a message as it is read here. */
import type { DetailKind } from '#contract/details.ts';
import type { Pointer } from '../../extraction/pointer.ts';
import { isDontKnow } from '../../guide/intents.ts';
import { isDenied, isSupposed } from '../assertion.ts';
import { type ReadMessage, sentenceAt, textOf, wordCount, wordsOf } from '../read-message.ts';
import { holds, phrases, type Span } from '../words/phrases.ts';

export interface Pointed {
  kind: DetailKind;
  message: ReadMessage;
  span: Span;
  /** The model takes it for something that she is sure of. */
  firm: boolean;
}

/** More than a long conversation tells; bounds the work. */
const POINTERS_MAX_COUNT = 400;

/**
 * Without pointers at what tells nothing: at what is masked in the reading (withdrawals, outcries, stories of others), at
 * what belongs to another incident, at questions, suppositions, dreams, and at words that any message may hold.
 */
export const pointedIn = (messages: readonly ReadMessage[], pointers: readonly Pointer[]): Pointed[] => {
  if (pointers.length === 0) return [];
  const byId = new Map(messages.map((message) => [message.id, message]));
  return pointers.slice(-POINTERS_MAX_COUNT).flatMap(({ kind, certainty, message_id, start, end }) => {
    const message = byId.get(message_id);
    const span = message && spanIn(message, start, end);
    // That she does not know is heard by the deterministic reading, which knows what she was asked.
    if (!message || !span || certainty === 'unknown') return [];
    const pointed = { kind, message, span, firm: certainty === 'exact' };
    return isTold(pointed) && !isDeniedSince(pointed, messages) ? [pointed] : [];
  });
};

/** Where the words stand in the folded text; undefined where they are not read, or belong to another incident. */
export const spanIn = ({ content, offsets }: ReadMessage, start: number, end: number): Span | undefined => {
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0) return undefined;
  const typed = content.slice(start, end);
  // What tells of other incidents is blank (episodes/said-of.ts), what is read ends somewhere in a very long message.
  if (typed === '' || typed !== typed.trim() || end > (offsets.at(-1) ?? 0)) return undefined;
  const from = firstAt(offsets, start);
  const to = firstAt(offsets, end);
  return to > from ? { start: from, end: to } : undefined;
};

/** The first character that begins there or behind. */
const firstAt = (offsets: readonly number[], position: number): number => {
  let low = 0;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((offsets[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
};

const isTold = ({ kind, message, span }: Pointed): boolean => {
  const { start, end } = span;
  if (message.text.slice(start, end) !== message.unmasked.slice(start, end)) return false;
  const words = wordsOf(message, span);
  if (HOLLOW.test(textOf(message, span)) || isDontKnow(words) || !/\p{L}{2}/u.test(words)) return false;
  if (isAsking(message, span) || isDreamt(message, span) || isSupposed(message, span)) return false;
  // "Personne", "je ne dors plus", "je n'ai rien dit" tell by denying; a place or a moment does not.
  return DENIALS_TELL.has(kind) || !isDenied(message, span);
};

/** "Ce n'était pas sous la verrière": the words of which she says so later are no longer told. */
const isDeniedSince = ({ message, span }: Pointed, messages: readonly ReadMessage[]): boolean => {
  const denied = `pas ${textOf(message, span)}`;
  const at = messages.indexOf(message);
  return messages.some(({ text }, index) => index >= at && text.includes(denied));
};

const DENIALS_TELL: ReadonlySet<DetailKind> = new Set(['description', 'witnesses', 'impact', 'actions']);

/** Said to any question, or without one. */
const HOLLOW =
  /^(?:(?:oui|si|ok|okay|d'accord|merci|bonjour|bonsoir|salut|coucou|au revoir|voila|bref|euh+|ben|bah|bon|enfin|c'est tout|rien|non|svp|s'il vous plait|bonne (?:journee|soiree|nuit)|a (?:demain|bientot|plus)|stop|pause)[\s,.!;:]*)+$/;

/** In characters: a question longer than that is an account with a question mark. */
const QUESTION_REACH = 160;

const isAsking = (message: ReadMessage, span: Span): boolean => {
  const { end } = sentenceAt(message, span);
  const reach = message.unmasked.slice(span.start, Math.min(end + 1, span.end + QUESTION_REACH));
  return reach.includes('?');
};

const DREAM = phrases('rev(?:e|es|ais|ait|er|ant)', 'cauchemard?s?', 'cauchemard(?:e|ais|er)');

const isDreamt = (message: ReadMessage, span: Span): boolean => {
  const sentence = sentenceAt(message, span);
  const from = Math.max(sentence.start, span.start - QUESTION_REACH);
  return holds(
    DREAM,
    message.text.slice(from, Math.min(Math.max(sentence.end, span.end), span.end + QUESTION_REACH)),
  );
};

/** How many words of it are left when these are taken out. */
export const wordsBeside = (
  { message, span }: Pick<Pointed, 'message' | 'span'>,
  taken: readonly Span[],
): number => {
  let text = '';
  for (let at = span.start; at < span.end; at += 1) {
    text += taken.some(({ start, end }) => start <= at && at < end) ? ' ' : message.text.charAt(at);
  }
  return wordCount(text);
};
