import { SYNTHESIS_PARTS, type SynthesisContent, type SynthesisPart } from '#contract/syntheses.ts';
import { type ExportSource, exportedTable, type InBoth } from '../../platform/exports/exported-table.ts';
import { SEALED_SYNTHESIS } from './keeping/synthesis-kind.ts';

const PARTS: Record<SynthesisPart, InBoth> = {
  chronology: { fr: 'Chronologie', en: 'Chronology' },
  persons: { fr: 'Personnes', en: 'People' },
  repetition: { fr: 'Ce qui se répète', en: 'What is repeated' },
  effects: { fr: 'Ce que cela a changé', en: 'What it changed' },
  steps: { fr: 'Démarches', en: 'Steps taken' },
  exhibits: { fr: 'Pièces', en: 'Exhibits' },
  missing: { fr: 'Ce qui reste à préciser', en: 'What is left open' },
};

/** Syntheses, for the export. */
export const synthesisExport: ExportSource = {
  tables: [
    exportedTable({
      table: 'syntheses',
      sealed: { sealed: { kind: SEALED_SYNTHESIS } },
      shown: {
        heading: { fr: 'Synthèses', en: 'Syntheses' },
        show: (row) => {
          const {
            title,
            sentences = [],
            language = 'fr',
            created_at,
          } = row as Partial<SynthesisContent & { created_at: string }>;
          const parts = SYNTHESIS_PARTS.flatMap((part) => {
            const texts = sentences.filter((one) => one.part === part).map(({ text }) => text);
            return texts.length === 0 ? [] : [PARTS[part][language], ...texts, ''];
          });
          return { title: title ?? '', at: created_at ?? null, text: parts.join('\n').trim() };
        },
      },
    }),
  ],
};
