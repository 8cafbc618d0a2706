/** The table of /auth/v1: each route reads its request, calls one verb, and answers. */
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { SECOND_MS } from '#contract/common/durations.ts';
import { drainBody } from '../../platform/requests/drain-body.ts';
import { readBodyFirst } from '../../platform/requests/read-body-first.ts';
import { inviteBody } from './admin/admin-bodies.ts';
import { invite } from './admin/invite.ts';
import type { Captcha } from './captcha/captcha.ts';
import type { AuthContext } from './context/auth-context.ts';
import * as bodies from './foundation/bodies.ts';
import { AuthError } from './foundation/errors.ts';
import { isAllowedOrigin } from './foundation/redirect-target.ts';
import { readMailStatus } from './mails/mail-ticket.ts';
import { getUser } from './own-account/get-user.ts';
import { lockSession } from './own-account/lock-session.ts';
import { proveSession } from './own-account/prove-session.ts';
import { reauthenticate } from './own-account/reauthenticate.ts';
import { endSession, listSessions } from './own-account/session-list.ts';
import { signOut } from './own-account/sign-out.ts';
import { updateUser } from './own-account/update-user.ts';
import { grantIdToken } from './providers/grant-id-token.ts';
import { type AuthRoute, ofPerson, ofService, open } from './requests/auth-route.ts';
import { judgeBearer } from './requests/bearer-first.ts';
import { type CaptchaGate, captchaGate } from './requests/captcha-gate.ts';
import {
  closeLinks,
  dropSession,
  forgetSession,
  keepContinuedSession,
  openLinks,
  refreshTokenOf,
} from './requests/cookies.ts';
import { authErrorMapper } from './requests/error-responses.ts';
import { inEqualTime } from './requests/in-equal-time.ts';
import { answerNewSession, isSession } from './requests/new-session.ts';
import { authorizationOf, badJson, clientOf, readBody, redirectOf } from './requests/requests.ts';
import { ticketed } from './requests/ticketed.ts';
import { accessConfirmationRoutes } from './routes/access-confirmation-routes.ts';
import { adminRoutes } from './routes/admin-routes.ts';
import { answerDisabled } from './routes/disabled.ts';
import { factorRoutes } from './routes/factor-routes.ts';
import { providerRoutes } from './routes/provider-routes.ts';
import { HEALTH, settingsOf } from './routes/settings.ts';
import { bearerOf } from './sessions/authenticate.ts';
import { grantPassword } from './sign-in/grant-password.ts';
import { grantPkce } from './sign-in/grant-pkce.ts';
import { grantRefreshToken } from './sign-in/grant-refresh-token.ts';
import { otp } from './sign-in/otp.ts';
import { recover } from './sign-in/recover.ts';
import { resend } from './sign-in/resend.ts';
import { signUp } from './sign-in/sign-up.ts';
import { verify } from './sign-in/verify.ts';
import { verifyLink } from './sign-in/verify-link.ts';

const MAX_BODY_BYTES = 64 * 1024;
const JWKS_CACHE = 'public, max-age=600';

/** The routes of /auth/v1, and the application that serves them. */
export interface AuthApp {
  app: Hono;
  routes: AuthRoute[];
}

/** @param captcha null when it is switched off. */
export const createRoutes = (auth: AuthContext, captcha: Captcha | null): AuthApp => {
  const app = new Hono();
  app.onError(authErrorMapper(auth.log));
  app.use(crossOrigin(auth));
  app.post('/logout', async (c, next) => {
    // Also when the session is gone already: this browser wants to be out.
    if (c.req.query('scope') !== 'others') dropSession(c, auth);
    await next();
  });
  app.post('/lock', async (c, next) => {
    // Also when the token of the request has expired: that of the cookie may be a newer one.
    closeLinks(c, auth);
    await next();
  });
  const routes = routesOf(auth, captcha);
  const bodyFirst = [limitedBody, readBodyFirst(badJson)];
  const judge = judgeBearer(auth);
  for (const { method, path, token, run } of routes) {
    app.on(method, [path], ...judge[token], ...bodyFirst, run);
  }
  app.on('ALL', ['*'], ...bodyFirst, answerDisabled);
  return { app, routes };
};

