import { type ExportSource, exportedTable } from '../../platform/exports/exported-table.ts';

/** Notices, for the export of everything. */
export const noticeExport: ExportSource = { tables: [exportedTable({ table: 'notifications' })] };
