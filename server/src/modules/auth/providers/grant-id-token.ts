import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { Account } from '../accounts/account.ts';
import { readAccount } from '../accounts/user-reader.ts';
import type { AuthContext, Client } from '../context/auth-context.ts';
import type { IdTokenGrantBody } from '../foundation/bodies.ts';
import { AuthError } from '../foundation/errors.ts';
import type { OpenIdProvider } from '../openid/open-id-provider.ts';
import { ProviderFailure } from '../openid/provider-failure.ts';
import { identityFrom, type ProviderIdentity } from '../openid/provider-identity.ts';
import { verifyIdToken } from '../openid/verify-id-token.ts';
import { ensureSecondFactor } from '../sessions/assurance.ts';
import { asAuthenticated } from '../sessions/authenticate.ts';
import { type SessionAnswer, sessionAnswer } from '../sessions/session-answer.ts';
import { ensureProven } from '../sessions/session-proof.ts';
import { type OpenedSession, openSession } from '../sessions/session-writer.ts';
import { linkIdentity } from './link-identity.ts';
import { type Settled, settleAccount, settlingRaces } from './settle-account.ts';

const badRequest = (message: string): AuthError =>
  new AuthError(400, 'validation_failed', message, { oauthError: 'invalid request' });

/**
 * Signs in with an ID token that an app got from the provider itself. With `link_identity`, adds the provider to the
 * account that asks.
 * @throws AuthError validation_failed, provider_disabled, unexpected_failure when the provider cannot be reached; those
 *   of `settleAccount`, of `linkIdentity` and, with `link_identity`, insufficient_aal and those of `ensureProven` and
 *   `asAuthenticated`.
 */
export const grantIdToken = async (
  auth: AuthContext,
  body: IdTokenGrantBody,
  { client, authorization }: { client: Client; authorization: string | undefined },
): Promise<SessionAnswer> => {
  const provider = auth.providers.byName(body.provider);
  if (!provider) throw new AuthError(400, 'provider_disabled', 'Provider (issuer) is not enabled');
  if (body.id_token === '') throw badRequest('Bad ID token: id_token required');
  const identity = await identityOf(auth, provider, body);
  const outcome = await settlingRaces(() =>
    body.link_identity
      ? asAuthenticated(auth, authorization, 'link an identity', (tx, who) => {
          ensureSecondFactor(who);
          ensureProven(who);
          return open(auth, tx, client, linkIdentity(auth, tx, who.account.user.id, identity));
        })
      : auth.database.asSystem('sign in with an ID token', (tx) =>
          open(auth, tx, client, settleAccount(auth, tx, identity, auth.origin())),
        ),
  );
  if ('refused' in outcome) throw outcome.refused;
  const { account, opened } = outcome;
  const [user_id, session_id] = [account.user.id, opened.session.id];
  auth.log.info({ event: 'sign_in', user_id, session_id, method: 'id_token' });
  return await sessionAnswer(auth, account, opened);
};

const identityOf = async (
  auth: AuthContext,
  provider: OpenIdProvider,
  body: IdTokenGrantBody,
): Promise<ProviderIdentity> => {
  try {
    return identityFrom(provider, await verifyIdToken(provider, body));
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    auth.log.warn({ event: 'provider_failed', provider: provider.name, reason: error.reason });
    throw new AuthError(503, 'unexpected_failure', 'The provider cannot be reached');
  }
};

const open = async (
  auth: AuthContext,
  tx: SystemTransaction,
  client: Client,
  settling: Promise<Settled>,
): Promise<{ account: Account; opened: OpenedSession } | { refused: AuthError }> => {
  const settled = await settling;
  if ('refused' in settled) return settled;
  const opened = await openSession(auth, tx, settled.userId, 'oauth', client, settled.openedBy);
  return { opened, account: (await readAccount(tx, settled.userId)) as Account };
};
