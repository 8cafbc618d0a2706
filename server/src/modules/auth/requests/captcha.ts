/**
 * ALTCHA: a small proof of work instead of a puzzle. Nothing is asked of a third party, nobody is watched, and a
 * person at a screen reader has nothing to solve. Challenges are signed, so none is kept; solutions count once.
 */
import { createHash } from 'node:crypto';
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { AuthError } from '../errors.ts';

export interface Captcha {
  challenge(): Promise<Challenge>;
  /**
   * Accepts a solution (base64 of the widget's payload) once.
   * @throws AuthError captcha_failed
   */
  ensureSolved(token: string): Promise<void>;
}

const MINUTE = 60_000;
/** Long enough to fill in a form in a bad moment. */
const CHALLENGE_LIFETIME_MS = 20 * MINUTE;
/** About half a second of work on a laptop, some seconds on an old phone. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, minSteps: 300, maxSteps: 900 };
const MAX_TOKEN_CHARACTERS = 4_096;

export const createCaptcha = (database: Database, secret: string): Captcha => {
  const secrets = { hmacSignatureSecret: `${secret}/challenge`, hmacKeySignatureSecret: `${secret}/key` };
  return {
    challenge: () =>
      createChallenge({
        algorithm: WORK.algorithm,
        cost: WORK.cost,
        counter: randomInt(WORK.minSteps, WORK.maxSteps),
        expiresAt: new Date(Date.now() + CHALLENGE_LIFETIME_MS),
        deriveKey,
        ...secrets,
      }),
    ensureSolved: async (token) => {
      if (token === '') throw refused('no captcha_token found in request');
      const payload = payloadFrom(token);
      if (!payload || !(await isVerified({ ...payload, deriveKey, ...secrets }))) {
        throw refused('the solution is not valid or has expired');
      }
      if (!(await countOnce(database, payload.challenge))) throw refused('the solution was already used');
    },
  };
};

const refused = (reason: string): AuthError =>
  new AuthError(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`);

type Payload = Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>;

const payloadFrom = (token: string): Payload | null => {
  if (token.length > MAX_TOKEN_CHARACTERS) return null;
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Partial<Payload> | null;
    const { challenge, solution } = payload ?? {};
    return challenge?.parameters && solution ? { challenge, solution } : null;
  } catch {
    return null;
  }
};

/** The library throws on parameters that no challenge of ours has. */
const isVerified = async (options: Parameters<typeof verifySolution>[0]): Promise<boolean> => {
  try {
    return (await verifySolution(options)).verified;
  } catch {
    return false;
  }
};

const countOnce = (database: Database, { parameters }: Challenge): Promise<boolean> =>
  database.asSystem('count a captcha solution once', async (tx) => {
    const solutionHash = createHash('sha256').update(`${parameters.nonce}/${parameters.salt}`).digest();
    const counted = await tx.db
      .insertInto('auth.captcha_solutions')
      .values({
        solution_hash: solutionHash,
        expires_at: new Date(Number(parameters.expiresAt) * 1_000 + MINUTE),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('solution_hash')
      .executeTakeFirst();
    // [Note: sweeping] in attempt-limits.ts
    await tx.db
      .deleteFrom('auth.captcha_solutions')
      .where('solution_hash', 'in', (past) =>
        past
          .selectFrom('auth.captcha_solutions')
          .select('solution_hash')
          .where('expires_at', '<', sql<Date>`now()`)
          .forUpdate()
          .skipLocked(),
      )
      .execute();
    return counted !== undefined;
  });
