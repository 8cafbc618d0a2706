import { type Logger, pino } from 'pino';
import { describeError } from '#server/platform/telemetry/logger.ts';

/** A log of everything, written as the server itself writes it, line by line to `lines`. */
export const logTo = (lines: string[]): Logger =>
  pino(
    { level: 'debug', base: null, serializers: { err: describeError } },
    { write: (line: string) => lines.push(line) },
  );
