/**
 * ALTCHA: a small proof of work instead of a puzzle. It asks no third party, tracks nobody, and needs no solving by a
 * person with a screen reader. Challenges are signed and not stored; each solution counts once.
 */
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { MINUTE_MS } from '#contract/common/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Captcha } from './captcha.ts';
import { captchaAlreadyUsed, captchaRefused, noCaptchaToken } from './captcha-errors.ts';
import { countSolutionOnce } from './solution-writer.ts';

/** Long enough to fill in a form under stress. */
const CHALLENGE_LIFETIME_MS = 20 * MINUTE_MS;
/** About half a second of work on a laptop, some seconds on an old phone. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, minSteps: 300, maxSteps: 900 };
const MAX_TOKEN_CHARACTERS = 4_096;

export const createAltcha = (database: Database, secret: string): Captcha => {
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
      if (token === '') throw noCaptchaToken();
      const payload = payloadFrom(token);
      if (!payload || !(await isVerified({ ...payload, deriveKey, ...secrets }))) {
        throw captchaRefused('the solution is not valid or has expired');
      }
      if (!(await countOnce(database, payload.challenge))) throw captchaAlreadyUsed();
    },
  };
};

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

/** The library throws for parameters that our challenges never have. */
const isVerified = async (options: Parameters<typeof verifySolution>[0]): Promise<boolean> => {
  try {
    return (await verifySolution(options)).verified;
  } catch {
    return false;
  }
};

const countOnce = (database: Database, { parameters }: Challenge): Promise<boolean> =>
  countSolutionOnce(
    database,
    `${parameters.nonce}/${parameters.salt}`,
    new Date(Number(parameters.expiresAt) * 1_000 + MINUTE_MS),
  );
