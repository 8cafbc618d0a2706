/** `npm run recueil -- <command>`: what an operator does beside the running server. */
import { spawn } from 'node:child_process';
import { ensureInstalled, environmentFile, node, ROOT, toolEnvironment } from './environment.mjs';

try {
  await ensureInstalled();
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}

const command = spawn(
  node,
  [
    ...environmentFile(),
    '--disable-warning=ExperimentalWarning',
    'server/src/cli/main.ts',
    ...process.argv.slice(2),
  ],
  { cwd: ROOT, stdio: 'inherit', env: toolEnvironment() },
);
// The terminal sends Ctrl-C to both; the command closes what it opened and then ends.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => command.kill('SIGTERM'));
command.once('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
