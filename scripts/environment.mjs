/**
 * What a fresh clone needs before any of its programs can run: dependencies, Node 24 among them, and a browser for the
 * tests. Plain JavaScript without dependencies, because it runs on any Node >= 20.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const BIN = join(ROOT, 'node_modules', '.bin');
const BUILT = join(ROOT, 'web', 'dist', '.recueil-built');

/** Where Node keeps what it has compiled (NODE_COMPILE_CACHE): a program that finds its modules there starts in half the time. */
export const COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'compile');

/** The environment in which our programs find Node 24 and the installed tools first. */
export const toolEnvironment = (extra = {}) => ({
  ...process.env,
  PATH: `${BIN}${delimiter}${process.env.PATH}`,
  ...extra,
});

/** The pinned Node, whatever started this script. */
export const node = join(BIN, process.platform === 'win32' ? 'node.cmd' : 'node');

/** Node's flag for the repository's `.env`, where there is one. */
export const environmentFile = () => (existsSync(join(ROOT, '.env')) ? ['--env-file=.env'] : []);

/** What `run` has started and has not ended yet. */
const running = new Set();
let isEnding = false;
/** What has not ended by then ends at once. */
const END_WITHIN_MS = 10_000;

/**
 * Runs a command to its end in the repository; its exit code.
 * @throws Error after `endRunning`
 */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    if (isEnding) throw new Error('Ended by a signal.');
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: toolEnvironment(), ...options });
    running.add(child);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      running.delete(child);
      resolve(code ?? (signal ? 1 : 0));
    });
  });

/** Ends what `run` has started, in the way of Ctrl-C, and lets it start nothing more. */
export const endRunning = () => {
  isEnding = true;
  for (const child of running) {
    child.kill('SIGINT');
    setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS).unref();
  }
};

/**
 * Installs when the lockfile is not the one that was installed last.
 * @param folder of the repository, with a lockfile of its own
 */
export const ensureInstalled = async (folder = '') => {
  const installed = join(ROOT, folder, 'node_modules', '.recueil-installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return;
  process.stdout.write('Installing dependencies…\n');
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  // Not `npm ci`: it refuses a lockfile without the optional builds for other machines, and a registry that does not
  // carry them all leaves them out when the lockfile is written. With --no-save the lockfile is read, never changed.
  const args = [...first, 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  // Not with the tool environment: npm replaces the Node that comes first in its PATH.
  const code = await run(command, args, {
    cwd: join(ROOT, folder),
    env: withoutTools(),
    shell: process.platform === 'win32' && !npm,
  });
  if (code !== 0) throw new Error('npm install failed; see above.');
  // An optional package, one for each kind of machine: npm does not complain where it has none.
  if (!existsSync(node)) {
    throw new Error(`npm has brought no Node 24 for this machine (${process.platform} ${process.arch}).`);
  }
  writeFileSync(installed, lock);
};

/** Builds the web app when a source of it is newer than the build, or the dependencies changed. */
export const ensureBuilt = async () => {
  const sources = fingerprint(['web', 'contract', 'verifier', 'vite.config.ts', 'package-lock.json']);
  if (existsSync(BUILT) && readFileSync(BUILT, 'utf8') === sources) return;
  process.stdout.write('Building the web app…\n');
  const code = await run(node, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']);
  if (code !== 0) throw new Error('The web app could not be built; see above.');
  writeFileSync(BUILT, fingerprint(['web', 'contract', 'verifier', 'vite.config.ts', 'package-lock.json']));
};

/**
 * What the tests use beside the dependencies, as Debian's packages, where this is root there: OpenSSL's program, which is their
 * time-stamping authority, and a Chromium. It needs no dependency, so both can be installed at the same time.
 */
export const ensureSystemPackages = async () => {
  const missing = [
    ...(hasOpenssl() ? [] : ['openssl']),
    ...(findChromium() === null ? ['chromium-headless-shell'] : []),
  ];
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write(`Installing ${missing.join(' and ')} for the tests…\n`);
  const env = toolEnvironment({ DEBIAN_FRONTEND: 'noninteractive' });
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { env });
};

/**
 * A Chromium for the browser tests: CHROMIUM_PATH, one on PATH, Debian's package, or Playwright's own download.
 * @returns its path
 */
export const ensureChromium = async () => {
  await ensureSystemPackages();
  const known = findChromium();
  if (known) return known;
  process.stdout.write('Downloading a Chromium for the tests…\n');
  const download = spawnSync(
    node,
    [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'],
    { stdio: 'ignore', timeout: 180_000 },
  );
  const { chromium } = await import('@playwright/test');
  if (download.status === 0 && existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Error('No Chromium was found or could be installed. Set CHROMIUM_PATH to one.');
};

/** Fails where the tests would have no time-stamping authority. */
export const requireOpenssl = () => {
  if (!hasOpenssl()) throw new Error('No openssl was found or could be installed. Put one on PATH.');
};

const hasOpenssl = () => spawnSync('openssl', ['version'], { stdio: 'ignore' }).status === 0;

const findChromium = () => {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  // The first is Chromium without what only windows need, which starts and draws with less work.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
  ];
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return null;
};

const withoutTools = () => {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== BIN);
  return { ...process.env, PATH: path.join(delimiter) };
};

/** Names, sizes and times of all files below the paths; the build's own output left out. */
const fingerprint = (paths) => {
  const hash = createHash('sha256');
  const visit = (path) => {
    const found = statSync(join(ROOT, path));
    if (!found.isDirectory()) {
      hash.update(`${path}\0${found.size}\0${Math.round(found.mtimeMs)}\n`);
      return;
    }
    for (const name of readdirSync(join(ROOT, path)).sort()) {
      const below = `${path}/${name}`;
      // The route tree is written by the build itself.
      if (below !== 'web/dist' && name !== 'routeTree.gen.ts') visit(below);
    }
  };
  for (const path of paths) visit(path);
  return hash.digest('hex');
};
