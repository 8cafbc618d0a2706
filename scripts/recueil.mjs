/** `npm run recueil -- <command>`: the operator's commands, beside the running server. */
import { ensureInstalled } from './environment.mjs';
import { handOver } from './hand-over.mjs';

try {
  await ensureInstalled();
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}

// Asked to end, the command closes what it opened and then ends.
handOver('recueil', ['server/src/cli/main.ts', ...process.argv.slice(2)]);
