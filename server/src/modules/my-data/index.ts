/** A person's own data: the export of everything, and the closing of the account. */

export { startClosing } from './closing/close-accounts.ts';
export { readOwnDeletion } from './closing/closing-rows.ts';
export { exportTopics } from './exports/export-topics.ts';
export { startExporting } from './exports/start-exporting.ts';
export { myDataExport } from './my-data-export.ts';
export { closingRoutes, exportRoutes } from './routes.ts';
