/** `npm run dev`: the server restarts on changes, the web app reloads itself; open the address that Vite prints. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, environmentFile, node, ROOT, toolEnvironment } from './environment.mjs';

await ensureInstalled();
const options = {
  cwd: ROOT,
  stdio: 'inherit',
  env: toolEnvironment({ RECUEIL_ORIGIN: 'http://localhost:5173' }),
};
const children = [
  spawn(
    node,
    [...environmentFile(), '--watch-path=server/src', '--watch-path=contract', 'server/src/main.ts'],
    options,
  ),
  spawn(node, [join(ROOT, 'node_modules/vite/bin/vite.js')], options),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
