/**
 * What a browser tells of an error of ours: where in our own code it happened, and nothing that a person could have
 * written. No message, no address, no query, no id of anybody: an error's message can quote what was typed.
 */
import * as z from 'zod/mini';

/** Where it was caught. */
export const BROWSER_ERROR_KINDS = ['error', 'rejection', 'render', 'chunk'] as const;

/** The names of errors that are told; every other one is `Other`, since a name can hold any text. */
export const BROWSER_ERROR_NAMES = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'AggregateError',
  'AbortError',
  'ConstraintError',
  'DataCloneError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'OperationError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'UnknownError',
  'VersionError',
  'ApiProblem',
  'Other',
] as const;

/** Messages that hold nothing of a person; an error with another message is told without one. */
const KNOWN_MESSAGES = ['chunk_failed', 'react'] as const;

/** A built file of ours: `assets/index-BAVx3k.js`. */
export const OWN_FILE = /^assets\/[\w$.-]{1,120}\.(?:js|css)$/;

export const BROWSER_ERROR_MAX_FRAMES = 12;

const position = z.number().check(z.int(), z.minimum(0), z.maximum(10_000_000));

/** `POST /api/browser-errors` */
export const browserError = z.object({
  /** Made in the browser for this one error: who writes to the support can quote it. */
  correlation_id: z.uuid(),
  kind: z.enum(BROWSER_ERROR_KINDS),
  name: z.enum(BROWSER_ERROR_NAMES),
  known_message: z.optional(z.enum(KNOWN_MESSAGES)),
  /** React's number of the message, in a build without its texts. */
  react_code: z.optional(position),
  /** Positions in our own built files, the innermost first. */
  frames: z
    .array(
      z.object({
        file: z.string().check(z.regex(OWN_FILE)),
        line: z.optional(position),
        column: z.optional(position),
      }),
    )
    .check(z.maxLength(BROWSER_ERROR_MAX_FRAMES)),
  /** The pattern of the route, `/incidents/$id`, never the address; '' before the first route. */
  route: z.string().check(z.regex(/^(?:\/[\w$.-]{0,40}){0,6}$/)),
  /** The hash of the build's first file. */
  build: z.string().check(z.regex(/^[\w-]{0,40}$/)),
});
export type BrowserError = z.infer<typeof browserError>;
