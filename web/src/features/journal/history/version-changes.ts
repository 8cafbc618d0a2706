import type { EntryHistory } from '#contract/journal.ts';
import { differingFields } from '#web/editing/edited-kind.ts';
import { ENTRY_FIELDS, type EntryField, type EntryValues } from '../entry/entry-values.ts';

type Version = EntryHistory['versions'][number];

/** One version, and how it differs from the one before. */
export interface ShownVersion {
  version: number;
  recordedAt: string;
  /** Null where the version does not open. */
  values: EntryValues | null;
  /** What the one before held; null for the first, and where that one does not open. */
  before: EntryValues | null;
  changed: EntryField[];
}

const valuesIn = (version: Version | undefined): EntryValues | null => {
  if (version === undefined || 'damaged' in version) return null;
  const { written_at: _written, ...values } = version.record;
  return values;
};

/** The versions newest first, each with the fields that it changed. */
export const shownVersions = (versions: readonly Version[]): ShownVersion[] =>
  versions
    .map((each, index): ShownVersion => {
      const values = valuesIn(each);
      const before = valuesIn(versions[index - 1]);
      return {
        version: each.version,
        recordedAt: each.recorded_at,
        values,
        before,
        changed: values === null || before === null ? [] : differingFields(ENTRY_FIELDS, before, values),
      };
    })
    .toReversed();
