import type { Context } from 'hono';
import { type Actor, whileClosing } from '../../../platform/database/database.ts';
import { requireProvenSession } from '../../../platform/database/proven-session.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import type { ApiEnv } from '../../../platform/requests/requests.ts';
import { answerWith, dispositionOf, openFile, opening } from '../../files/index.ts';
import type { ExportServices } from '../my-data-services.ts';
import { readStoredExport } from './export-rows.ts';

/**
 * Answers with the archive, or a part of it, to be saved. A link that is opened as a page leads to the page of one's data where
 * it does not open, which asks: a problem document is nothing to read.
 * @throws ProblemError `not_found` also when it is over; `proof_required`; `range_not_satisfiable`
 */
export const sendExport = async (
  services: ExportServices,
  actor: Actor,
  exportId: string,
  c: Context<ApiEnv>,
): Promise<Response> => {
  const { database, store, log, now, productSlug } = services;
  try {
    const { archive, cipher } = await database.asReader(whileClosing(actor), async (tx) => {
      const found = await readStoredExport(tx, exportId, now());
      if (!found) throw new ProblemError('not_found');
      await requireProvenSession(tx);
      return { archive: found, cipher: (await tx.box()).fileCipher(exportId, found.key) };
    });
    const { size, objectKey } = archive;
    const file = openFile(cipher, size, (start, end) => store.get(objectKey, { start, end }));
    const name = `${productSlug}-${archive.taken_at.toISOString().slice(0, 10)}.zip`;
    const content = { name, type: 'application/zip', size, open: opening(file, log) };
    return await answerWith(c, content, {
      disposition: dispositionOf('attachment', name),
      etag: `"${exportId}"`,
    });
  } catch (error) {
    const isRefused = error instanceof ProblemError && error.code === 'proof_required';
    if (!isRefused || c.req.header('sec-fetch-dest') !== 'document') throw error;
    return c.redirect('/settings/my-data', 303);
  }
};
