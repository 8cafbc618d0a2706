/** What the routes do with a request before they call a verb. */
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type * as z from 'zod';
import type { AuthContext, Client } from '../context/auth-context.ts';
import { AuthError } from '../foundation/errors.ts';
import { redirectTarget } from '../foundation/redirect-target.ts';
import { deviceOf } from './cookies.ts';
import { addressBehind, networkOf } from './network.ts';

const MAX_DEPTH = 16;
const MAX_USER_AGENT_CHARACTERS = 300;

/** The error for a body that cannot be read. */
export const badJson = (): AuthError =>
  new AuthError(400, 'bad_json', 'Could not parse request body as JSON');

/**
 * The JSON body, checked against the schema.
 * @throws AuthError bad_json, also for text that PostgreSQL cannot store (NUL, lone surrogates) and for deep nesting.
 */
export const readBody = async <Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> => {
  let body: unknown;
  try {
    body = JSON.parse(await c.req.text());
  } catch (error) {
    // The body limit interrupts the same read; its error must stay as it is.
    if (!(error instanceof SyntaxError)) throw error;
    throw badJson();
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success || !isStorable(body, MAX_DEPTH)) throw badJson();
  return parsed.data;
};

const isStorable = (value: unknown, depth: number): boolean => {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(([key, item]) => isStorable(key, 0) && isStorable(item, depth - 1));
};

/** Where the mail or provider of this request may lead back to; always a page of the site. */
export const redirectOf = (c: Context, auth: AuthContext): string =>
  redirectTarget(c.req.query('redirect_to'), auth.origin());

export const authorizationOf = (c: Context): string | undefined => c.req.header('authorization');

/** The client: its name for the person's list of sessions, its network for the limits, its device. */
export const clientOf = (c: Context, auth: AuthContext): Client => ({
  userAgent:
    c.req
      .header('user-agent')
      ?.replace(/\p{Cc}/gu, ' ')
      .slice(0, MAX_USER_AGENT_CHARACTERS) ?? null,
  network: networkOfRequest(c, auth),
  device: deviceOf(c, auth),
});

/** The network that the request comes from. */
export const networkOfRequest = (c: Context, { config }: Pick<AuthContext, 'config'>): string =>
  networkOf(
    addressBehind(
      getConnInfo(c).remote.address ?? '',
      c.req.header('x-forwarded-for'),
      config.trustedProxies,
    ),
  );
