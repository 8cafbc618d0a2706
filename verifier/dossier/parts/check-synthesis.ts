import type { DossierDifference } from '../finding.ts';
import type { DossierDocument } from '../format.ts';
import { contentOf } from './check-records.ts';

/**
 * Every source of a sentence is a record of the dossier, and the passage lies within its text, where that is shown as it was written and is
 * of the same version.
 */
export const checkSynthesis = (
  { synthesis, records }: DossierDocument,
  differences: DossierDifference[],
): void => {
  const byKey = new Map(records.map((record) => [`${record.entity}/${record.id}`, record]));
  for (const [place, { sources }] of (synthesis?.sentences ?? []).entries()) {
    for (const { entity, id, version, passage } of sources) {
      const record = byKey.get(`${entity}/${id}`);
      const fault = (is: 'record' | 'passage'): void => {
        differences.push({ is: 'source', sentence: place + 1, fault: is });
      };
      if (record === undefined) fault('record');
      else if (passage !== null && versionOf(contentOf(record.recorded)) === version) {
        const text: unknown = Reflect.get(record.shown, passage.field);
        const isWithin =
          typeof text === 'string' && passage.start < passage.end && passage.end <= text.length;
        if (!isWithin) fault('passage');
      }
    }
  }
};

const versionOf = (content: unknown): unknown => Reflect.get(Object(content), 'version');
