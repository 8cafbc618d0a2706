import { type ExportSource, exportedTable } from '../../platform/exports/exported-table.ts';
import { SEALED_SHARE } from './share-rows.ts';

/** Shares and what was done with them, for the export of everything. */
export const shareExport: ExportSource = {
  tables: [
    exportedTable({
      table: 'shares',
      sealed: { sealed: { kind: SEALED_SHARE } },
      without: [
        'code_hash',
        'link_hash',
        'wrong_codes',
        'part_starts',
        'part_ends',
        'document_part',
        'object_key',
        'shared_index',
        'sealed_key',
      ],
    }),
    exportedTable({ table: 'share_accesses' }),
  ],
  leftOut: { share_openings: 'what a reader of a share reads with, for some hours' },
};
