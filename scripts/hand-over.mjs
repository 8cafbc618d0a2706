/** Runs a program in place of this process: with the same terminal, signals and exit code. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { environmentFile, node, ROOT, toolEnvironment } from './environment.mjs';

const PARENT_POLL_MS = 200;

/**
 * Starts a program that ends when this process ends, in whatever way: it sees the closing of its IPC channel (see
 * `server/src/stop-request.ts`).
 * @param args for Node: flags, the program, and its own
 */
export const startTied = (args, env = {}) =>
  spawn(node, [...environmentFile(), '--disable-warning=ExperimentalWarning', ...args], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: toolEnvironment(env),
  });

/**
 * Calls back when npm, which runs this process as that script, is gone. npm passes SIGTERM to the shell between the two,
 * and the shell ends without passing it on; killed with -9, npm leaves a shell that waits. Does nothing when somebody else
 * started this process.
 * @param script its name in package.json
 */
export const onNpmGone = (script, stop) => {
  if (process.env.npm_lifecycle_event !== script) return;
  const isThere = npmWatch();
  setInterval(() => isThere() || stop(), PARENT_POLL_MS).unref();
};

/** A process whose parent changed has lost it. On systems other than Linux the shell replaces itself by the program. */
const npmWatch = () => {
  const shell = process.ppid;
  const { name, parent } = statusOf(shell);
  const isShell = ['sh', 'dash', 'bash', 'ash', 'busybox'].includes(name);
  return () => process.ppid === shell && (!isShell || statusOf(shell).parent === parent);
};

const statusOf = (pid) => {
  try {
    // 'pid (name) state parent …': the name may hold anything.
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { name, parent };
  } catch {
    return { name: '', parent: '' };
  }
};

/**
 * Starts the program and ends with its exit code.
 * @param script the name in package.json under which npm runs this process
 */
export const handOver = (script, args, env = {}) => {
  const program = startTied(args, env);
  const stop = () => program.kill('SIGTERM');
  // The terminal sends Ctrl-C to both; a supervisor sends SIGTERM to this process alone.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, stop);
  onNpmGone(script, stop);
  program.once('exit', (code, signal) => {
    process.exitCode = code ?? (signal ? 1 : 0);
  });
};
