/** `npm start`: installs, builds what is stale, and hands over to the server. */
import { COMPILE_CACHE, ensureBuilt, ensureInstalled } from './environment.mjs';
import { handOver } from './hand-over.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}

handOver('start', ['server/src/main.ts'], { NODE_COMPILE_CACHE: COMPILE_CACHE });
