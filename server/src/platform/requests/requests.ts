/** The parts of a request, parsed (route.ts calls these). */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { id } from '#contract/common/shapes.ts';
import type { Actor } from '../database/database.ts';
import { ProblemError } from '../errors/problem-error.ts';

/** The variables that the HTTP layer sets before a route runs. */
export interface ApiEnv {
  Variables: {
    actor: Actor;
    /** When the access token of this request stops being valid. */
    expiresAt: Date;
    correlationId: string;
  };
}

/**
 * The JSON body in its declared shape.
 * @throws ProblemError `unsupported_media_type`, `bad_json`, or `invalid_input` naming the paths that are wrong, never
 * their values.
 */
export const readBody = async <Schema extends z.core.$ZodType>(
  c: Context<ApiEnv>,
  schema: Schema,
): Promise<z.core.output<Schema>> => {
  if (!/^application\/([\w.-]+\+)?json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new ProblemError('unsupported_media_type');
  }
  let body: unknown;
  try {
    body = await c.req.json();
  } catch (cause) {
    // The body limit interrupts the same read; its own error must stay what it is.
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new ProblemError('bad_json', {}, { cause });
  }
  return parse(schema, body);
};

/**
 * The query in its declared shape.
 * @throws ProblemError `invalid_input` naming the parameters that are wrong.
 */
export const readQuery = <Schema extends z.core.$ZodType>(
  c: Context<ApiEnv>,
  schema: Schema,
): z.core.output<Schema> => parse(schema, c.req.query());

/**
 * The id in the path. One that is malformed is answered like one that is not there.
 * @throws ProblemError `not_found`
 */
export const readId = (c: Context<ApiEnv>, name: string): string => {
  const parsed = id.safeParse(c.req.param(name));
  if (!parsed.success) throw new ProblemError('not_found');
  return parsed.data;
};

/**
 * The version that an edit started from: `If-Match: "3"`.
 * @throws ProblemError `version_required`
 */
export const readVersion = (c: Context<ApiEnv>): number => {
  const match = /^(?:W\/)?"(\d{1,9})"$/.exec(c.req.header('if-match') ?? '');
  if (!match) throw new ProblemError('version_required');
  return Number(match[1]);
};

const parse = <Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.core.output<Schema> => {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) {
    const fields = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))];
    throw new ProblemError('invalid_input', { fields });
  }
  return parsed.data;
};
