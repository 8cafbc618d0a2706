/** `npm run recueil -- <command>`: what an operator does beside the running server. */
import { ensureInstalled, environmentFile, node, run } from './environment.mjs';

try {
  await ensureInstalled();
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}
process.exitCode = await run(node, [
  ...environmentFile(),
  '--disable-warning=ExperimentalWarning',
  'server/src/cli/main.ts',
  ...process.argv.slice(2),
]);
