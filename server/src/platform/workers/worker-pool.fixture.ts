/** The worker of worker-pool.test.ts: it fails, hangs or crashes when it is told to. */
import { threadId } from 'node:worker_threads';
import { answerRequests } from './answer-requests.ts';

export type Order = 'work' | 'throw' | 'exit' | 'spin' | 'hoard';

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
  if (order === 'hoard') {
    const hoard: number[][] = [];
    for (;;) hoard.push(Array.from({ length: 100_000 }, (_, index) => index / 3));
  }
  return { threadId, orders };
});
