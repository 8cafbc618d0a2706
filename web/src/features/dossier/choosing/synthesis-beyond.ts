/** What a synthesis tells of that is not chosen for the dossier: found before the preview says that it stands in the way. Pure. */
import type { SeenRecord, Synthesis } from '#contract/syntheses.ts';
import type { WizardValues } from '../choices/wizard-values.ts';

/** The records that a list brought, by what decides whether they can go in. */
export interface Choosable {
  /** All incidents, and whether each is sensitive. */
  incidents: ReadonlyMap<string, boolean>;
  /** The entries that are 'Partageable'. */
  entries: ReadonlySet<string>;
}

interface Beyond {
  /** Incidents and entries that could go in and are not chosen, or of which an exhibit is left out that the synthesis names. */
  records: SeenRecord[];
  /** Exhibits that are left out and that the synthesis names. */
  exhibits: string[];
  /** Whether it also tells of what cannot go in: a private entry, or what was deleted. Those sentences are left out. */
  hasOthers: boolean;
}

export const beyondOf = (
  { sentences, seen }: Pick<Synthesis, 'sentences' | 'seen'>,
  values: WizardValues,
  { incidents, entries }: Choosable,
): Beyond => {
  const chosen = new Set([...values.incident_ids, ...values.sensitive_ids, ...values.entry_ids]);
  const leftOut = new Set(values.left_out_evidence);
  const byId = new Map(seen.map((record) => [record.id, record]));
  const placeOf = (id: string): string => byId.get(id)?.within ?? id;
  const canGoIn = (id: string): boolean => incidents.has(placeOf(id)) || entries.has(id);
  const told = sentences
    .filter(({ part }) => part !== 'missing' || values.with_questions === true)
    .map(({ sources }) => sources.map(({ id }) => id));
  const able = told.filter((ids) => ids.every(canGoIn));
  const outside = able.flat().filter((id) => !chosen.has(placeOf(id)) || leftOut.has(id));
  return {
    records: [...new Set(outside.map(placeOf))].flatMap((id) => byId.get(id) ?? []),
    exhibits: [...new Set(outside)].filter((id) => leftOut.has(id)),
    hasOthers: able.length < told.length,
  };
};
