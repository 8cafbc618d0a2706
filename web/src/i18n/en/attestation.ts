import type { Translation } from '../catalogues.ts';
import type fr from '../fr/attestation.ts';

/** Texts of features/attestation. */
export default {
  title: 'A blank statement, for a witness',
  what: 'A form to print and give to somebody who saw or heard something. Nothing of you stands in it.',
  rules: {
    hand: 'The witness writes, dates and signs it by hand. Never write in their place, and do not tell them what to write.',
    seen: 'They tell only what they saw or heard themselves.',
    identity: 'They enclose a copy of an identity document that bears their signature.',
    punished: 'A false statement is punished by law (article 441-7 of the French penal code).',
  },
  official:
    'The official form, Cerfa no. 11527*03, is free on service-public.fr and in French. It asks for the same things (article 202 of the French code of civil procedure).',
  save: 'Save the blank form (PDF)',
  fileName: 'statement-of-a-witness.pdf',
} satisfies Translation<typeof fr>;
