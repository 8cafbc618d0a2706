import type { Context, Env } from 'hono';

/** A row of the table of /auth/v1 (routes.ts). */
export interface AuthRoute {
  /** `ALL` for every method that no earlier row of the path has. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'ALL';
  /** Below /auth/v1. */
  path: string;
  /** Whose access token is checked before anything of the body is read (bearer-first.ts). */
  token: 'none' | 'person' | 'service';
  run: Run<string>;
}

type Run<Path extends string> = (c: Context<Env, Path>) => Response | Promise<Response>;

const asking =
  (token: AuthRoute['token']) =>
  <Path extends string>(method: AuthRoute['method'], path: Path, run: Run<Path>): AuthRoute => ({
    method,
    path,
    token,
    run,
  });

/** A route that needs no access token. */
export const open = asking('none');
/** A route of a signed-in person. */
export const ofPerson = asking('person');
/** A route for clients with a token of the service. */
export const ofService = asking('service');
