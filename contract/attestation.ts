/** The blank form on which a witness writes what they saw or heard. */
import * as z from 'zod/mini';

/** `GET /api/attestation` */
export const attestationQuery = z.object({ language: z._default(z.enum(['fr', 'en']), 'fr') });
export type AttestationLanguage = z.infer<typeof attestationQuery>['language'];
