/** Parsing of requests, shared by all route files. */
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { id, type PageQuery, pageQuery } from '#contract/shapes.ts';
import type { Actor } from '../database/database.ts';
import { ProblemError } from '../errors/problem-error.ts';

/** The variables that the HTTP layer sets before a module's routes run. */
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
 * @throws ProblemError `bad_json`, or `invalid_input` naming the paths that are wrong, never their values.
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

/** The start and the length of a keyset page. */
export const readPageQuery = (c: Context<ApiEnv>): PageQuery => parse(pageQuery, c.req.query());

/** The id in the path. One that is malformed is answered like one that is not there. */
export const readId = (c: Context<ApiEnv>, name = 'id'): string => {
  const parsed = id.safeParse(c.req.param(name));
  if (!parsed.success) throw new ProblemError('not_found');
  return parsed.data;
};

/** The version that an edit started from: `If-Match: "3"`. */
export const readVersion = (c: Context<ApiEnv>): number => {
  const match = /^(?:W\/)?"(\d{1,9})"$/.exec(c.req.header('if-match') ?? '');
  if (!match) throw new ProblemError('version_required');
  return Number(match[1]);
};

const parse = <Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.core.output<Schema> => {
  const parsed = (schema as unknown as z.ZodMiniType<z.core.output<Schema>>).safeParse(value);
  if (!parsed.success) {
    const fields = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))];
    throw new ProblemError('invalid_input', { fields });
  }
  return parsed.data;
};
