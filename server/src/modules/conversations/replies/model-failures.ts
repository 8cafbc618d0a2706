/**
 * What a failed call of a model says: which status it was answered with, and whether to ask again.
 *
 * [Note: asked again] spec.md, 9 gives a request 15 s and names a retry rule of 2^n s, three retries at most. They agree
 * so: the 15 s belong to one request, from its question to the first words, and each retry has them anew; what is waited
 * in between (2, 4, 8 s) is not counted in them. A request that used its 15 s up is not repeated: somebody has waited
 * long enough, and is told. A request that failed before its first byte is, when the failure can pass: 429, 5xx, a broken
 * connection. What a wrong key, a wrong model or a refused request get is the same every time. `Retry-After` is waited
 * for when it is longer than 2^n; beyond the 15 s there is no use in asking again. No try is begun later than
 * RETRIES_WITHIN_MS after the first question.
 */
import { APICallError, TypeValidationError } from '@ai-sdk/provider';
import { StreamProviderError } from 'ai';
import { SECOND_MS } from '#contract/durations.ts';

/** From the question to the first words (spec.md, 9). */
export const FIRST_WORDS_TIMEOUT_MS = 15 * SECOND_MS;
export const MAX_RETRIES = 3;
/** Twice the patience of one request; with the last request's own, nobody waits longer than 45 s for a first word. */
export const RETRIES_WITHIN_MS = 2 * FIRST_WORDS_TIMEOUT_MS;

const TOO_MANY_REQUESTS = 429;

/**
 * How long until a model that failed before its first byte is asked again; null when it is not. See [Note: asked again].
 * @param retry which retry it would be, from 1
 * @param elapsedMs since the first question
 */
export const retryDelayMs = (failure: unknown, retry: number, elapsedMs: number): number | null => {
  if (retry > MAX_RETRIES || !canPass(failure)) return null;
  const askedMs = retryAfterMs(failure) ?? 0;
  if (askedMs > FIRST_WORDS_TIMEOUT_MS) return null;
  const delayMs = Math.max(askedMs, 2 ** retry * SECOND_MS);
  return elapsedMs + delayMs > RETRIES_WITHIN_MS ? null : delayMs;
};

/** The HTTP status that a model's server gave to the call, in its head or in an error within its stream. */
export const statusOf = (failure: unknown): number | null => {
  const status = APICallError.isInstance(failure)
    ? failure.statusCode
    : StreamProviderError.isInstance(failure)
      ? failure.statusCode
      : statusWithin(failure);
  return status !== undefined && status >= 400 && status < 600 ? status : null;
};

/** An error object that a provider's package does not know (Mistral's knows none) is refused as a chunk. */
const statusWithin = (failure: unknown): number | undefined => {
  if (!TypeValidationError.isInstance(failure)) return undefined;
  const { error } = (failure.value ?? {}) as { error?: { code?: unknown } | null };
  return typeof error?.code === 'number' ? error.code : undefined;
};

const canPass = (failure: unknown): boolean => {
  const status = statusOf(failure);
  if (status !== null) return status === TOO_MANY_REQUESTS || status >= 500;
  // Neither answered nor refused: the connection broke, or there was none.
  return APICallError.isInstance(failure) && failure.isRetryable;
};

/** Seconds, or a date (RFC 9110, 10.2.3). */
const retryAfterMs = (failure: unknown): number | undefined => {
  const header = APICallError.isInstance(failure) ? failure.responseHeaders?.['retry-after'] : undefined;
  if (header === undefined) return undefined;
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * SECOND_MS : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : ms;
};
