import type { Incident } from '#contract/incidents.ts';
import { type IncidentDraft, type StoredIncident, withDraft } from '../draft/incident-draft.ts';
import { differencesOf, mergeValues } from '../values/incident-merge.ts';
import { differingFields, type IncidentValues, valuesOf } from '../values/incident-values.ts';

/** Two versions of one incident: what was typed here, and what was stored meanwhile. */
export interface Conflict {
  /** What was stored when the edit began; null when that is not known. */
  base: IncidentValues | null;
  mine: IncidentValues;
  theirs: IncidentValues;
}

/** What a form begins with. */
export interface FormStart {
  incidentId: string;
  /** Null for an incident that is not stored yet. */
  stored: StoredIncident | null;
  values: IncidentValues;
  conflict: Conflict | null;
  /** True when what was typed earlier is in it. */
  isRestored: boolean;
}

export const storedOf = (incident: Incident): StoredIncident => ({
  version: incident.version,
  values: valuesOf(incident),
});

/** A new incident, with what was typed earlier. */
export const startNew = (slot: string, empty: IncidentValues, draft: IncidentDraft | null): FormStart => ({
  incidentId: draft?.incidentId ?? slot,
  stored: null,
  values: withDraft(empty, draft?.values),
  conflict: null,
  isRestored: draft !== null,
});

/**
 * An edit, with what was typed earlier. When the incident changed meanwhile, changes in other fields are taken over,
 * and a field that both changed becomes a conflict for the person to settle.
 */
export const startEdit = (incident: Incident, draft: IncidentDraft | null): FormStart => {
  const stored = storedOf(incident);
  const theirs = stored.values;
  const start = { incidentId: incident.id, stored };
  if (draft === null) return { ...start, values: theirs, conflict: null, isRestored: false };

  const base = draft.base === null ? null : withDraft(theirs, draft.base.values);
  const typed = withDraft(theirs, draft.values);
  const hasMoved = draft.base?.version !== incident.version;
  const isContested =
    hasMoved && differencesOf(base, typed, theirs).some(({ changedBy }) => changedBy === 'both');
  const mine = withDraft(typed, draft.aside);
  return {
    ...start,
    values: hasMoved ? mergeValues(base, typed, theirs) : typed,
    conflict: conflictOf(),
    isRestored: differingFields(mine, theirs).length > 0,
  };

  function conflictOf(): Conflict | null {
    // Where a conflict that was already shown had begun is not kept: then nothing is claimed about who changed what.
    if (draft?.aside) return { base: null, mine, theirs };
    return isContested ? { base, mine, theirs } : null;
  }
};
