import { differingFields, type IncidentField, type IncidentValues, isSame } from './incident-values.ts';

/** One field that is not the same in both versions. */
export interface Difference {
  field: IncidentField;
  /** Who changed it since the edit began. */
  changedBy: 'me' | 'elsewhere' | 'both';
}

/**
 * Where my form and the stored incident differ. `base` is what was stored when the edit began; without it every
 * difference counts as changed by both, so that the person decides.
 */
export const differencesOf = (
  base: IncidentValues | null,
  mine: IncidentValues,
  theirs: IncidentValues,
): Difference[] =>
  differingFields(mine, theirs).map((field) => {
    if (base === null) return { field, changedBy: 'both' };
    if (isSame(field, base, mine)) return { field, changedBy: 'elsewhere' };
    return { field, changedBy: isSame(field, base, theirs) ? 'me' : 'both' };
  });

/** My form with what was only changed elsewhere taken over. What I changed stays mine. */
export const mergeValues = (
  base: IncidentValues | null,
  mine: IncidentValues,
  theirs: IncidentValues,
): IncidentValues => {
  const elsewhere = differencesOf(base, mine, theirs).filter(({ changedBy }) => changedBy === 'elsewhere');
  return { ...mine, ...Object.fromEntries(elsewhere.map(({ field }) => [field, theirs[field]])) };
};

/** Both texts one after the other, or all tags; null for fields of which there can only be one value. */
export const combine = (
  field: IncidentField,
  mine: IncidentValues,
  theirs: IncidentValues,
): Partial<IncidentValues> | null => {
  if (field === 'description') return { description: `${mine.description}\n\n${theirs.description}` };
  if (field === 'tags') return { tags: [...new Set([...mine.tags, ...theirs.tags])] };
  return null;
};
