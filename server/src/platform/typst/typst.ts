/**
 * Sets documents as PDF/A-3a with Typst, one at a time, each in a process of its own (docs/decisions/066).
 *
 * [Note: data is never source] A template is a file of the house. What is set travels as JSON, which the template reads with
 * `json()`: a text that looks like Typst's own syntax is a text.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { MINUTE_MS } from '#contract/common/durations.ts';
import { askProcess, type ConfinedProgram } from '../confined/ask-process.ts';

/** What is set. */
export interface TypstContent {
  /** Plain JSON. */
  data: object;
  /** Further files, read by the template as `/files/{name}`. */
  files?: Record<string, Uint8Array>;
}

export interface TypstInput {
  /** A file of the house. It reads its data as `json("/data.json")`, and may import `/house.typ`. */
  template: URL;
  /** Called once, while the process starts: a large content takes a while to make. */
  content: () => TypstContent;
  /** When the document says that it was made: not by the clock, so that the same input gives the same bytes. */
  madeAt: Date;
  /** Ends the work. */
  signal?: AbortSignal;
}

export interface Typst {
  /** @returns the PDF. @throws TypstError; the reason of the signal when it aborts */
  compile(input: TypstInput): Promise<Uint8Array>;
  /** Ends what runs; nothing is compiled afterwards. */
  stop(): Promise<void>;
}

/**
 * - `rejected`: the template, or the standard PDF/A, does not take this input;
 * - `ended`: the process took too long, too much memory, or crashed;
 * - `stopped`: the server stops.
 */
export type TypstErrorCode = 'rejected' | 'ended' | 'stopped';

/** A document that was not set. The message has nothing of its texts. */
export class TypstError extends Error {
  override readonly name = 'TypstError';
  readonly code: TypstErrorCode;

  constructor(code: TypstErrorCode, details = '') {
    super(details === '' ? code : `${code}: ${details}`);
    this.code = code;
  }
}

/** What the process is asked. */
export interface TypstQuestion {
  template: string;
  /** JSON. */
  data: string;
  files: Record<string, Uint8Array>;
  /** Seconds since 1970. */
  timestamp: number;
}

/** What it answers. */
export type TypstAnswer = { pdf: Uint8Array } | { rejected: string };

const PROGRAM: ConfinedProgram = {
  file: new URL('./typst-process.ts', import.meta.url),
  hasAddons: true,
  env: {
    FONTCONFIG_FILE: fileURLToPath(new URL('./no-fonts.conf', import.meta.url)),
    // Two threads need not wait for one another. More arenas cost memory: what is freed in one is not used by another.
    MALLOC_ARENA_MAX: '2',
  },
  // 1,000 long incidents take some ten seconds on a slow machine.
  timeoutMs: 5 * MINUTE_MS,
  maxHeapMegabytes: 512,
  maxProcessBytes: 2 * 1024 ** 3,
};

/** Starts no process before the first document. One document at a time: a large one takes hundreds of megabytes. */
export const createTypst = (): Typst => {
  const stopping = new AbortController();
  let last: Promise<unknown> = Promise.resolve();

  const ask = async ({ template, content, madeAt, signal }: TypstInput): Promise<Uint8Array> => {
    const source = await readFile(template, 'utf8');
    const question = (): TypstQuestion => {
      const { data, files = {} } = content();
      return {
        template: source,
        data: JSON.stringify(data),
        files,
        timestamp: Math.floor(madeAt.getTime() / 1000),
      };
    };
    const ending = signal ? AbortSignal.any([signal, stopping.signal]) : stopping.signal;
    const answer = answerFrom(await askProcess(PROGRAM, question, ending));
    if (answer === null) throw new TypstError('ended');
    if ('rejected' in answer) throw new TypstError('rejected', answer.rejected);
    return answer.pdf;
  };

  return {
    compile: (input) => {
      const mine = last.then(() => ask(input));
      last = mine.catch(() => undefined);
      return mine;
    },
    stop: async () => {
      stopping.abort(new TypstError('stopped'));
      await last;
    },
  };
};

const answerFrom = (answer: unknown): TypstAnswer | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  const { pdf, rejected } = answer as Partial<Record<'pdf' | 'rejected', unknown>>;
  if (pdf instanceof Uint8Array) return { pdf };
  return typeof rejected === 'string' ? { rejected } : null;
};
