import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { DossierDocument } from '#verifier/dossier/format.ts';

/**
 * One value for all that a document shows, whichever dossier it is of and whenever: what a person saw in the preview, and what a
 * dossier is made of, are the same where it is the same. SHA-256 in hex.
 */
export const fingerprintOf = (document: DossierDocument): string =>
  createHash('sha256')
    .update(canonicalize({ ...document, dossier_id: '', taken_at: '' }) as string)
    .digest('hex');
