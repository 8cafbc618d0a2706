import { type ExportSource, exportedTable } from '../../platform/exports/exported-table.ts';

/** The profile, for the export. */
export const profileExport: ExportSource = { tables: [exportedTable({ table: 'profiles' })] };
