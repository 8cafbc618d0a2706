import { once } from 'node:events';
import { BroadcastChannel } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Done, Order } from './worker-pool.fixture.ts';
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

const LIGHT = { owner: 'somebody', weight: 1 };
const HEAVY = { owner: 'somebody', weight: 1_000 };

const open = (options: Partial<WorkerPoolOptions> = {}): WorkerPool<Order, Done> => {
  const pool = createWorkerPool<Order, Done>({
    entry: new URL('./worker-pool.fixture.ts', import.meta.url),
    laneWeights: [10, 1_000],
    timeoutMs: 20_000,
    maxWaitingPerOwner: 3,
    maxHeapMegabytes: 24,
    ...options,
  });
  onTestFinished(() => pool.close());
  return pool;
};

/** The code of the failure, or what was answered against expectation. */
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (answer) => answer,
    (error: { code: string }) => error.code,
  );

describe('a pool of workers', () => {
  it('answers in a thread that is not this one, the same for the same lane', async () => {
    const pool = open();
    const answers = [await pool.run('work', LIGHT), await pool.run('work', LIGHT)];
    expect(answers[0]?.threadId).toBeGreaterThan(0);
    expect(answers[1]).toEqual({ threadId: answers[0]?.threadId, orders: 2 });
  });

  it('lets what is small pass what is large', async () => {
    const pool = open();
    const large = failureOf(pool.run('spin', HEAVY));
    await expect(pool.run('work', LIGHT)).resolves.toBeDefined();
    await pool.close();
    expect(await large).toBe('closed');
  });

  it('takes what is heavier than any lane, too', async () => {
    const pool = open();
    const heavy = await pool.run('work', HEAVY);
    expect(await pool.run('work', { ...HEAVY, weight: 10 ** 9 })).toMatchObject({ threadId: heavy.threadId });
  });

  it('lets owners take turns in a lane', async () => {
    const pool = open();
    const ended: string[] = [];
    const ask = (owner: string) => pool.run('work', { owner, weight: 1 }).then(() => ended.push(owner));
    await Promise.all([ask('a'), ask('a'), ask('a'), ask('a'), ask('b')]);
    expect(ended).toEqual(['a', 'a', 'b', 'a', 'a']);
  });

  it('hands over one answer a turn of the event loop, however fast the thread is', async () => {
    const pool = open({ maxWaitingPerOwner: 100 });
    let turn = 0;
    let counting = setImmediate(function count() {
      turn += 1;
      counting = setImmediate(count);
    });
    onTestFinished(() => clearImmediate(counting));
    const turns = await Promise.all(
      Array.from({ length: 30 }, async () => {
        await pool.run('work', LIGHT);
        // What is done with an answer takes longer than the thread takes for the next.
        const until = performance.now() + 3;
        while (performance.now() < until);
        return turn;
      }),
    );
    expect(new Set(turns).size).toBe(30);
  });

  it('refuses an owner who has too many waiting, and nobody else', async () => {
    const pool = open();
    const some = Array.from({ length: 4 }, () => pool.run('work', LIGHT));
    expect(await failureOf(pool.run('work', LIGHT))).toBe('busy');
    await expect(pool.run('work', { owner: 'other', weight: 1 })).resolves.toBeDefined();
    await Promise.all(some);
  });

  it('never sends what is cancelled before its turn', async () => {
    const pool = open();
    const leaving = new AbortController();
    const reason = new Error('Gone');
    const first = pool.run('work', LIGHT);
    const waiting = pool.run('exit', { ...LIGHT, signal: leaving.signal });
    const last = pool.run('work', LIGHT);
    leaving.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await expect(pool.run('exit', { ...LIGHT, signal: leaving.signal })).rejects.toBe(reason);
    const { threadId } = await first;
    expect(await last).toEqual({ threadId, orders: 2 });
  });

  it('moves what is to be moved when it is sent', async () => {
    const pool = open();
    const moved = new ArrayBuffer(32);
    const first = pool.run('work', LIGHT);
    const second = pool.run('work', { ...LIGHT, transfer: [moved] });
    expect(moved.detached).toBe(false);
    await Promise.all([first, second]);
    expect(moved.detached).toBe(true);
  });

  it('goes on in the same thread after a request at which the worker threw', async () => {
    const pool = open();
    const before = await pool.run('work', LIGHT);
    const thrown = await pool.run('throw', LIGHT).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ name: 'WorkerError', code: 'failed', message: 'failed' });
    expect(thrown).toHaveProperty('cause.name', 'TypeError');
    expect(await pool.run('work', LIGHT)).toEqual({ threadId: before.threadId, orders: 3 });
  });

  it.each([
    ['ended', 'exit'],
    ['ran out of memory', 'hoard'],
  ] as const)(
    'fails what was under way when the thread %s, and answers the rest in another',
    async (_how, order) => {
      const pool = open();
      const before = await pool.run('work', LIGHT);
      const [lost, after] = await Promise.all([failureOf(pool.run(order, LIGHT)), pool.run('work', LIGHT)]);
      expect(lost).toBe('crashed');
      expect(after.threadId).not.toBe(before.threadId);
    },
  );

  it('ends a request that takes too long together with its thread', async () => {
    const pool = open({ timeoutMs: 3_000 });
    const before = await pool.run('work', LIGHT);
    const [lost, after] = await Promise.all([failureOf(pool.run('sleep', LIGHT)), pool.run('work', LIGHT)]);
    expect(lost).toBe('timed_out');
    expect(after.threadId).not.toBe(before.threadId);
  });

  it('fails, and does not hang, when the worker cannot be started', async () => {
    const pool = open({ entry: new URL('./no-such-file.ts', import.meta.url) });
    expect(await failureOf(pool.run('work', LIGHT))).toBe('crashed');
    expect(await failureOf(pool.run('work', LIGHT))).toBe('crashed');
  });

  it('fails what cannot be sent, and goes on', async () => {
    const pool = open();
    expect(await failureOf(pool.run((() => 0) as unknown as Order, LIGHT))).toBe('failed');
    await expect(pool.run('work', LIGHT)).resolves.toBeDefined();
  });

  it('fails what is under way, what waits and what comes when it is closed', async () => {
    const pool = open();
    const asked = [pool.run('spin', LIGHT), pool.run('work', LIGHT), pool.run('spin', HEAVY)].map(failureOf);
    await pool.close();
    expect(await Promise.all(asked)).toEqual(['closed', 'closed', 'closed']);
    expect(await failureOf(pool.run('work', LIGHT))).toBe('closed');
  });

  it('ends no thread while it loads its modules, which would end the process', async () => {
    const loaded = new BroadcastChannel('slow-worker.fixture: loaded');
    onTestFinished(() => loaded.close());
    const heard = once(loaded as unknown as EventTarget, 'message');
    const pool = open({ entry: new URL('./slow-worker.fixture.ts', import.meta.url) });
    const asked = failureOf(pool.run('work', LIGHT));
    await pool.close();
    expect(await asked).toBe('closed');
    await heard;
  });
});
