import type { Entry } from '#contract/journal.ts';
import { type ExportSource, exportedTable, type InBoth } from '../../platform/exports/exported-table.ts';
import { SEALED_ENTRY } from './journal-content.ts';

const TYPES: Record<Entry['entry_type'], InBoth> = {
  note: { fr: 'Note', en: 'Note' },
  voice_memo: { fr: 'Mémo vocal', en: 'Voice memo' },
  document: { fr: 'Document', en: 'Document' },
  reflection: { fr: 'Réflexion', en: 'Reflection' },
  follow_up: { fr: 'Suivi', en: 'Follow-up' },
};
const MOODS: Record<NonNullable<Entry['mood']>, InBoth> = {
  very_positive: { fr: 'Très bien', en: 'Very good' },
  positive: { fr: 'Plutôt bien', en: 'Rather good' },
  neutral: { fr: 'Ni bien ni mal', en: 'Neither good nor bad' },
  negative: { fr: 'Plutôt mal', en: 'Rather bad' },
  very_negative: { fr: 'Très mal', en: 'Very bad' },
};

/** An entry of the journal, as a row is exported: its files are ids. */
type ExportedEntry = Partial<Omit<Entry, 'files'> & { files: string[] }>;

/** Entries of the journal, for the export. */
export const journalExport: ExportSource = {
  tables: [
    exportedTable({
      table: 'journal_entries',
      sealed: { sealed: { kind: SEALED_ENTRY } },
      shown: {
        heading: { fr: 'Journal', en: 'Journal' },
        show: (row) => {
          const entry = row as ExportedEntry;
          return {
            title: entry.title ?? '',
            at: entry.created_at ?? null,
            facts: [
              [{ fr: 'Type', en: 'Type' }, entry.entry_type && TYPES[entry.entry_type]],
              [{ fr: 'Jour des faits', en: 'Day it happened' }, entry.happened_on],
              [{ fr: 'Heure des faits', en: 'Hour it happened' }, entry.happened_at],
              [{ fr: 'Humeur', en: 'Mood' }, entry.mood && MOODS[entry.mood]],
              [{ fr: 'Étiquettes', en: 'Tags' }, entry.tags?.join(', ')],
            ],
            text: entry.content ?? null,
            files: entry.files ?? [],
          };
        },
      },
    }),
    exportedTable({ table: 'journal_files' }),
  ],
};
