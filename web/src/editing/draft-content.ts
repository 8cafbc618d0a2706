import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  type ComparedKind,
  type DraftKind,
  differingFields,
  type FieldOf,
  isSame,
  type Part,
  pickFields,
  type StoredValues,
} from './edited-kind.ts';

/** What is kept of a form that is not saved. */
export interface DraftContent<Values extends FieldValues> {
  /** What was typed. For an edit only the fields that differ from what was stored. */
  values: Part<Values>;
  /** For an edit: the version it began from, and what those fields held then. */
  base: { version: number; values: Part<Values> } | null;
  /** Own words that a conflict put aside: kept until the record is saved. */
  aside: Part<Values> | null;
}

/** The draft in what was kept, or null when it is not one of this kind. */
export const parseDraft = <Values extends FieldValues>(
  kind: Pick<DraftKind<Values>, 'draft'>,
  content: unknown,
): DraftContent<Values> | null => {
  const shape = z.object({
    values: kind.draft,
    base: z.nullable(z.object({ version: z.number(), values: kind.draft })),
    aside: z.nullable(kind.draft),
  });
  const parsed = shape.safeParse(content);
  return parsed.success ? parsed.data : null;
};

/**
 * What has to be kept of a form; null when it says nothing that is not stored (or, for a new record, nothing at all).
 * `aside` are the words that a conflict put aside.
 */
export const draftOf = <Values extends FieldValues>(
  fields: readonly FieldOf<Values>[],
  typed: Values,
  stored: StoredValues<Values> | null,
  empty: Values,
  aside: Part<Values> | null = null,
): DraftContent<Values> | null => {
  const changed = differingFields(fields, typed, stored?.values ?? empty);
  if (changed.length === 0 && aside === null) return null;
  if (stored === null) return { values: typed, base: null, aside };
  return {
    values: pickFields(typed, changed),
    base: { version: stored.version, values: pickFields(stored.values, changed) },
    aside,
  };
};

/**
 * All own words of a draft whose record is gone: what was typed last, and what a conflict had put aside where that is not in
 * it already.
 */
export const wordsOfDraft = <Values extends FieldValues>(
  { fields, together }: ComparedKind<Values>,
  { values, aside }: Pick<DraftContent<Values>, 'values' | 'aside'>,
): Part<Values> => {
  const words = { ...values };
  for (const field of fields) {
    const put = aside?.[field];
    const typed = values[field];
    if (put === undefined) continue;
    if (typed === undefined) words[field] = put;
    else if (!isSame<Values>(field, values, aside ?? {}) && !contains(typed, put)) {
      words[field] = together[field]?.(typed, put) ?? typed;
    }
  }
  return words;
};

const contains = (whole: unknown, part: unknown): boolean =>
  typeof whole === 'string' && typeof part === 'string' && whole.includes(part);
