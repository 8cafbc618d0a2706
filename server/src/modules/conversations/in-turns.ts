import { setImmediate as nextTurn } from 'node:timers/promises';

/** Opening thousands of rows takes tens of milliseconds, so the event loop gets its turn after each batch of this many. */
const ROWS_AT_ONCE = 250;

/** Rows one after the other, with a pause for everybody else between batches. */
export async function* inTurns<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % ROWS_AT_ONCE === 0) await nextTurn();
    yield row;
  }
}
