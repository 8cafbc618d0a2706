import { hasSqlState, SQLSTATE } from '../../../platform/database/errors.ts';
import { type UserView, userView } from '../accounts/user-view.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { ensureEmail } from '../foundation/email-address.ts';
import { invalid } from '../foundation/errors.ts';
import { ensureMetadata } from '../foundation/metadata.ts';
import { ensureStrongPassword } from '../foundation/password.ts';
import { linkOf } from '../mails/post.ts';
import type { GenerateLinkBody } from './admin-bodies.ts';
import { findAccount } from './find-account.ts';
import { issueLink, LINK_TYPES, type LinkRequest } from './issue-link.ts';
import { throwTaken } from './taken.ts';

/** The user's fields, and beside them what a mail would have carried. */
export type GeneratedLink = UserView & {
  action_link: string;
  email_otp: string;
  hashed_token: string;
  verification_type: string;
  redirect_to: string;
};

/**
 * Issues the link and code of a mail but mails nothing: the operator hands them over. They are valid like those of a
 * mail.
 * @throws AuthError validation_failed, weak_password, email_exists, user_not_found.
 */
export const generateLink = async (
  auth: AuthContext,
  body: GenerateLinkBody,
  redirectTo: string,
): Promise<GeneratedLink> => {
  const request = await requestFrom(auth, body);
  const { account, issued } = await issue(auth, request)
    // Another request created the account first: now it exists.
    .catch((error: unknown) => {
      if (!hasSqlState(error, SQLSTATE.uniqueViolation)) throw error;
      return issue(auth, request);
    })
    .catch(throwTaken);
  const { token, type, verifiedAs } = issued;
  auth.log.info({ event: 'link_generated', type, user_id: account.user.id });
  return {
    ...userView(account),
    action_link: linkOf(auth, token, verifiedAs, redirectTo),
    email_otp: token.code,
    hashed_token: token.tokenHash,
    verification_type: type,
    redirect_to: redirectTo,
  };
};

const issue = (auth: AuthContext, request: LinkRequest) =>
  auth.database.asSystem('generate a link', async (tx) => {
    const issued = await issueLink(auth, tx, request);
    return { issued, account: await findAccount(tx, issued.userId) };
  });

const requestFrom = async (auth: AuthContext, body: GenerateLinkBody): Promise<LinkRequest> => {
  const type = LINK_TYPES.find((known) => known === body.type);
  if (!type) throw invalid(`Invalid email action link type requested: ${LINK_TYPES.join(', ')} are known`);
  const email = ensureEmail(body.email);
  const isChange = type === 'email_change_current' || type === 'email_change_new';
  if (type === 'signup' && body.password === '') throw invalid('Signup requires a valid password');
  if (type === 'signup') ensureStrongPassword(body.password, auth.config.passwordMinCharacters);
  return {
    type,
    email,
    newEmail: isChange ? ensureEmail(body.new_email) : '',
    metadata: ensureMetadata(body.data),
    passwordHash: type === 'signup' ? await auth.passwords.hash(body.password) : null,
  };
};
