import { type ExportSource, exportedTable } from '../../platform/exports/exported-table.ts';

/** Notices, for the export of everything. */
export const noticeExport: ExportSource = {
  tables: [
    exportedTable({ table: 'notifications' }),
    exportedTable({ table: 'operator_message_marks' }),
    exportedTable({ table: 'draft_reminders' }),
  ],
  leftOut: { notice_mails: 'when the last mail left' },
};
