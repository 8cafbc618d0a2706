/** The worker of worker-pool.test.ts: it fails, hangs or crashes when it is told to. */
import { threadId } from 'node:worker_threads';
import { answerRequests } from './answer-requests.ts';

export type Order = 'work' | 'throw' | 'exit' | 'spin' | 'sleep' | 'hoard';

export interface Done {
  threadId: number;
  /** The number of orders that this thread received. */
  orders: number;
}

let orders = 0;

answerRequests((order: Order): Done => {
  orders += 1;
  if (order === 'throw') throw new TypeError('Told to');
  if (order === 'exit') process.exit(3);
  if (order === 'spin') for (;;);
  // For ever, as 'spin', but without taking a processor.
  if (order === 'sleep') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (order === 'hoard') {
    // In small pieces: one that is larger than what is left ends the whole process, and not the thread alone.
    const hoard: number[][] = [];
    for (;;) hoard.push(Array.from({ length: 10_000 }, (_, index) => index / 3));
  }
  return { threadId, orders };
});
