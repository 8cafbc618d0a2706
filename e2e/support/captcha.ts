import { type Challenge, type Payload, solveChallenge } from 'altcha-lib';
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/sha';

/** Does the captcha's sum, as the page's worker does. The token for `gotrue_meta_security`. */
export const solveCaptcha = async (server: string): Promise<string> => {
  const challenge = (await (await fetch(`${server}/auth/v1/captcha`)).json()) as Challenge;
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2/') ? derivePbkdf2 : deriveSha;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved');
  return Buffer.from(JSON.stringify({ challenge, solution } satisfies Payload)).toString('base64');
};
