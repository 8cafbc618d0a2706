import type { QueryClient } from '@tanstack/react-query';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

/** A field of a form, which is a key of its values and a path of react-hook-form. */
export type FieldOf<Values extends FieldValues> = keyof Values & FieldPath<Values>;

/** Some of the fields. */
export type Part<Values extends FieldValues> = { [Field in keyof Values]?: Values[Field] | undefined };

/** What the form knows to be stored on the server. */
export interface StoredValues<Values extends FieldValues> {
  version: number;
  values: Values;
}

/** What every record has that is edited here. */
export interface StoredRecord {
  id: string;
  version: number;
}

/** How what is typed is kept until it is saved. */
export interface KeepingRules<Values extends FieldValues> {
  /** Whether what was typed earlier stands in the form at once, or is offered above it. */
  found: 'restored' | 'offered';
  /** How long after the last change it is kept. */
  afterMs: number;
  /** Whether there is enough in the form to be kept. */
  isWorthKeeping: (values: Values) => boolean;
}

/** Everything is kept at once, and stands in the form again. */
export const KEEP_ALL: KeepingRules<FieldValues> = {
  found: 'restored',
  afterMs: 400,
  isWorthKeeping: () => true,
};

/**
 * One kind of record, as its editor has to know it: what its form holds, how that is kept, compared and sent. `Values` is
 * what the form holds, `Stored` what the server answers. A kind is one constant of its feature,
 * or is made once and held for the life of the form.
 */
export interface EditedKind<Values extends FieldValues, Stored extends StoredRecord> {
  /** Its name among the drafts in the browser, without a dot: 'incident'. */
  what: string;
  /** The fields in the order of the form. */
  fields: readonly FieldOf<Values>[];
  /** What a draft may hold of the values, without the limits of what may be sent: unfinished text is kept too. */
  draft: z.ZodMiniType<Part<Values>>;
  keeping: KeepingRules<Values>;
  /** The contract's shape of a stored record, for the one that a refusal carries. */
  stored: z.ZodMiniType<Stored>;
  /** The form of a stored record. */
  valuesOf: (stored: Stored) => Values;
  /** The form of a new record. */
  empty: () => Values;
  /** The form of a new record that takes over the words of one that is gone. */
  asNew: (words: Part<Values>) => Values;
  /** What is sensitive is kept only as long as the tab. */
  isSensitive: (values: Values) => boolean;
  /** Fields of which two versions can stand together, and how. */
  together: { [Field in FieldOf<Values>]?: (mine: Values[Field], theirs: Values[Field]) => Values[Field] };
  /** Sends a new record. Fails with `already_used` when the id is taken. */
  create: (id: string, values: Values) => Promise<Stored>;
  /** Sends what differs from `base`, or is null when nothing does. Fails with `stale_version` when it is not the newest. */
  change: (id: string, values: Values, base: StoredValues<Values>) => Promise<Stored> | null;
  /** Takes a record that was stored into what other screens show. */
  takeOver: (client: QueryClient, stored: Stored) => void;
}

/** The part of a kind that says how its values are compared. */
export type ComparedKind<Values extends FieldValues> = Pick<
  EditedKind<Values, StoredRecord>,
  'fields' | 'together'
>;

/** The part of a kind that says how its drafts are kept. */
export type DraftKind<Values extends FieldValues> = Pick<
  EditedKind<Values, StoredRecord>,
  'what' | 'draft' | 'isSensitive' | 'keeping'
>;

/** Whether a field says the same in both. */
export const isSame = <Values extends FieldValues>(
  field: FieldOf<Values>,
  one: Part<Values>,
  other: Part<Values>,
): boolean => JSON.stringify(one[field]) === JSON.stringify(other[field]);

/** The fields in which the two differ, in the order of the form. */
export const differingFields = <Values extends FieldValues>(
  fields: readonly FieldOf<Values>[],
  one: Values,
  other: Values,
): FieldOf<Values>[] => fields.filter((field) => !isSame<Values>(field, one, other));

/** Only these fields of the values. */
export const pickFields = <Values extends FieldValues>(
  values: Values,
  fields: readonly FieldOf<Values>[],
): Partial<Values> => {
  const picked: Partial<Values> = { ...values };
  for (const name of Object.keys(values)) {
    if (!fields.some((field) => field === name)) delete picked[name];
  }
  return picked;
};

/** Values with some fields put over them; a field that is not among those stays. */
export const withFields = <Values extends FieldValues>(
  under: Values,
  over: Part<Values> | null | undefined,
): Values => ({
  ...under,
  ...Object.fromEntries(Object.entries(over ?? {}).filter(([, value]) => value !== undefined)),
});
