/** What the operator is told when the server cannot start: one sentence that says what to do. */
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Config, ConfigError } from './config/config.ts';

type Trouble = 'full' | 'readOnly' | 'closed' | 'file';

/** By the system's code, or by what PostgreSQL and initdb say of it (they run with LC_ALL=C). */
const SIGNS: Record<Trouble, RegExp> = {
  full: /\b(ENOSPC|EDQUOT)\b|No space left on device|Disk quota exceeded/,
  readOnly: /\bEROFS\b|Read-only file system/,
  closed: /\b(EACCES|EPERM)\b|Permission denied|Operation not permitted/,
  file: /\b(EEXIST|ENOTDIR)\b|Not a directory/,
};

/**
 * @param config null when it could not even be read. What the system names no path for lies in its data folder.
 * @returns one sentence for what the operator can mend; the cause and its stack for a fault of ours.
 */
export const startFailureText = async (
  error: unknown,
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'host' | 'port'> | null,
): Promise<string> => {
  if (error instanceof ConfigError) return error.message;
  if (config) {
    const listening = listenSentence(error, config);
    if (listening) return listening;
    const trouble = troubleIn(error, config.databaseUrl !== null);
    if (trouble) return await SENTENCES[trouble](pathIn(error) ?? config.dataDir);
  }
  if (!(error instanceof Error)) return `Recueil could not start: ${String(error)}`;
  // Messages of our own errors are written to be read; of a fault below them the stack says more.
  const below = error.cause instanceof Error ? `\n${error.cause.stack}` : '';
  return `Recueil could not start: ${error.message}${below}`;
};

interface Failure extends Error {
  code?: string;
  syscall?: string;
  /** Of a program that was run. */
  stderr?: string;
  /** Of an answer of PostgreSQL. */
  severity?: string;
}

const listenSentence = (
  error: unknown,
  { host, port }: Pick<Config, 'host' | 'port'>,
): string | undefined => {
  const { syscall, code } = error instanceof Error ? (error as Failure) : {};
  if (syscall !== 'listen') return undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to another one.`;
  if (code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to one from 1024 on.`;
  if (code === 'EADDRNOTAVAIL')
    return `This machine has no address ${host} to listen on. Set HOST to one of its own.`;
  return undefined;
};

const troubleIn = (error: unknown, isDatabaseElsewhere: boolean): Trouble | undefined => {
  if (!(error instanceof Error)) return undefined;
  const { code, message, syscall, stderr, severity, cause } = error as Failure;
  // Neither a program that may not be run nor a disk of another machine is mended in the data folder.
  const isElsewhere = syscall?.startsWith('spawn') || (isDatabaseElsewhere && severity !== undefined);
  const said = isElsewhere ? '' : `${code}\n${message}\n${stderr}`;
  const found = (Object.keys(SIGNS) as Trouble[]).find((trouble) => SIGNS[trouble].test(said));
  return found ?? troubleIn(cause, isDatabaseElsewhere);
};

const pathIn = (error: unknown): string | undefined =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).path ?? pathIn(error.cause)) : undefined;

const ELSEWHERE = 'set RECUEIL_DATA_DIR to a folder';

const SENTENCES: Record<Trouble, (path: string) => string | Promise<string>> = {
  full: (path) =>
    `The disk that holds ${path} is full: free some space on it, or ${ELSEWHERE} on another disk, then start again.`,
  readOnly: (path) =>
    `Nothing can be written to ${path}, because its disk is mounted read-only: mount it for writing, or ${ELSEWHERE} ` +
    'on another disk, then start again.',
  closed: (path) =>
    `The user that starts Recueil may not use ${path}: give that user the right to read and write there, or ` +
    `${ELSEWHERE} of its own, then start again.`,
  file: async (path) =>
    `${(await fileOnTheWay(path)) ?? path} is not a folder, and the data folder needs one there: move it away, or ` +
    `${ELSEWHERE} somewhere else, then start again.`,
};

/** The file that stands where the path needs a folder. */
const fileOnTheWay = async (path: string): Promise<string | undefined> => {
  for (let place = path; place !== dirname(place); place = dirname(place)) {
    const found = await stat(place).catch(() => null);
    if (found) return found.isDirectory() ? undefined : place;
  }
  return undefined;
};
