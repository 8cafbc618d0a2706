import { type BrowserError, browserError } from '#contract/browser-errors.ts';
import { MINUTE_MS } from '#contract/common/durations.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import { createLineBudget } from './line-budget.ts';

const LINES_PER_MINUTE = 30;
const BODY_MAX_BYTES = 8 * 1024;

/**
 * `/api/browser-errors`, open to everybody: a page can also fail before the sign-in. No address is counted against and no
 * session is read, so a line tells nobody apart; what is logged passed the contract's lists (contract/browser-errors.ts).
 */
export const browserErrorRoutes = (log: Logger): Route[] => {
  const budget = createLineBudget(LINES_PER_MINUTE, MINUTE_MS);
  return [
    route({
      method: 'POST',
      path: '/',
      operationId: 'reportBrowserError',
      summary: 'Tells the operator’s log where the page failed, without content',
      bodyMaxBytes: BODY_MAX_BYTES,
      body: {
        schema: browserError,
        example: (id): BrowserError => ({
          correlation_id: id,
          kind: 'error',
          name: 'TypeError',
          frames: [{ file: 'assets/index-BAVx3k.js', line: 1, column: 4210 }],
          route: '/incidents/$id',
          build: 'BAVx3k',
        }),
      },
      answer: { status: 204 },
      run: async ({ body: { correlation_id, ...told } }) => {
        const line = budget.take(performance.now());
        if (line === null) return;
        const left_out = line.leftOut === 0 ? undefined : line.leftOut;
        log.warn(
          { event: 'browser_error', ...told, correlationId: correlation_id, left_out },
          'the page failed',
        );
      },
    }),
  ];
};
