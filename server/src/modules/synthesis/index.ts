/** Syntheses: sourced accounts of what a person kept, composed by rules. */
export { readSynthesisForDossier } from './read-for-dossier.ts';
export { createTextsReader, type TextsReader } from './reading/texts-reader.ts';
export { synthesisRoutes } from './routes.ts';
export { synthesisExport } from './synthesis-export.ts';
export { synthesisTopics } from './synthesis-topics.ts';
