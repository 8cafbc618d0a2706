import { type Logger, pino } from 'pino';

export type { Logger };

/**
 * The server's log: one JSON line an event on standard output. It never holds addresses, secrets or anything a
 * person wrote: callers pass ids, codes and counts; an error is logged as its class, code and stack without the
 * values that a driver may have put into `detail`.
 */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  });

/** Class, code, and stack with its message line cut to the class: messages can quote what a person typed. */
export const describeError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const described: Record<string, unknown> = { type: error.name, stack: frames.join('\n') };
  if ('code' in error && typeof error.code === 'string') described.code = error.code;
  if (error.cause !== undefined) described.cause = describeError(error.cause);
  return described;
};