const routesOf = (auth: AuthContext, captcha: Captcha | null): AuthRoute[] => {
  const ensureSolved = captchaGate(auth, captcha);
  const challenge = captcha?.challenge;
  return [
    open('GET', '/health', (c) => c.json(HEALTH)),
    open('GET', '/settings', (c) => c.json(settingsOf(auth.config))),
    open('GET', '/.well-known/jwks.json', (c) =>
      c.json({ keys: auth.keys.published }, 200, { 'Cache-Control': JWKS_CACHE }),
    ),
    ...(challenge ? [open('GET', '/captcha', async (c) => c.json(await challenge()))] : []),

    open('POST', '/signup', async (c) => {
      const body = await readBody(c, bodies.signUpBody);
      await ensureSolved(c, body.gotrue_meta_security);
      const client = clientOf(c, auth);
      const answer = await ticketed(c, auth, 'mails', (auth) =>
        signUp(auth, body, redirectOf(c, auth), client),
      );
      return isSession(answer) ? answerNewSession(c, auth, client, answer) : c.json(answer);
    }),
    open('POST', '/recover', async (c) => {
      const body = await readBody(c, bodies.recoverBody);
      await ensureSolved(c, body.gotrue_meta_security);
      await inEqualTime(ticketed(c, auth, 'mail server', (auth) => recover(auth, body, redirectOf(c, auth))));
      return c.json({});
    }),
    open('POST', '/otp', async (c) => {
      const body = await readBody(c, bodies.otpBody);
      await ensureSolved(c, body.gotrue_meta_security);
      await inEqualTime(ticketed(c, auth, 'mail server', (auth) => otp(auth, body, redirectOf(c, auth))));
      return c.json({});
    }),
    open('POST', '/resend', async (c) => {
      const body = await readBody(c, bodies.resendBody);
      await ensureSolved(c, body.gotrue_meta_security);
      await inEqualTime(ticketed(c, auth, 'mail server', (auth) => resend(auth, body, redirectOf(c, auth))));
      return c.json({});
    }),
    open('POST', '/token', (c) => grant(c, auth, ensureSolved)),
    open('DELETE', '/token', (c) => {
      forgetSession(c, auth);
      return c.body(null, 204);
    }),
    open('POST', '/verify', async (c) => {
      const client = clientOf(c, auth);
      const answer = await verify(auth, await readBody(c, bodies.verifyBody), client);
      return isSession(answer) ? answerNewSession(c, auth, client, answer) : c.json(answer);
    }),
    open('GET', '/verify', async (c) => {
      // Mail filters look at links before their reader does; looking must not use them up.
      if (c.req.method === 'HEAD') return c.body(null, 204);
      const { token = '', type = '', redirect_to: redirectTo, proof = '' } = c.req.query();
      return c.redirect(await verifyLink(auth, { token, type, redirectTo, proof }, clientOf(c, auth)), 303);
    }),
    ofPerson('GET', '/user', async (c) => c.json(await getUser(auth, authorizationOf(c)))),
    ofPerson('PUT', '/user', async (c) => {
      const body = await readBody(c, bodies.userUpdateBody);
      const user = await ticketed(c, auth, 'mails', (auth) =>
        updateUser(auth, authorizationOf(c), body, redirectOf(c, auth), clientOf(c, auth)),
      );
      return c.json(user);
    }),
    ofPerson('GET', '/reauthenticate', async (c) => {
      await ticketed(c, auth, 'mails', (auth) => reauthenticate(auth, authorizationOf(c)));
      return c.json({});
    }),
    open('GET', '/mail-status/:ticket', async (c) =>
      c.json({ status: await readMailStatus(auth, c.req.param('ticket')) }),
    ),
    ofPerson('POST', '/reauthenticate', async (c) => {
      const body = await readBody(c, bodies.proofBody);
      const shown = await proveSession(auth, authorizationOf(c), body, clientOf(c, auth));
      const token = bearerOf(authorizationOf(c));
      const { exp } = await auth.tokens.claims(token);
      openLinks(c, auth, token, Math.floor(exp - Date.now() / SECOND_MS));
      return c.json(shown);
    }),
    ofPerson('POST', '/lock', async (c) => {
      await lockSession(auth, authorizationOf(c));
      return c.body(null, 204);
    }),
    ofPerson('GET', '/sessions', async (c) =>
      c.json({ sessions: await listSessions(auth, authorizationOf(c)) }),
    ),
    ofPerson('DELETE', '/sessions/:id', async (c) => {
      await endSession(auth, authorizationOf(c), c.req.param('id'));
      return c.body(null, 204);
    }),
    ofPerson('POST', '/logout', async (c) => {
      await signOut(auth, authorizationOf(c), c.req.query('scope'));
      return c.body(null, 204);
    }),
    ...providerRoutes(auth, ensureSolved),
    ...factorRoutes(auth),
    ...accessConfirmationRoutes(auth),
    ...adminRoutes(auth),
    ofService('POST', '/invite', async (c) =>
      c.json(await invite(auth, await readBody(c, inviteBody), redirectOf(c, auth))),
    ),
    // For every method and path, so that the answer does not tell what is there.
    ofService('ALL', '/admin/*', answerDisabled),
    ofService('ALL', '/invite', answerDisabled),
  ];
};

const grant = async (c: Context, auth: AuthContext, ensureSolved: CaptchaGate): Promise<Response> => {
  const grantType = c.req.query('grant_type');
  switch (grantType) {
    case 'password': {
      const body = await readBody(c, bodies.passwordGrantBody);
      await ensureSolved(c, body.gotrue_meta_security);
      const client = clientOf(c, auth);
      return answerNewSession(c, auth, client, await grantPassword(auth, body, client));
    }
    case 'refresh_token': {
      const { refresh_token } = await readBody(c, bodies.refreshTokenGrantBody);
      const token = refresh_token || refreshTokenOf(c, auth) || '';
      const answer = await grantRefreshToken(auth, token);
      keepContinuedSession(c, auth, answer);
      return c.json(answer);
    }
    case 'pkce': {
      const client = clientOf(c, auth);
      const answer = await grantPkce(auth, await readBody(c, bodies.pkceGrantBody), client);
      return answerNewSession(c, auth, client, answer);
    }
    case 'id_token': {
      const body = await readBody(c, bodies.idTokenGrantBody);
      const client = clientOf(c, auth);
      const answer = await grantIdToken(auth, body, { client, authorization: authorizationOf(c) });
      return answerNewSession(c, auth, client, answer);
    }
    case 'web3':
      throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
    default:
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  }
};

const limitedBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: async (c) => {
    await drainBody(c);
    throw new AuthError(413, 'request_entity_too_large', 'Request body is too large');
  },
});

/** Only our own pages may read the answers; no cookie is ever asked for across origins. */
const crossOrigin = (auth: AuthContext) =>
  cors({
    origin: (origin) => (isAllowedOrigin(origin, auth.origin()) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [
      'Accept',
      'Authorization',
      'Content-Type',
      'apikey',
      'X-Client-Info',
      'X-Supabase-Api-Version',
    ],
    exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version'],
  });
