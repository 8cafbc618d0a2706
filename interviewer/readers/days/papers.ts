/** Days that stand on papers: of birth, of a certificate. */
import type { Word } from '../../text/words.ts';

/** As written, since "né" without its accent is a negation. */
const PAPERS =
  /^(?:née?s?|nee|naissance|certificats?|attestations?|ordonnances?|(?:anti|post)?datée?s?|datee)$/;

/** "Née le", "un certificat du". */
export const isOfPapers = ({ raw }: Word): boolean => PAPERS.test(raw.toLowerCase().normalize('NFC'));
