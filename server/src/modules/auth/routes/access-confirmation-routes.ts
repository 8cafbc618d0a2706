/** /confirmation: confirming a held session. Beyond GoTrue. */
import { Hono } from 'hono';
import type { AuthContext } from '../context/auth-context.ts';
import { confirmationAnswerBody, confirmationCodeBody } from '../foundation/bodies.ts';
import { answerAccessConfirmation, confirmSession } from '../held/confirm-session.ts';
import { accessConfirmationStatus, mailAccessConfirmation } from '../held/mail-access-confirmation.ts';
import { authorizationOf, clientOf, readBody } from '../requests/requests.ts';
import { ticketed } from '../requests/ticketed.ts';

export const accessConfirmationRoutes = (auth: AuthContext): Hono => {
  const routes = new Hono();
  routes.get('/', async (c) => c.json(await accessConfirmationStatus(auth, authorizationOf(c))));
  routes.post('/', async (c) => {
    await ticketed(c, auth, 'mails', (auth) => mailAccessConfirmation(auth, authorizationOf(c)));
    return c.json({});
  });
  routes.post('/verify', async (c) => {
    const { code } = await readBody(c, confirmationCodeBody);
    await confirmSession(auth, authorizationOf(c), code, clientOf(c, auth));
    return c.json({});
  });
  routes.post('/answer', async (c) => {
    const { token, is_mine: isMine } = await readBody(c, confirmationAnswerBody);
    await answerAccessConfirmation(auth, { token, isMine });
    return c.json({});
  });
  return routes;
};
