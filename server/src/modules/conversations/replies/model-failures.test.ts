import { APICallError, TypeValidationError } from '@ai-sdk/provider';
import { StreamProviderError } from 'ai';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contract/common/durations.ts';
import { retryDelayMs, statusOf } from './model-failures.ts';

const answered = (statusCode: number, responseHeaders: Record<string, string> = {}) =>
  new APICallError({
    message: 'no',
    url: 'http://model',
    requestBodyValues: {},
    statusCode,
    responseHeaders,
  });

const BROKEN = new APICallError({
  message: 'Cannot connect to API: other side closed',
  url: 'http://model',
  requestBodyValues: {},
  isRetryable: true,
});

describe('a model that failed before its first byte', () => {
  it('is asked again after two, four and eight seconds, and then no more', () => {
    expect([1, 2, 3, 4].map((retry) => retryDelayMs(BROKEN, retry, 0))).toEqual([2_000, 4_000, 8_000, null]);
  });

  it.each([429, 500, 502, 503, 504, 529])('is asked again after the status %i, which can pass', (status) => {
    expect(retryDelayMs(answered(status), 1, 0)).toBe(2_000);
  });

  it.each([400, 401, 402, 403, 404, 408, 409, 413, 422])(
    'is not asked again after the status %i, which will be the same',
    (status) => {
      expect(retryDelayMs(answered(status), 1, 0)).toBeNull();
    },
  );

  it('is not asked again when it spoke nonsense', () => {
    expect(retryDelayMs(new SyntaxError('nonsense'), 1, 0)).toBeNull();
    expect(retryDelayMs(undefined, 1, 0)).toBeNull();
  });

  it('is given the time that it asks for, never less than ours, and is not asked when that is too long', () => {
    const told = (header: string, retry = 1) =>
      retryDelayMs(answered(429, { 'retry-after': header }), retry, 0);
    expect(told('7')).toBe(7_000);
    expect(told('1')).toBe(2_000);
    expect(told('5', 3)).toBe(8_000);
    expect(told('15')).toBe(15_000);
    expect(told('16')).toBeNull();
    expect(told('soon')).toBe(2_000);
    expect(told(new Date(Date.now() + HOUR_MS).toUTCString())).toBeNull();
    expect(told(new Date(Date.now() - HOUR_MS).toUTCString())).toBe(2_000);
  });

  it('is not asked again when half a minute would be over', () => {
    expect(retryDelayMs(BROKEN, 1, 28_000)).toBe(2_000);
    expect(retryDelayMs(BROKEN, 1, 28_001)).toBeNull();
  });
});

describe('the status of a failure', () => {
  it('is that of the answer, or of the error that came in its stream', () => {
    expect(statusOf(answered(401))).toBe(401);
    expect(statusOf(new StreamProviderError({ message: 'no', statusCode: 500 }))).toBe(500);
    const refused = (value: unknown) => new TypeValidationError({ value, cause: new Error('not a chunk') });
    expect(statusOf(refused({ error: { message: 'no', code: 503 } }))).toBe(503);
    expect(statusOf(refused({ error: { message: 'no', code: '3505' } }))).toBeNull();
    expect(statusOf(refused(null))).toBeNull();
    expect(statusOf(answered(200))).toBeNull();
    expect(statusOf(new Error('no'))).toBeNull();
    expect(statusOf(undefined)).toBeNull();
  });
});
