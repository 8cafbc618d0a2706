/** `npm run bench [name…]`: the benchmarks, with the libraries that they alone need (bench/package.json). */
import { ensureInstalled, node, run } from './environment.mjs';

try {
  await ensureInstalled();
  await ensureInstalled('bench');
  process.exitCode = await run(node, ['bench/main.ts', ...process.argv.slice(2)]);
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
