/** /confirmation: confirming a held session. Beyond GoTrue. */
import type { AuthContext } from '../context/auth-context.ts';
import { confirmationAnswerBody, confirmationCodeBody } from '../foundation/bodies.ts';
import { answerAccessConfirmation, confirmSession } from '../held/confirm-session.ts';
import { accessConfirmationStatus, mailAccessConfirmation } from '../held/mail-access-confirmation.ts';
import { type AuthRoute, ofPerson, open } from '../requests/auth-route.ts';
import { authorizationOf, clientOf, readBody } from '../requests/requests.ts';
import { ticketed } from '../requests/ticketed.ts';

export const accessConfirmationRoutes = (auth: AuthContext): AuthRoute[] => [
  ofPerson('GET', '/confirmation', async (c) =>
    c.json(await accessConfirmationStatus(auth, authorizationOf(c))),
  ),
  ofPerson('POST', '/confirmation', async (c) => {
    await ticketed(c, auth, 'mails', (auth) => mailAccessConfirmation(auth, authorizationOf(c)));
    return c.json({});
  }),
  ofPerson('POST', '/confirmation/verify', async (c) => {
    const { code } = await readBody(c, confirmationCodeBody);
    await confirmSession(auth, authorizationOf(c), code, clientOf(c, auth));
    return c.json({});
  }),
  // Its proof is the token of a mail.
  open('POST', '/confirmation/answer', async (c) => {
    const { token, is_mine: isMine } = await readBody(c, confirmationAnswerBody);
    await answerAccessConfirmation(auth, { token, isMine });
    return c.json({});
  }),
];
