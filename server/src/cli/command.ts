/** The parts of a command of the command line. */
import type { Operator } from '../modules/auth/index.ts';

/** Where a command reads and writes. */
export interface Console {
  print(line: string): void;
  /** One line that the operator types; empty at the end of the input. */
  ask(question: string): Promise<string>;
}

export interface CommandInput {
  /** The arguments after the command's name. */
  words: string[];
  options: Record<string, string | boolean | undefined>;
}

export interface Command {
  /** Its usage, for the help. */
  usage: string;
  summary: string;
  run(operator: Operator, console: Console, input: CommandInput): Promise<void>;
}

/** The command cannot be done as it was typed; the message says why, in one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
