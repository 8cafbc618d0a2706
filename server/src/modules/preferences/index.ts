/** Preferences: what a person chose for the interface, on whichever device. */
import { recordTopic } from '../../platform/events/topics.ts';
import { type ExportSource, exportedTable } from '../../platform/exports/exported-table.ts';

export type { ChosenNotices } from './preferences-row.ts';
export { preferencesRoutes } from './routes.ts';

/** Other tabs and devices read them again when they change. */
export const preferencesTopics = recordTopic('preferences');

/** Preferences, for the export of everything. */
export const preferencesExport: ExportSource = { tables: [exportedTable({ table: 'preferences' })] };
