/**
 * Preloaded into a server by a benchmark (`NODE_OPTIONS`), and by nothing else: measures how late its event loop is, and
 * prints at each SIGUSR2 what it has measured since the last one.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 10;
const NANOSECONDS_PER_MS = 1e6;

// The threads of a server get the same options; their delay does not matter.
if (isMainThread) {
  const histogram = monitorEventLoopDelay({ resolution: EVERY_MS });
  histogram.enable();
  process.on('SIGUSR2', () => {
    const measured = {
      everyMs: EVERY_MS,
      p50: histogram.percentile(50) / NANOSECONDS_PER_MS,
      p99: histogram.percentile(99) / NANOSECONDS_PER_MS,
      max: histogram.max / NANOSECONDS_PER_MS,
    };
    histogram.reset();
    process.stdout.write(`loop-delay ${JSON.stringify(measured)}\n`);
  });
}
