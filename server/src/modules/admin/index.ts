/** Administration: accounts, figures, the log of administrators, messages to all. Nothing of what a person wrote. */

export { adminExport } from './admin-export.ts';
export { createActivityRecorder } from './analytics/activity-recorder.ts';
export { adminRoutes } from './routes.ts';
export { startAdministering } from './start-administering.ts';
