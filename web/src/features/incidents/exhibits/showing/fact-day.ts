import { factDay } from '#contract/common/shapes.ts';
import type { FactKind, FileFact } from '#contract/files.ts';

const TIMES: ReadonlySet<FactKind> = new Set<FactKind>([
  'taken_at',
  'recorded_at',
  'created_at',
  'modified_at',
  'sent_at',
]);

/** Whether a fact is a time. */
export const isTime = ({ kind }: Pick<FileFact, 'kind'>): boolean => TIMES.has(kind);

/**
 * The day that a fact tells, as it stands in the file: no clock is moved to the reader's. Null for what tells none, and for a
 * day that no record may have.
 */
export const dayOfFact = ({ kind, value }: Pick<FileFact, 'kind' | 'value'>): string | null => {
  if (!TIMES.has(kind)) return null;
  const day = factDay.safeParse(value.slice(0, 10));
  return day.success ? day.data : null;
};

/** The clock that a fact tells, 'HH:MM', and how far it is from UTC where the file says so. */
export const clockOfFact = (value: string): { time: string; zone: string | null } | null => {
  const found = /T(\d{2}:\d{2}):\d{2}(Z|[+-]\d{2}:\d{2})?$/.exec(value);
  if (found?.[1] === undefined) return null;
  return {
    time: found[1],
    zone: found[2] === undefined ? null : found[2] === 'Z' ? 'UTC' : `UTC${found[2]}`,
  };
};
