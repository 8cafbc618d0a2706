import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { createRunningSearches } from './running-searches.ts';

describe('the running searches', () => {
  it('are two of a person: a third ends the oldest, and nobody else’s', () => {
    const running = createRunningSearches();
    const [first, second, other] = [running.begin('a'), running.begin('a'), running.begin('b')];
    const third = running.begin('a');
    expect(first.signal.reason).toMatchObject({ code: 'rate_limited' });
    expect([second, third, other].map(({ signal }) => signal.aborted)).toEqual([false, false, false]);
  });

  it('make room when they are over', () => {
    const running = createRunningSearches();
    const [first, second] = [running.begin('a'), running.begin('a')];
    second.end();
    running.begin('a');
    expect(first.signal.aborted).toBe(false);
  });

  it('end with a reason when the server stops, and none begins then', () => {
    const running = createRunningSearches();
    const { signal } = running.begin('a');
    running.endAll();
    expect(signal.reason).toMatchObject({ code: 'unavailable' });
    expect(() => running.begin('b')).toThrow(ProblemError);
  });
});
