import type { Context, Hono, MiddlewareHandler } from 'hono';
import { drainBody } from '../../../platform/requests/drain-body.ts';
import { ensureAdmin } from '../admin/authorize-admin.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { claimed } from '../sessions/authenticate.ts';
import { authorizationOf } from './requests.ts';

type Routes = readonly [methods: string[], path: string];

/** What a signed-in person asks for; `/*` stands for everything below, and for the path itself. */
const OF_A_PERSON: Routes[] = [
  [['GET', 'PUT'], '/user'],
  [['GET', 'POST'], '/reauthenticate'],
  [['GET', 'DELETE'], '/sessions/*'],
  [['GET', 'POST', 'DELETE'], '/factors/*'],
  [['GET', 'POST'], '/confirmation'],
  [['POST'], '/confirmation/verify'],
  [['POST'], '/logout'],
];
/** There only where a provider is configured; `disabled.ts` answers otherwise. */
const OF_A_PERSON_WITH_PROVIDERS: Routes[] = [[['GET', 'DELETE'], '/user/identities/*']];
/** Whatever the method: what is there is nobody else's to know. */
const OF_THE_SERVICE = ['/admin/*', '/invite'];

/**
 * Judges the bearer token of every route that needs one before anything of its body is looked at: without a right one
 * no body, however large or broken, is answered by more than 401 or 403. To be called before what reads bodies. Whether
 * the session still lives is asked later, in the transaction that does the work.
 */
export const judgeBearersFirst = (routes: Hono, auth: AuthContext): void => {
  const ofAPerson = before((c) => claimed(auth, authorizationOf(c)));
  const personal = auth.providers.some ? [...OF_A_PERSON, ...OF_A_PERSON_WITH_PROVIDERS] : OF_A_PERSON;
  for (const [methods, path] of personal) routes.on(methods, path, ofAPerson);
  const ofTheService = before((c) => ensureAdmin(auth, authorizationOf(c)));
  for (const path of OF_THE_SERVICE) routes.use(path, ofTheService);
};

const before =
  (judge: (c: Context) => Promise<unknown>): MiddlewareHandler =>
  async (c, next) => {
    try {
      await judge(c);
    } catch (error) {
      // Nothing has read it, and a connection with a half-sent body on it loses the answer.
      await drainBody(c).catch(() => undefined);
      throw error;
    }
    await next();
  };
