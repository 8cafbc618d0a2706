import type { ExportSource } from '../../platform/exports/exported-table.ts';

/** Nothing of plain calls is kept. */
export const aiChatExport: ExportSource = {
  tables: [],
  leftOut: { ai_chat_calls: 'a number of calls within a quarter of an hour, and nothing of their words' },
};
