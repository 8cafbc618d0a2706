import { parseOptions } from '@node-rs/argon2';
import { invalid } from '../foundation/errors.ts';

/** PHC form of Argon2id, version 1.3, without the optional key and data. */
const ARGON2ID =
  /^\$argon2id\$v=19\$m=\d{1,7},t=\d{1,3},p=\d{1,3}\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{22,172}$/;
/** Four times the memory of our own hashes. A hash that costs more would delay the sign-ins of others. */
const MAX_MEMORY_KIB = 256 * 1_024;
const MAX_PASSES = 12;
const MAX_LANES = 16;

/**
 * Checks a password hash from another system; returns it as it is stored here.
 * @throws AuthError validation_failed for another algorithm, and for a hash that is too expensive to compare.
 */
export const ensurePasswordHash = (hash: string): string => {
  const options = ARGON2ID.test(hash) ? parsed(hash) : null;
  if (!options) throw invalid('The password hash must be Argon2id in PHC form');
  const { memoryCost, timeCost, parallelism } = options;
  if (memoryCost > MAX_MEMORY_KIB || timeCost > MAX_PASSES || parallelism > MAX_LANES) {
    throw invalid(
      `The password hash must not cost more than m=${MAX_MEMORY_KIB}, t=${MAX_PASSES}, p=${MAX_LANES}`,
    );
  }
  return hash;
};

const parsed = (hash: string): ReturnType<typeof parseOptions> | null => {
  try {
    return parseOptions(hash);
  } catch {
    return null;
  }
};
