import { randomInt } from 'node:crypto';

const CODE_DIGITS = 8;

/** A new code of a share, to be told by another way than its link. */
export const createCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
