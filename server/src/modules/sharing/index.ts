/** Sharing: a dossier, opened to somebody without an account by a link and a code. */

export { startSharing } from './copying/start-copying.ts';
export { countOpenings } from './count-openings.ts';
export { sharedRoutes, shareRoutes } from './routes.ts';
export { shareExport } from './share-export.ts';
export { shareTopics } from './share-topics.ts';
