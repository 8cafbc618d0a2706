/**
 * Computes one share of an ALTCHA proof of work off the main thread. It is built into a single file: the answer that
 * carries it has a policy that lets it load nothing else.
 */
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/web/sha';
import type { DeriveKeyFunction } from 'altcha-lib/types';
import { handler } from 'altcha-lib/workers/shared';

const deriveKey: DeriveKeyFunction = (parameters, ...rest) =>
  (parameters.algorithm.startsWith('PBKDF2/') ? derivePbkdf2 : deriveSha)(parameters, ...rest);

handler({ deriveKey });
