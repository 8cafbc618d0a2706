/** /factors: second factors and recovery codes. */
import { type Context, Hono } from 'hono';
import type { AuthContext } from '../context/auth-context.ts';
import { challengeFactor } from '../factors/challenge-factor.ts';
import { enrollFactor } from '../factors/enroll-factor.ts';
import {
  generateRecoveryCodes,
  recoveryCodesStatus,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from '../factors/recovery-codes.ts';
import { unenrollFactor } from '../factors/unenroll-factor.ts';
import { verifyFactor } from '../factors/verify-factor.ts';
import { enrollBody, factorVerifyBody, recoveryCodeBody } from '../foundation/bodies.ts';
import { keepContinuedSession } from '../requests/cookies.ts';
import { authorizationOf, readBody } from '../requests/requests.ts';
import type { SessionAnswer } from '../sessions/session-answer.ts';

export const factorRoutes = (auth: AuthContext): Hono => {
  const routes = new Hono();
  const raised = (c: Context, answer: SessionAnswer): Response => {
    keepContinuedSession(c, auth, answer);
    return c.json(answer);
  };
  routes.get('/recovery-codes', async (c) => c.json(await recoveryCodesStatus(auth, authorizationOf(c))));
  routes.on('POST', ['/recovery-codes', '/recovery-codes/regenerate'], async (c) =>
    c.json(await generateRecoveryCodes(auth, authorizationOf(c))),
  );
  routes.delete('/recovery-codes', async (c) => c.json(await removeRecoveryCodes(auth, authorizationOf(c))));
  routes.post('/recovery-codes/verify', async (c) => {
    const { code } = await readBody(c, recoveryCodeBody);
    return raised(c, await verifyRecoveryCode(auth, authorizationOf(c), code));
  });

  routes.post('/', async (c) =>
    c.json(await enrollFactor(auth, authorizationOf(c), await readBody(c, enrollBody))),
  );
  routes.post('/:id/challenge', async (c) =>
    c.json(await challengeFactor(auth, authorizationOf(c), c.req.param('id'))),
  );
  routes.post('/:id/verify', async (c) => {
    const body = await readBody(c, factorVerifyBody);
    return raised(c, await verifyFactor(auth, authorizationOf(c), c.req.param('id'), body));
  });
  routes.delete('/:id', async (c) =>
    c.json(await unenrollFactor(auth, authorizationOf(c), c.req.param('id'))),
  );
  return routes;
};
