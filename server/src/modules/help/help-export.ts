import type { ExportSource } from '../../platform/exports/exported-table.ts';

/** Nothing of what was written to the support is kept. */
export const helpExport: ExportSource = {
  tables: [],
  leftOut: { support_messages: 'a number of messages within an hour, and nothing of their words' },
};
