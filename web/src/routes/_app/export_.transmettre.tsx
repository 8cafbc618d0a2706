import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ShareScreen } from '#web/features/sharing/making/share-screen.tsx';
import { loadTexts } from '#web/i18n/load-texts.ts';

/** The dossier that it was asked for on. */
const search = z.object({ dossier: z.catch(z.optional(z.uuid()), undefined) });

export const Route = createFileRoute('/_app/export_/transmettre')({
  validateSearch: search,
  staticData: { page: 'export', screen: 'fr' },
  loader: () => loadTexts(['sharing', 'security', 'auth'], 'fr'),
  component: ShareScreen,
});
