import { createHash } from 'node:crypto';

/** What is kept of a proof that somebody has the whole link (`shareProof`). It has 256 bits and cannot be guessed: a plain hash is enough. */
export const hashOfProof = (proof: string): Buffer => createHash('sha256').update(proof).digest();
