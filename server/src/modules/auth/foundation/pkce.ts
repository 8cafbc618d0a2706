import { createHash, timingSafeEqual } from 'node:crypto';
import { invalid } from './errors.ts';

/** A PKCE challenge (RFC 7636) as a request carries it. */
export interface CodeChallenge {
  challenge: string;
  method: 's256' | 'plain';
}

const CHALLENGE = /^[A-Za-z0-9._~-]+$/;
const MIN_CHARACTERS = 43;
const MAX_CHARACTERS = 128;

/**
 * The challenge of a request; null when it has none.
 * @throws AuthError validation_failed when one of the two is missing, or the challenge is malformed.
 */
export const codeChallengeFrom = (challenge: string, method: string): CodeChallenge | null => {
  if (challenge === '' && method === '') return null;
  if (challenge === '' || method === '') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  const known = method.toLowerCase();
  if (known !== 's256' && known !== 'plain') {
    throw invalid(`unsupported code_challenge method "${method.slice(0, 20)}"`);
  }
  if (challenge.length < MIN_CHARACTERS || challenge.length > MAX_CHARACTERS) {
    throw invalid(`code challenge has to be between ${MIN_CHARACTERS} and ${MAX_CHARACTERS} characters`);
  }
  if (!CHALLENGE.test(challenge)) {
    throw invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  return { challenge, method: known };
};

/** True when the challenge was made from this verifier. */
export const isVerifierOf = (verifier: string, { challenge, method }: CodeChallenge): boolean => {
  const made = method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  const [a, b] = [Buffer.from(made), Buffer.from(challenge)];
  return a.length === b.length && timingSafeEqual(a, b);
};
