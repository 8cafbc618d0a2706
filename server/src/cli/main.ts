/** The operator's command line. Exit code 0: done; 1: it failed, or a dossier differs; 2: wrong usage. */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from '../config/config.ts';
import { DatabaseUnavailableError, translateError } from '../platform/database/errors.ts';
import { stopRequest } from '../stop-request.ts';
import { type Command, type Console, UsageError } from './command.ts';
import { openOperator } from './open-operator.ts';
import { TOKEN_COMMAND } from './token.ts';
import { USER_COMMANDS } from './users.ts';
import { VERIFY_USAGE, verify } from './verify.ts';

/** A shell's exit code for a program that Ctrl-C ended. */
const INTERRUPTED = 130;

const OPTIONS = {
  json: { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
  role: { type: 'string' },
  hours: { type: 'string' },
  minutes: { type: 'string' },
  receipt: { type: 'string' },
  language: { type: 'string' },
} as const;

const help = (): string => {
  const commands = [...Object.values(USER_COMMANDS), TOKEN_COMMAND, VERIFY_USAGE];
  const width = Math.max(...commands.map(({ usage }) => usage.length));
  return [
    'npm run recueil -- <command>',
    '',
    ...commands.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`),
  ].join('\n');
};

/** The command that the arguments name, and the arguments after its name. */
const commandOf = ([group, verb, ...rest]: string[]): { command: Command; words: string[] } => {
  if (group === 'token') return { command: TOKEN_COMMAND, words: verb === undefined ? [] : [verb, ...rest] };
  const command =
    group === 'users' && verb && Object.hasOwn(USER_COMMANDS, verb) ? USER_COMMANDS[verb] : undefined;
  if (!command) throw new UsageError('There is no such command; --help lists them.');
  return { command, words: rest };
};

const parse = (typed: string[]) => {
  try {
    return parseArgs({ args: typed, options: OPTIONS, allowPositionals: true });
  } catch {
    throw new UsageError('There is no such option; --help lists them.');
  }
};

const terminal: Console = {
  print: (line) => void process.stdout.write(`${line}\n`),
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

const main = async (): Promise<void> => {
  const { values, positionals } = parse(process.argv.slice(2));
  if (values.help || positionals.length === 0) return terminal.print(help());
  if (positionals[0] === 'verify') {
    // Where there is no server either, such as at a lawyer's.
    process.exitCode = (await verify(terminal, positionals.slice(1), values)) ? 0 : 1;
    return;
  }
  const { command, words } = commandOf(positionals);
  const requested = stopRequest();
  const opening = openOperator(loadConfig(process.env));
  // A PostgreSQL that was started for the command must not stay behind it.
  const interrupt = async (): Promise<void> => {
    await opening.then(({ close }) => close()).catch(() => undefined);
    process.exit(INTERRUPTED);
  };
  requested.then(interrupt);
  const { operator, close } = await opening;
  try {
    await command.run(operator, terminal, { words, options: values });
  } finally {
    await close();
  }
};

/** The error, in one line. */
const lineOf = (thrown: unknown): string => {
  const error = translateError(thrown);
  if (error instanceof DatabaseUnavailableError) return 'The database does not answer. Try again.';
  const { message } = error instanceof Error ? error : new Error(String(error));
  return message.trim().replace(/\s*\n\s*/g, ' ') || 'It could not be done.';
};

main().catch((error: unknown) => {
  const isKnown = error instanceof UsageError || error instanceof ConfigError;
  process.stderr.write(`${lineOf(error)}\n`);
  process.exitCode = isKnown ? 2 : 1;
});
