/**
 * What follows from a failed call of a model: the status that its server answered, and whether to ask again.
 *
 * [Note: asked again] spec.md, 9 gives a request 15 s, and at most three retries after 2^n s. We combine them so: each
 * request has its own 15 s, from the start of the request to the first words; the waits between them (2, 4, 8 s) are not
 * counted. A request that used up its 15 s is not repeated: the person has waited long enough, and is told. A request that
 * failed before its first byte is repeated when the failure can be temporary: 429, 5xx, a broken connection. A wrong key, a
 * wrong model or a refused request fails the same way every time. `Retry-After` is respected when it is longer than 2^n;
 * when it is longer than 15 s, there is no retry. No retry starts later than RETRIES_WITHIN_MS after the first request.
 */
import { APICallError, TypeValidationError } from '@ai-sdk/provider';
import { StreamProviderError } from 'ai';
import { SECOND_MS } from '#contract/common/durations.ts';

/** From the start of the request to the first words (spec.md, 9). */
export const FIRST_WORDS_TIMEOUT_MS = 15 * SECOND_MS;
export const MAX_RETRIES = 3;
/** Twice the time of one request; with the last request's own time, the first word takes 45 s at most. */
export const RETRIES_WITHIN_MS = 2 * FIRST_WORDS_TIMEOUT_MS;

const TOO_MANY_REQUESTS = 429;

/**
 * The wait in milliseconds until a model that failed before its first byte is asked again; null when it is not. See
 * [Note: asked again].
 * @param retry the number of the retry, from 1
 * @param elapsedMs since the first request
 */
export const retryDelayMs = (failure: unknown, retry: number, elapsedMs: number): number | null => {
  if (retry > MAX_RETRIES || !canPass(failure)) return null;
  const askedMs = retryAfterMs(failure) ?? 0;
  if (askedMs > FIRST_WORDS_TIMEOUT_MS) return null;
  const delayMs = Math.max(askedMs, 2 ** retry * SECOND_MS);
  return elapsedMs + delayMs > RETRIES_WITHIN_MS ? null : delayMs;
};

/** The HTTP status that a model's server answered, in its head or in an error within its stream. */
export const statusOf = (failure: unknown): number | null => {
  const status = APICallError.isInstance(failure)
    ? failure.statusCode
    : StreamProviderError.isInstance(failure)
      ? failure.statusCode
      : statusWithin(failure);
  return status !== undefined && status >= 400 && status < 600 ? status : null;
};

/** A provider's package rejects an error object that it does not know as an invalid chunk (Mistral's knows none). */
const statusWithin = (failure: unknown): number | undefined => {
  if (!TypeValidationError.isInstance(failure)) return undefined;
  const { error } = (failure.value ?? {}) as { error?: { code?: unknown } | null };
  return typeof error?.code === 'number' ? error.code : undefined;
};

const canPass = (failure: unknown): boolean => {
  const status = statusOf(failure);
  if (status !== null) return status === TOO_MANY_REQUESTS || status >= 500;
  // No status: the connection broke, or there was none.
  return APICallError.isInstance(failure) && failure.isRetryable;
};

/** Seconds, or a date (RFC 9110, 10.2.3). */
const retryAfterMs = (failure: unknown): number | undefined => {
  const header = APICallError.isInstance(failure) ? failure.responseHeaders?.['retry-after'] : undefined;
  if (header === undefined) return undefined;
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * SECOND_MS : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : ms;
};
