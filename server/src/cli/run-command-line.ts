/** The operator's command line, apart from the process that it runs in. */
import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from '../config/config.ts';
import { DatabaseUnavailableError, translateError } from '../platform/database/errors.ts';
import { type Command, type Console, UsageError } from './command.ts';
import { TOKEN_COMMAND } from './token.ts';
import { USER_COMMANDS } from './users.ts';
import { VERIFY_USAGE, verify } from './verify.ts';

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

/** Where a command line is typed. */
export interface Terminal extends Console {
  printError(line: string): void;
}

export interface CommandLine {
  /** As typed, without the program's name. */
  args: string[];
  env: NodeJS.ProcessEnv;
  terminal: Terminal;
  /** Told what a command opens, with the way to close it: whoever interrupts the command closes that first. */
  onOpening?: (close: () => Promise<void>) => void;
}

/** Runs it, and says in one line what went wrong. @returns 0: done; 1: it failed, or a dossier differs; 2: wrong usage */
export const runCommandLine = async (line: CommandLine): Promise<number> => {
  try {
    return (await run(line)) ? 0 : 1;
  } catch (error) {
    line.terminal.printError(lineOf(error));
    return error instanceof UsageError || error instanceof ConfigError ? 2 : 1;
  }
};

const run = async ({ args, env, terminal, onOpening }: CommandLine): Promise<boolean> => {
  const { values, positionals } = parse(args);
  if (values.help || positionals.length === 0) {
    terminal.print(help());
    return true;
  }
  // Where there is no server either, such as at a lawyer's.
  if (positionals[0] === 'verify') return await verify(terminal, positionals.slice(1), values);
  const { command, words } = commandOf(positionals);
  // Only now: `verify` needs none of what this loads.
  const { openOperator } = await import('./open-operator.ts');
  const opening = openOperator(loadConfig(env));
  onOpening?.(async () => await (await opening).close());
  const { operator, close } = await opening;
  try {
    await command.run(operator, terminal, { words, options: values });
    return true;
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
