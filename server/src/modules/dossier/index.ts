/** Dossiers: what a person chose of what they kept, as a ZIP with a PDF that anybody can check without us. */

export { dossierExport } from './dossier-export.ts';
export { readStoredDossier } from './dossier-rows.ts';
export { dossierTopics } from './dossier-topics.ts';
export { hasReadyDossier } from './has-ready-dossier.ts';
export { startMakingDossiers } from './making/start-making.ts';
export { openDossierArchive } from './open-archive.ts';
export { dossierPdf } from './pdf/dossier-pdf.ts';
export { dossierRoutes } from './routes.ts';
