import type { Context } from 'hono';
import { DOSSIER_PATHS } from '#verifier/dossier/format.ts';
import type { Actor } from '../../platform/database/database.ts';
import { requireProvenSession } from '../../platform/database/proven-session.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import type { ApiEnv } from '../../platform/requests/requests.ts';
import { answerWith, dispositionOf, opening } from '../files/index.ts';
import { type DossierPart, readStoredDossier } from './dossier-rows.ts';
import type { DossierServices } from './dossier-services.ts';
import { openDossierArchive } from './open-archive.ts';

/** What of a dossier is saved. */
export type SavedAs = 'zip' | 'pdf';

const TYPES: Readonly<Record<SavedAs, string>> = { zip: 'application/zip', pdf: 'application/pdf' };

/**
 * Answers with the ZIP, or with the PDF that stands in it, to be saved. A link that is opened as a page leads to the page of
 * dossiers where it does not open, which asks: a problem document is nothing to read.
 * @throws ProblemError `not_found` also where it is not ready; `proof_required`; `range_not_satisfiable`
 */
export const sendDossier = async (
  { database, store, log, productSlug }: Pick<DossierServices, 'database' | 'store' | 'log' | 'productSlug'>,
  actor: Actor,
  dossierId: string,
  savedAs: SavedAs,
  c: Context<ApiEnv>,
): Promise<Response> => {
  try {
    const { stored, archive } = await database.asReader(actor, async (tx) => {
      const found = await readStoredDossier(tx, dossierId);
      if (!found) throw new ProblemError('not_found');
      await requireProvenSession(tx);
      return { stored: found, archive: await openDossierArchive(tx, store, found) };
    });
    const { start, end } = savedAs === 'zip' ? { start: 0, end: stored.size } : pdfIn(stored.parts);
    const file = {
      size: end - start,
      stream: (range = { start: 0, end: end - start }) =>
        archive.stream({ start: start + range.start, end: start + range.end }),
    };
    const name = `${productSlug}-dossier-${stored.takenAt.toISOString().slice(0, 10)}.${savedAs}`;
    const content = { name, type: TYPES[savedAs], size: file.size, open: opening(file, log) };
    return await answerWith(c, content, {
      disposition: dispositionOf('attachment', name),
      etag: `"${dossierId}-${savedAs}"`,
    });
  } catch (error) {
    const isRefused = error instanceof ProblemError && error.code === 'proof_required';
    if (!isRefused || c.req.header('sec-fetch-dest') !== 'document') throw error;
    return c.redirect('/export', 303);
  }
};

const pdfIn = (parts: readonly DossierPart[]): DossierPart => {
  const pdf = parts.find(({ path }) => path === DOSSIER_PATHS.pdf);
  if (!pdf) throw new ProblemError('not_found');
  return pdf;
};
