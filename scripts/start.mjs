/** `npm start`: installs, builds what is stale, and hands over to the server. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import {
  ensureBuilt,
  ensureInstalled,
  environmentFile,
  node,
  ROOT,
  toolEnvironment,
} from './environment.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
}

const server = spawn(
  node,
  [...environmentFile(), '--disable-warning=ExperimentalWarning', 'server/src/main.ts'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: toolEnvironment({ NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compile') }),
  },
);
// The terminal sends Ctrl-C to both; a supervisor sends SIGTERM to this process alone.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.once('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
