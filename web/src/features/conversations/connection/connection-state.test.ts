import { describe, expect, it } from 'vitest';
import {
  type ConnectionEvent,
  countsDown,
  initialConnection,
  isExhausted,
  reduceConnection,
  showsBanner,
} from './connection-state.ts';

const given = (...events: ConnectionEvent[]) => events.reduce(reduceConnection, initialConnection);

describe('the connection', () => {
  it('is disconnected at first, connecting while it loads, then connected', () => {
    expect(given().status).toBe('disconnected');
    expect(given('opened').status).toBe('connecting');
    expect(given('opened', 'succeeded').status).toBe('connected');
  });

  it('shows no banner for the first wait', () => {
    expect(showsBanner(given('opened'))).toBe(false);
    expect(showsBanner(given('opened', 'failed'))).toBe(true);
  });

  it('tries three times by itself, then leaves it to the person', () => {
    const once: ConnectionEvent[] = ['attempted', 'failed'];
    expect(countsDown(given('opened', 'failed'))).toBe(true);
    expect(countsDown(given('opened', 'failed', ...once, ...once))).toBe(true);
    const exhausted = given('opened', 'failed', ...once, ...once, ...once);
    expect(countsDown(exhausted)).toBe(false);
    expect(isExhausted(exhausted)).toBe(true);
    expect(countsDown(reduceConnection(reduceConnection(exhausted, 'retried'), 'failed'))).toBe(true);
  });

  it('forgets earlier attempts once it is back', () => {
    expect(given('opened', 'failed', 'attempted', 'succeeded', 'failed').attempts).toBe(0);
  });

  it('keeps a dismissed banner away while its attempts go on, and brings it back at their end', () => {
    const once: ConnectionEvent[] = ['attempted', 'failed'];
    expect(showsBanner(given('opened', 'failed', 'dismissed', ...once))).toBe(false);
    expect(showsBanner(given('opened', 'failed', 'dismissed', ...once, ...once, ...once))).toBe(true);
    expect(showsBanner(given('opened', 'failed', 'dismissed', 'attempted', 'succeeded', 'failed'))).toBe(
      true,
    );
  });
});

it('while connected, something that was cut off shows the banner until it is put away, also when all else gets through', () => {
  const connected = { ...initialConnection, status: 'connected' as const };
  expect(showsBanner(connected)).toBe(false);
  expect(showsBanner(connected, true)).toBe(true);
  const away = reduceConnection(reduceConnection(connected, 'dismissed'), 'succeeded');
  expect(showsBanner(away, true)).toBe(false);
  expect(showsBanner(reduceConnection(away, 'troubled'), true)).toBe(true);
  expect(showsBanner(reduceConnection(away, 'failed'))).toBe(true);
});
