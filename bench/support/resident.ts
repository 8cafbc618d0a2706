/**
 * Preloaded into a server by a benchmark (`NODE_OPTIONS`), and by nothing else: at each SIGUSR2 collects the garbage, and prints how
 * much the process then has in memory.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  process.on('SIGUSR2', () => {
    collect();
    collect();
    process.stdout.write(`resident ${process.memoryUsage.rss()}\n`);
  });
}
