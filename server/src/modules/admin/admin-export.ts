import type { ExportSource } from '../../platform/exports/exported-table.ts';

/** What the administration keeps of a person, for the export of everything. */
export const adminExport: ExportSource = {
  tables: [],
  leftOut: {
    'admin.directory': 'a copy of the profile and of the account, which are there',
    'admin.suspensions': 'goes when the suspension is lifted; until then the account opens nothing',
  },
};
