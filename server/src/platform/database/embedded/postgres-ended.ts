/** Why the embedded PostgreSQL ended by itself, in words that are safe to log. */

const MAX_LINES = 10;
/** As PostgreSQL's own log begins a line (`log_line_prefix` is '%m [%p] '). Continuations begin with a tab. */
const LINE = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} \w+ \[\d+\] (FATAL|PANIC): {2}(.*)$/;
/** Files of the cluster, as PostgreSQL names them: paths below its folder, of names that it gives itself. */
const OWN_FILE = /"(?:(?:base|global|pg_[a-z]+)\/[\w./]*|postmaster\.pid)"/g;

/** A running PostgreSQL ended. Neither its message nor its words hold anything that a person typed. */
export class PostgresEndedError extends Error {
  override readonly name = 'PostgresEndedError';
  /** The signal that ended it, or its exit code. */
  readonly ended: string;
  /** Its last messages, as cleaned by `safeWords`. */
  readonly lastWords: string[];
  constructor(ended: string, said: string) {
    super(`PostgreSQL ended (${ended}).`);
    this.ended = ended;
    this.lastWords = safeWords(said);
  }
}

/**
 * The last messages of level FATAL or PANIC. PostgreSQL puts the values of a message between double quotes, and what a
 * person typed could be one; a failing statement, its detail and its context are on lines of their own. Only values that
 * are names of its own files are kept; the other values and lines are left out.
 * @param said the end of PostgreSQL's standard error; a first line that is cut off is left out.
 */
export const safeWords = (said: string): string[] => {
  const words = said.split('\n').flatMap((line) => {
    const [, level, text] = LINE.exec(line) ?? [];
    return level && text ? [`${level}: ${withoutValues(text)}`] : [];
  });
  // Each of its connections may say the same.
  return [...new Set(words)].slice(-MAX_LINES);
};

/** From the first quote to the last: a value may hold quotes itself. */
const withoutValues = (text: string): string =>
  text.replace(OWN_FILE, '').includes('"') ? text.replace(/".*"|".*$/, '"…"') : text;
