/** /factors: second factors and recovery codes. */
import type { Context } from 'hono';
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
import { type AuthRoute, ofPerson } from '../requests/auth-route.ts';
import { keepContinuedSession } from '../requests/cookies.ts';
import { authorizationOf, readBody } from '../requests/requests.ts';
import type { SessionAnswer } from '../sessions/session-answer.ts';

export const factorRoutes = (auth: AuthContext): AuthRoute[] => {
  const raised = (c: Context, answer: SessionAnswer): Response => {
    keepContinuedSession(c, auth, answer);
    return c.json(answer);
  };
  const regenerate = async (c: Context) => c.json(await generateRecoveryCodes(auth, authorizationOf(c)));
  return [
    ofPerson('GET', '/factors/recovery-codes', async (c) =>
      c.json(await recoveryCodesStatus(auth, authorizationOf(c))),
    ),
    ofPerson('POST', '/factors/recovery-codes', regenerate),
    ofPerson('POST', '/factors/recovery-codes/regenerate', regenerate),
    ofPerson('DELETE', '/factors/recovery-codes', async (c) =>
      c.json(await removeRecoveryCodes(auth, authorizationOf(c))),
    ),
    ofPerson('POST', '/factors/recovery-codes/verify', async (c) => {
      const { code } = await readBody(c, recoveryCodeBody);
      return raised(c, await verifyRecoveryCode(auth, authorizationOf(c), code));
    }),

    ofPerson('POST', '/factors', async (c) =>
      c.json(await enrollFactor(auth, authorizationOf(c), await readBody(c, enrollBody))),
    ),
    ofPerson('POST', '/factors/:id/challenge', async (c) =>
      c.json(await challengeFactor(auth, authorizationOf(c), c.req.param('id'))),
    ),
    ofPerson('POST', '/factors/:id/verify', async (c) => {
      const body = await readBody(c, factorVerifyBody);
      return raised(c, await verifyFactor(auth, authorizationOf(c), c.req.param('id'), body));
    }),
    ofPerson('DELETE', '/factors/:id', async (c) =>
      c.json(await unenrollFactor(auth, authorizationOf(c), c.req.param('id'))),
    ),
  ];
};
