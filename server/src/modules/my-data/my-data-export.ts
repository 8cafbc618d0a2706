import type { ExportSource } from '../../platform/exports/exported-table.ts';

/** What stands apart in an export, or makes it. */
export const myDataExport: ExportSource = {
  tables: [],
  leftOut: {
    data_exports: 'exports themselves',
    ledger_entries: 'a file of its own in the export, ledger.json',
    ledger_heads: 'told in ledger.json',
    user_keys: 'the key that everything else was opened with',
  },
};
