import type { DossierChoices } from '#contract/dossiers.ts';
import { type ExportSource, exportedTable } from '../../platform/exports/exported-table.ts';
import { SEALED_ARCHIVE, SEALED_CHOICES, SEALED_OBSTACLES } from './dossier-rows.ts';

/** What was chosen for each dossier, for the export. The ZIP itself is saved from its own page. */
export const dossierExport: ExportSource = {
  tables: [
    exportedTable({
      table: 'dossiers',
      sealed: {
        sealed: { kind: SEALED_CHOICES, without: ['fingerprint'] },
        sealed_archive: { kind: SEALED_ARCHIVE, without: ['key', 'parts'] },
        sealed_obstacles: { kind: SEALED_OBSTACLES },
      },
      without: ['object_key', 'progress'],
      shown: {
        heading: { fr: 'Dossiers', en: 'Dossiers' },
        show: (row) => {
          const { title, created_at, taken_at } = row as Partial<
            DossierChoices & { created_at: string; taken_at: string }
          >;
          return {
            title: title ?? '',
            at: created_at ?? null,
            facts: [[{ fr: 'Montre ce qu’il y avait le', en: 'Shows what there was on' }, taken_at]],
          };
        },
      },
    }),
  ],
};
