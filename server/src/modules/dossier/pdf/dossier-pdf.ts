import canonicalize from 'canonicalize';
import { DOSSIER_PATHS, type DossierDocument } from '#verifier/dossier/format.ts';
import type { Typst } from '../../../platform/typst/typst.ts';
import { viewDocument } from './view-document.ts';

const TEMPLATE = new URL('./dossier.typ', import.meta.url);

/**
 * The dossier as PDF/A-3a, with its data attached. The same document gives the same bytes.
 * @param signal ends the work
 * @throws TypstError; the reason of the signal
 */
export const dossierPdf = (
  typst: Typst,
  document: DossierDocument,
  signal?: AbortSignal,
): Promise<Uint8Array> =>
  typst.compile({
    template: TEMPLATE,
    content: () => ({
      data: viewDocument(document),
      files: { [DOSSIER_PATHS.document]: Buffer.from(canonicalize(document) as string) },
    }),
    madeAt: new Date(document.taken_at),
    ...(signal && { signal }),
  });
