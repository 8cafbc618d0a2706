/** `npm run dev`: the server restarts on changes, the web app reloads itself; open the address that Vite prints. */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from './environment.mjs';
import { onNpmGone, startTied } from './hand-over.mjs';

/** An editor writes a saved file more than once. */
const SETTLE_MS = 100;
const env = { RECUEIL_ORIGIN: 'http://localhost:5173' };

await ensureInstalled();

let server;
let isStopping = false;
const startServer = () => {
  server = startTied(['server/src/main.ts'], env);
  server.once('exit', () => {
    server = undefined;
  });
};
/** Not `node --watch`: when this process is killed, that one would go on. */
let settling;
const restart = () => {
  clearTimeout(settling);
  settling = setTimeout(() => {
    if (isStopping) return;
    if (!server) return startServer();
    // The next server needs the data folder that this one still locks.
    server.once('exit', () => isStopping || server || startServer());
    server.kill('SIGTERM');
  }, SETTLE_MS);
};
startServer();
const watchers = ['server/src', 'contract'].map((folder) =>
  watch(join(ROOT, folder), { recursive: true }, restart),
);

const vite = startTied(
  ['--import', join(ROOT, 'scripts/end-with-starter.mjs'), join(ROOT, 'node_modules/vite/bin/vite.js')],
  env,
);

const stop = () => {
  isStopping = true;
  for (const watcher of watchers.splice(0)) watcher.close();
  server?.kill('SIGTERM');
  vite.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
onNpmGone('dev', stop);
vite.once('exit', stop);
