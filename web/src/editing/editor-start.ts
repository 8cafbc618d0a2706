import type { FieldValues } from 'react-hook-form';
import type { DraftContent } from './draft-content.ts';
import {
  differingFields,
  type EditedKind,
  type StoredRecord,
  type StoredValues,
  withFields,
} from './edited-kind.ts';
import { type Conflict, differencesOf, mergeVersions } from './two-versions.ts';

/** What a form begins with. */
export interface EditorStart<Values extends FieldValues> {
  /** The record's id, also of one that is not stored yet. */
  id: string;
  /** Null for a record that is not stored yet. */
  stored: StoredValues<Values> | null;
  values: Values;
  conflict: Conflict<Values> | null;
  /** True when what was typed earlier is in it. */
  isRestored: boolean;
}

/** What is stored of a record, as its form holds it. */
export const storedOf = <Values extends FieldValues, Stored extends StoredRecord>(
  { valuesOf }: Pick<EditedKind<Values, Stored>, 'valuesOf'>,
  record: Stored,
): StoredValues<Values> => ({ version: record.version, values: valuesOf(record) });

/** A new record, with what was typed earlier. */
export const startNew = <Values extends FieldValues>(
  id: string,
  empty: Values,
  draft: DraftContent<Values> | null,
): EditorStart<Values> => ({
  id,
  stored: null,
  values: withFields(empty, draft?.values),
  conflict: null,
  isRestored: draft !== null,
});

/**
 * An edit, with what was typed earlier. When the record changed meanwhile, changes in other fields are taken over, and a
 * field that both changed becomes a conflict for the person to settle.
 */
export const startEdit = <Values extends FieldValues, Stored extends StoredRecord>(
  kind: Pick<EditedKind<Values, Stored>, 'fields' | 'valuesOf'>,
  record: Stored,
  draft: DraftContent<Values> | null,
): EditorStart<Values> => {
  const stored = storedOf(kind, record);
  const theirs = stored.values;
  const start = { id: record.id, stored };
  if (draft === null) return { ...start, values: theirs, conflict: null, isRestored: false };

  const { fields } = kind;
  const base = draft.base === null ? null : withFields(theirs, draft.base.values);
  const typed = withFields(theirs, draft.values);
  const mine = withFields(typed, draft.aside);
  const hasMoved = draft.base?.version !== record.version;
  const versions = { base, mine: typed, theirs };
  const isContested =
    hasMoved && differencesOf(fields, versions).some(({ changedBy }) => changedBy === 'both');
  return {
    ...start,
    values: hasMoved ? mergeVersions(fields, versions) : typed,
    conflict: conflictOf(),
    isRestored: differingFields(fields, mine, theirs).length > 0,
  };

  function conflictOf(): Conflict<Values> | null {
    // Where a conflict that was already shown had begun is not kept: then nothing is claimed about who changed what.
    if (draft?.aside) return { base: null, mine, theirs };
    return isContested ? { base, mine, theirs } : null;
  }
};
