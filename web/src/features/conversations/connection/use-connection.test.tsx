// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COUNTDOWN_SECONDS, countsDown, isExhausted, showsBanner } from './connection-state.ts';
import { useConnection } from './use-connection.ts';
import { useCountdown } from './use-countdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A load whose every attempt ends as `answers` says, at once; the last answer stands for all that follow. */
const connect = (...answers: ('fails' | 'loads')[]) => {
  let clock = 0;
  const load = { isError: false, isSuccess: false, dataUpdatedAt: 0, errorUpdatedAt: 0 };
  const refetch = vi.fn(() => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    load.isError = answer === 'fails';
    load.isSuccess = answer === 'loads';
    clock += 1;
    load[answer === 'fails' ? 'errorUpdatedAt' : 'dataUpdatedAt'] = clock;
  });
  const { result, rerender } = renderHook(() => {
    const made = useConnection({ ...load, refetch });
    const secondsLeft = useCountdown(countsDown(made.connection), COUNTDOWN_SECONDS, made.attempt);
    return { ...made, secondsLeft };
  });
  const wait = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      act(() => void vi.advanceTimersByTime(1_000));
      rerender();
    }
  };
  const press = (what: 'retry' | 'dismiss') => {
    act(() => result.current[what]());
    rerender();
  };
  const first = () => {
    refetch();
    rerender();
    refetch.mockClear();
  };
  return { result, refetch, wait, press, first };
};

describe('the connection of a load', () => {
  it('is connecting, then connected, without a banner', () => {
    const { result, first, refetch, wait } = connect('loads');
    expect(result.current.connection.status).toBe('connecting');
    first();
    expect(result.current.connection.status).toBe('connected');
    wait(20);
    expect(refetch).not.toHaveBeenCalled();
  });

  it('tries again five seconds after a failure, and says how long it still waits', () => {
    const { result, first, refetch, wait } = connect('fails', 'loads');
    first();
    expect(result.current.connection.status).toBe('error');
    expect(showsBanner(result.current.connection)).toBe(true);
    expect(result.current.secondsLeft).toBe(5);
    wait(4);
    expect(result.current.secondsLeft).toBe(1);
    expect(refetch).not.toHaveBeenCalled();
    wait(1);
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(result.current.connection.status).toBe('connected');
    expect(showsBanner(result.current.connection)).toBe(false);
  });

  it('leaves it to the person after three failed attempts, and starts over at their wish', () => {
    const { result, first, refetch, wait, press } = connect('fails');
    first();
    wait(60);
    expect(refetch).toHaveBeenCalledTimes(3);
    expect(isExhausted(result.current.connection)).toBe(true);
    press('retry');
    expect(refetch).toHaveBeenCalledTimes(4);
    expect(isExhausted(result.current.connection)).toBe(false);
    wait(5);
    expect(refetch).toHaveBeenCalledTimes(5);
  });

  it('goes on trying behind a banner that was put away', () => {
    const { result, first, refetch, wait, press } = connect('fails', 'fails', 'loads');
    first();
    press('dismiss');
    wait(5);
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(showsBanner(result.current.connection)).toBe(false);
    wait(5);
    expect(result.current.connection.status).toBe('connected');
  });
});
