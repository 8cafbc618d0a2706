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
// npm passes SIGTERM to the shell between it and this process, and the shell ends without passing it on: a server that
// nobody can see would keep the data folder.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 200);
  server.once('exit', () => clearInterval(watch));
}
server.once('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
