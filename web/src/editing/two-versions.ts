import type { FieldValues } from 'react-hook-form';
import { type ComparedKind, differingFields, type FieldOf, isSame, pickFields } from './edited-kind.ts';

/** Two versions of one record: what was typed here, and what was stored meanwhile. */
export interface Conflict<Values extends FieldValues> {
  /** What was stored when the edit began; null when that is not known. */
  base: Values | null;
  mine: Values;
  theirs: Values;
}

/** One field that is not the same in both versions. */
export interface Difference<Values extends FieldValues> {
  field: FieldOf<Values>;
  /** Who changed it since the edit began. */
  changedBy: 'me' | 'elsewhere' | 'both';
}

/**
 * Where my form and the stored record differ. Without a `base` every difference counts as changed by both, so that the
 * person decides.
 */
export const differencesOf = <Values extends FieldValues>(
  fields: readonly FieldOf<Values>[],
  { base, mine, theirs }: Conflict<Values>,
): Difference<Values>[] =>
  differingFields(fields, mine, theirs).map((field) => {
    if (base === null) return { field, changedBy: 'both' };
    if (isSame<Values>(field, base, mine)) return { field, changedBy: 'elsewhere' };
    return { field, changedBy: isSame<Values>(field, base, theirs) ? 'me' : 'both' };
  });

/** My form with what was only changed elsewhere taken over. What I changed stays mine. */
export const mergeVersions = <Values extends FieldValues>(
  fields: readonly FieldOf<Values>[],
  versions: Conflict<Values>,
): Values => {
  const elsewhere = differencesOf(fields, versions).filter(({ changedBy }) => changedBy === 'elsewhere');
  return {
    ...versions.mine,
    ...pickFields(
      versions.theirs,
      elsewhere.map(({ field }) => field),
    ),
  };
};

/** My form with both values of a field together, as its kind puts them; null where there can only be one value. */
export const together = <Values extends FieldValues>(
  kind: Pick<ComparedKind<Values>, 'together'>,
  field: FieldOf<Values>,
  { mine, theirs }: Conflict<Values>,
): Values | null => {
  const join = kind.together[field];
  return join === undefined ? null : { ...mine, [field]: join(mine[field], theirs[field]) };
};

/** The words of one's own that a conflict may push out of the form. */
export const asideOf = <Values extends FieldValues>(
  fields: readonly FieldOf<Values>[],
  conflict: Conflict<Values> | null,
): Partial<Values> | null =>
  conflict === null
    ? null
    : pickFields(conflict.mine, differingFields(fields, conflict.mine, conflict.theirs));
