import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import { hasSqlState, SQLSTATE } from '../../../platform/database/errors.ts';
import { hasVerifiedFactor } from '../accounts/account.ts';
import type { AuthContext } from '../context/auth-context.ts';
import type { EnrollBody } from '../foundation/bodies.ts';
import { AuthError, invalid } from '../foundation/errors.ts';
import { asAuthenticatedInTurn } from '../sessions/authenticate.ts';
import { ensureProven } from '../sessions/session-proof.ts';
import { sealFactorSecret } from './factor-secret.ts';
import { createTotpSecret } from './totp.ts';

export interface EnrolledFactor {
  id: string;
  type: 'totp';
  friendly_name: string;
  totp: { qr_code: string; secret: string; uri: string };
}

const MAX_FACTORS = 10;
/** An enrolment that was not finished after this time is deleted. */
const UNVERIFIED_HOURS = 24;
const MAX_NAME_CHARACTERS = 80;
/** See `createTotpSecret`. */
const MAX_ISSUER_CHARACTERS = 64;

const nameConflict = (name: string): AuthError =>
  new AuthError(
    422,
    'mfa_factor_name_conflict',
    `A factor with the friendly name "${name}" for this user already exists`,
  );

/**
 * Begins the enrolment of a second factor. Its secret is shown once; it counts after the first right code.
 * @throws AuthError validation_failed, mfa_phone_enroll_not_enabled, mfa_webauthn_enroll_not_enabled,
 *   mfa_factor_name_conflict, too_many_enrolled_mfa_factors, insufficient_aal; those of `ensureProven` and
 *   `asAuthenticated`.
 */
export const enrollFactor = async (
  auth: AuthContext,
  authorization: string | undefined,
  body: EnrollBody,
): Promise<EnrolledFactor> => {
  ensureTotp(body.factor_type);
  const name = body.friendly_name.trim();
  if ([...name].length > MAX_NAME_CHARACTERS) throw invalid('The friendly name is too long');
  const issuer = body.issuer.trim() || auth.config.productName;
  if ([...issuer].length > MAX_ISSUER_CHARACTERS) throw invalid('The issuer is too long');
  try {
    return await asAuthenticatedInTurn(auth, authorization, 'enrol a factor', async (tx, who) => {
      const { account, session } = who;
      const { user } = account;
      if (hasVerifiedFactor(account.factors) && session.aal !== 'aal2') {
        throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
      }
      ensureProven(who);
      const forgotten = await deleteUnfinished(tx, user.id, name);
      if (account.factors.length - forgotten >= MAX_FACTORS) {
        throw new AuthError(
          422,
          'too_many_enrolled_mfa_factors',
          'Maximum number of verified factors reached, unenroll to continue',
        );
      }
      const factorId = uuidv7();
      const { secret, uri, qrCode } = createTotpSecret(issuer, user.email ?? user.id);
      await tx.db
        .insertInto('auth.mfa_factors')
        .values({
          id: factorId,
          user_id: user.id,
          factor_type: 'totp',
          friendly_name: name,
          sealed_secret: await sealFactorSecret(auth, tx, { userId: user.id, factorId, secret }),
        })
        .execute();
      auth.log.info({ event: 'factor_enrolled', user_id: user.id, factor_id: factorId });
      return {
        id: factorId,
        type: 'totp' as const,
        friendly_name: name,
        totp: { qr_code: qrCode, secret, uri },
      };
    });
  } catch (error) {
    if (hasSqlState(error, SQLSTATE.uniqueViolation)) throw nameConflict(name);
    throw error;
  }
};

const ensureTotp = (type: string): void => {
  switch (type) {
    case 'totp':
      return;
    case 'phone':
      throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
    case 'webauthn':
      throw new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
    default:
      throw invalid('factor_type needs to be totp, phone, or webauthn');
  }
};

/** Deletes enrolments that are too old, and the one with the same name. Returns how many. */
const deleteUnfinished = async (tx: SystemTransaction, userId: string, name: string): Promise<number> => {
  const { numDeletedRows } = await tx.db
    .deleteFrom('auth.mfa_factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .where((is) =>
      is.or([
        is('friendly_name', '=', name),
        is('created_at', '<', sql<Date>`now() - make_interval(hours => ${UNVERIFIED_HOURS})`),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
