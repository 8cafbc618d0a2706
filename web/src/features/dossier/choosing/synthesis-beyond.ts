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
  /** Incidents and entries that could go in and are not chosen. */
  records: SeenRecord[];
  /** Whether it also tells of what cannot go in: a private entry, or what was deleted. */
  hasOthers: boolean;
}

export const beyondOf = (
  { sentences, seen }: Pick<Synthesis, 'sentences' | 'seen'>,
  values: WizardValues,
  { incidents, entries }: Choosable,
): Beyond => {
  const chosen = new Set([...values.incident_ids, ...values.sensitive_ids, ...values.entry_ids]);
  const byId = new Map(seen.map((record) => [record.id, record]));
  const sources = sentences.flatMap((sentence) => sentence.sources.map(({ id }) => id));
  const places = new Set(sources.map((id) => byId.get(id)?.within ?? id));
  const outside = [...places].filter((id) => !chosen.has(id));
  const records = outside.flatMap((id) => (incidents.has(id) || entries.has(id) ? (byId.get(id) ?? []) : []));
  return { records, hasOthers: records.length < outside.length };
};
