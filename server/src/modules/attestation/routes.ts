import { attestationQuery } from '#contract/attestation.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import type { Typst } from '../../platform/typst/typst.ts';
import { dispositionOf } from '../files/index.ts';
import { createAttestations } from './attestation-pdf.ts';

/** `/api/attestation` */
export const attestationRoutes = (parts: { database: Database; typst: Typst }): Route[] => {
  const attestation = createAttestations(parts.typst);
  return [
    route({
      method: 'GET',
      path: '/',
      operationId: 'readAttestation',
      summary: 'A blank form for a witness, as a PDF: nothing of anybody stands in it',
      opensAsLink: true,
      query: attestationQuery,
      answer: { status: 200, types: ['application/pdf'] },
      problems: ['invalid_input'],
      run: async ({ actor, query: { language }, context }) => {
        // Nothing is read there, but a session that has ended is refused (`app.enter`).
        await parts.database.asReader(actor, async () => undefined);
        const bytes = await attestation(language);
        const name = language === 'fr' ? 'attestation-de-temoin.pdf' : 'statement-of-a-witness.pdf';
        return context.body(new Uint8Array(bytes), 200, {
          'content-type': 'application/pdf',
          'content-disposition': dispositionOf('attachment', name),
        });
      },
    }),
  ];
};
