import { describe, expect, it } from 'vitest';
import type { Message } from '#contract/conversations.ts';
import type { ConversationServices, RunningTurn } from '../conversation-services.ts';
import { leaveReply } from './leave-reply.ts';
import { LONGEST_REPLY_MS } from './running-replies.ts';

const saved = { id: 'm1' } as Message;
const turn = { userId: 'u1', saved, stop: new AbortController().signal };

/** A database that fails this often, and pauses that are over when they are told to be. */
const failing = (times: number) => {
  const seen = { tries: 0, pauses: [] as number[] };
  const runningTurns = new Map<string, RunningTurn>();
  let goOn: () => void = () => undefined;
  const paused: { resolve: () => void }[] = [];
  const services = {
    database: {
      onBehalfOf: () => {
        seen.tries += 1;
        return seen.tries <= times ? Promise.reject(new Error('away')) : Promise.resolve();
      },
    },
    events: { server: 1 },
    log: { warn: () => undefined },
    runningTurns,
  } as unknown as ConversationServices;
  const wait = (ms: number): Promise<void> => {
    seen.pauses.push(ms);
    const { promise, resolve } = Promise.withResolvers<void>();
    paused.push({ resolve });
    goOn();
    return promise;
  };
  const nextPause = async (): Promise<void> => {
    if (paused.length === 0) {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
    }
    paused.shift()?.resolve();
    // Whatever follows a pause is done in microtasks.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { services, wait, nextPause, seen, runningTurns };
};

describe('the end of a reply of which nothing came', () => {
  it('is written down once where that works', async () => {
    const { services, wait, seen } = failing(0);
    await leaveReply(services, turn, wait);
    expect(seen).toEqual({ tries: 1, pauses: [] });
  });

  it('is tried again behind ever longer pauses until it is written down', async () => {
    const { services, wait, nextPause, seen } = failing(3);
    await leaveReply(services, turn, wait);
    for (let pause = 0; pause < 3; pause += 1) await nextPause();
    expect(seen).toEqual({ tries: 4, pauses: [500, 1_000, 2_000] });
  });

  it('is left to the turn that takes the same reply up again', async () => {
    const { services, wait, nextPause, seen, runningTurns } = failing(9);
    await leaveReply(services, turn, wait);
    runningTurns.set('u1/m1', { ended: Promise.resolve(), stop: () => undefined });
    await nextPause();
    expect(seen).toEqual({ tries: 1, pauses: [500] });
  });

  it('is given up when the line counts no more by itself', async () => {
    const { services, wait, nextPause, seen } = failing(Number.POSITIVE_INFINITY);
    await leaveReply(services, turn, wait);
    const waited = () => seen.pauses.reduce((sum, ms) => sum + ms, 0);
    while (waited() < LONGEST_REPLY_MS) await nextPause();
    await nextPause();
    const { length } = seen.pauses;
    await new Promise((resolve) => setImmediate(resolve));
    expect(seen.pauses).toHaveLength(length);
  });
});
