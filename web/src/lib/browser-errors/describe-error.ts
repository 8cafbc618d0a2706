import {
  type BROWSER_ERROR_KINDS,
  BROWSER_ERROR_MAX_FRAMES,
  BROWSER_ERROR_NAMES,
  type BrowserError,
  OWN_FILE,
} from '#contract/browser-errors.ts';

/** What is told of an error itself; page and build are added when it is sent. */
export type DescribedError = Pick<BrowserError, 'kind' | 'name' | 'known_message' | 'react_code' | 'frames'>;

/** An error of this page, of a frame in it, or of the browser itself (DOMException). */
type Fault = Pick<Error, 'name' | 'message' | 'stack'>;

const isFault = (thrown: unknown): thrown is Fault =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'name' in thrown &&
  typeof thrown.name === 'string' &&
  'message' in thrown &&
  typeof thrown.message === 'string';

type Frame = BrowserError['frames'][number];

/** What browsers say when a part of the app could not be fetched. Some name the file. */
const CHUNK_FAILED =
  /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/i;
const REACT_MESSAGE = /^Minified React error #(\d{1,6});/;
/** The end of a line of a stack: Chromium puts the place into brackets. */
const PLACE = /(https?:\/\/[^\s()@]+):(\d{1,8}):(\d{1,8})\)?$/;
/** Some line of a stack, whosever file it names. */
const ANY_PLACE = /:\d{1,8}:\d{1,8}\)?$/m;
const ADDRESS = /https?:\/\/\S+/;

/**
 * What the log may know of something thrown: which of our files, and where. Never its message, which can quote what
 * somebody typed; a message is only recognized.
 * @param origin of the page: other files (a browser's extensions) are none of ours
 * @returns null for what is not ours, or no fault: an answer that did not come, a request that was given up
 */
export const describeError = (
  thrown: unknown,
  kind: (typeof BROWSER_ERROR_KINDS)[number],
  origin: string,
): DescribedError | null => {
  if (!isFault(thrown)) return { kind, name: 'Other', frames: [] };
  if (isExpected(thrown)) return null;
  const { message } = thrown;
  if (CHUNK_FAILED.test(message)) {
    const file = fileIn(ADDRESS.exec(message)?.[0] ?? '', origin);
    return {
      kind: 'chunk',
      name: nameOf(thrown),
      known_message: 'chunk_failed',
      frames: file === null ? [] : [{ file }],
    };
  }
  const frames = framesOf(thrown, origin);
  if (frames.length === 0 && ANY_PLACE.test(thrown.stack ?? '')) return null;
  const reactCode = REACT_MESSAGE.exec(message)?.[1];
  return {
    kind,
    name: nameOf(thrown),
    ...(reactCode !== undefined && { known_message: 'react', react_code: Number(reactCode) }),
    frames,
  };
};

/** An answer that did not come or that said no is told by the screen, and where it is a fault, by the server's own log. */
const isExpected = (error: Fault): boolean =>
  error.name === 'AbortError' ||
  error.name === 'SessionCheckError' ||
  (error.name === 'ApiProblem' && 'code' in error && error.code !== 'internal') ||
  error.message.startsWith('ResizeObserver loop');

const nameOf = ({ name }: Fault): BrowserError['name'] => {
  const known: readonly string[] = BROWSER_ERROR_NAMES;
  return known.includes(name) ? (name as BrowserError['name']) : 'Other';
};

/** Our own places in a stack, without the message that stands above them. */
const framesOf = ({ stack = '', message }: Fault, origin: string): Frame[] =>
  (message === '' ? stack : stack.replace(message, ''))
    .split('\n')
    .flatMap((line): Frame[] => {
      const [, address = '', lineNumber, column] = PLACE.exec(line.trim()) ?? [];
      const file = fileIn(address, origin);
      return file === null ? [] : [{ file, line: Number(lineNumber), column: Number(column) }];
    })
    .slice(0, BROWSER_ERROR_MAX_FRAMES);

/** The path of a built file of ours, without a query; null for every other address. */
const fileIn = (address: string, origin: string): string | null => {
  if (!address.startsWith(`${origin}/`)) return null;
  const path = address.slice(origin.length + 1).replace(/[?#].*$/, '');
  return OWN_FILE.test(path) ? path : null;
};
