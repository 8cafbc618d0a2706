import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { ProblemCode } from '#contract/common/problems.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { differingFields, type EditedKind, type StoredRecord, type StoredValues } from './edited-kind.ts';
import { storedOf } from './editor-start.ts';

interface SaveRequest<Values extends FieldValues> {
  id: string;
  values: Values;
  /** What the edit began from; null creates. */
  stored: StoredValues<Values> | null;
}

/** `conflict`: it was changed elsewhere, nothing was saved, and `record` is what is stored now. */
export type SaveOutcome<Stored extends StoredRecord> =
  | { kind: 'saved' | 'conflict'; record: Stored }
  | { kind: 'unchanged' };

/**
 * Creates or changes a record. Sent again after an answer that never arrived, it creates nothing twice and reports no
 * conflict with itself.
 * @throws ApiProblem
 */
export const saveRecord = async <Values extends FieldValues, Stored extends StoredRecord>(
  kind: EditedKind<Values, Stored>,
  { id, values, stored }: SaveRequest<Values>,
): Promise<SaveOutcome<Stored>> => {
  if (stored !== null) return await changeRecord(kind, id, values, stored);
  try {
    return { kind: 'saved', record: await kind.create(id, values) };
  } catch (error) {
    const record = currentOf(kind, error, 'already_used');
    if (record === null) throw error;
    // The first version can only be what an earlier try of this form stored: what was typed since is an edit of it.
    if (record.version === 1) return await changeRecord(kind, id, values, storedOf(kind, record));
    return { kind: 'conflict', record };
  }
};

const changeRecord = async <Values extends FieldValues, Stored extends StoredRecord>(
  kind: EditedKind<Values, Stored>,
  id: string,
  values: Values,
  stored: StoredValues<Values>,
): Promise<SaveOutcome<Stored>> => {
  const sent = kind.change(id, values, stored);
  if (sent === null) return { kind: 'unchanged' };
  try {
    return { kind: 'saved', record: await sent };
  } catch (error) {
    const record = currentOf(kind, error, 'stale_version');
    if (record === null) throw error;
    const saysTheSame = differingFields(kind.fields, kind.valuesOf(record), values).length === 0;
    return { kind: saysTheSame ? 'saved' : 'conflict', record };
  }
};

/** The stored record that a refusal carries. */
const currentOf = <Values extends FieldValues, Stored extends StoredRecord>(
  { stored }: EditedKind<Values, Stored>,
  error: unknown,
  code: ProblemCode,
): Stored | null => {
  if (!isProblem(error, code)) return null;
  const parsed = stored.safeParse(error.problem?.current);
  return parsed.success ? parsed.data : null;
};

/** Saves records of a kind, and takes what is stored then, also in a conflict, into what other screens show. */
export const useSaveRecord = <Values extends FieldValues, Stored extends StoredRecord>(
  kind: EditedKind<Values, Stored>,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: SaveRequest<Values>) => saveRecord(kind, request),
    onSuccess: (outcome) => {
      if (outcome.kind !== 'unchanged') kind.takeOver(client, outcome.record);
    },
  });
};
