/** The operator's command line as a process. */
import { createInterface } from 'node:readline';
import { stopRequest } from '../stop-request.ts';
import { runCommandLine, type Terminal } from './run-command-line.ts';

/** A shell's exit code for a program that Ctrl-C ended. */
const INTERRUPTED = 130;

const terminal: Terminal = {
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
  ask: (question) =>
    new Promise((resolve) => {
      const lines = createInterface({ input: process.stdin, output: process.stdout });
      lines.once('close', () => resolve(''));
      lines.question(question, (answer) => {
        resolve(answer.trim());
        lines.close();
      });
    }),
};

// A PostgreSQL that was started for the command must not stay behind it.
const closeBeforeEnd = (close: () => Promise<void>): void => {
  void stopRequest().then(async () => {
    await close().catch(() => undefined);
    process.exit(INTERRUPTED);
  });
};

// `recueil verify … | head`: whoever reads has read enough, and what is left to print has nowhere to go.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runCommandLine({
  args: process.argv.slice(2),
  env: process.env,
  terminal,
  onOpening: closeBeforeEnd,
});
