/**
 * The errors of `/api`: RFC 9457 problem documents with a stable code. The web app chooses its text by the code
 * and never reads the title. (`/auth/v1` speaks GoTrue's error shape instead, see `auth.ts`.)
 */
import * as z from 'zod/mini';

/** code → HTTP status and an English title for developers who read the answer. */
export const PROBLEMS = {
  bad_json: { status: 400, title: 'The body is not valid JSON' },
  invalid_input: { status: 400, title: 'The request does not have the expected shape' },
  bad_cursor: { status: 400, title: 'The cursor is not one this list gave' },
  unauthenticated: { status: 401, title: 'A valid session is needed' },
  session_ended: { status: 401, title: 'This session has been ended' },
  second_factor_needed: { status: 403, title: 'This session has not shown the second factor' },
  confirmation_needed: {
    status: 403,
    title: 'This session stands on what an administrator made, and waits to be confirmed by mail',
  },
  account_closing: {
    status: 403,
    title:
      'The account is about to be closed, at the wish of its owner; they may keep it, and export what it holds',
  },
  proof_required: {
    status: 403,
    title: 'The person behind this session has to show again who they are',
  },
  administrators_only: { status: 403, title: 'This is for administrators' },
  last_administrator: {
    status: 409,
    title: 'Nobody else could administer: this account is the last that can',
  },
  account_suspended: { status: 409, title: 'The account is suspended: its person cannot take their data' },
  not_found: { status: 404, title: 'There is nothing here for you' },
  taken_in: { status: 410, title: 'This became part of something else, which `current` names' },
  method_not_allowed: { status: 405, title: 'This method is not allowed here' },
  already_used: { status: 409, title: 'This was already done' },
  turn_in_progress: { status: 409, title: 'A reply is being written in this conversation' },
  not_ready: { status: 409, title: 'This cannot be done yet' },
  too_many: { status: 409, title: 'There are as many of these as there can be' },
  version_required: { status: 428, title: 'If-Match with the version you edited is required' },
  stale_version: { status: 412, title: 'It was changed elsewhere since you opened it' },
  body_too_large: { status: 413, title: 'The body is too large' },
  unsupported_media_type: { status: 415, title: 'The body must be JSON' },
  range_not_satisfiable: { status: 416, title: 'There is nothing in this range' },
  file_type_refused: { status: 415, title: 'This is not a kind of file that is taken' },
  sound_unreadable: { status: 422, title: 'This sound is damaged and cannot be read' },
  wrong_offset: { status: 409, title: 'The upload is kept up to another byte' },
  files_full: { status: 409, title: 'There is no room for more files of yours' },
  storage_full: { status: 507, title: 'The server has no room left' },
  damaged: { status: 422, title: 'What is stored here does not open any more' },
  rate_limited: { status: 429, title: 'Too many requests' },
  model_timeout: { status: 504, title: 'The assistant took too long' },
  model_failed: { status: 502, title: 'The assistant failed' },
  model_empty: { status: 502, title: 'The assistant gave no answer' },
  unavailable: { status: 503, title: 'The service is not available right now' },
  internal: { status: 500, title: 'Internal server error' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

export const problemCodes = Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]];

/**
 * `application/problem+json`. `fields` names the offending paths of an `invalid_input`, never their values;
 * `current` carries the stored record of a `stale_version`, and of `taken_in` where it
 * went; `correlationId` leads from a 500 to the log; `error` is for
 * the callers of `/functions/v1`; `message`, `details` and `hint` for those of `/rest/v1`.
 */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.enum(problemCodes),
  fields: z.optional(z.array(z.string())),
  retryAfterSeconds: z.optional(z.number()),
  correlationId: z.optional(z.string()),
  current: z.optional(z.unknown()),
  /** Only of `/functions/v1`: the specification's text, in French. */
  error: z.optional(z.string()),
  /** Only of `/rest/v1`: what a client of PostgREST reads. */
  message: z.optional(z.string()),
  details: z.optional(z.null()),
  hint: z.optional(z.null()),
});
export type Problem = z.infer<typeof problem>;
