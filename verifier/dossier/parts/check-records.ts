/** The records as they are shown, against what the ledger has of them. */
import canonicalize from 'canonicalize';
import type { ChainedEntry } from '../../entry.ts';
import { type Disclosed, hashDisclosed, holdsContent } from '../../recorded.ts';
import type { DossierDifference, RecordName } from '../finding.ts';
import type { DossierDocument, DossierLedger, DossierRecord } from '../format.ts';
import { recordedFields } from './known-shapes.ts';

/** A value that differs is quoted up to so many characters. */
const QUOTED_CHARACTERS = 200;
/**
 * Shown, and not a field of what is recorded of an incident: the words of the conversation that it was made of are a part of its origin.
 * Where the whole of that is there they are compared; of an origin of which the dossier has the hash alone they cannot be.
 */
const ACCOUNT = 'account';

/** How the dossier calls a record. */
export const nameOf = ({ entity, id, shown }: DossierRecord): RecordName => {
  const name =
    'reference_number' in shown
      ? shown.reference_number
      : 'full_name' in shown
        ? shown.full_name
        : shown.title;
  return { entity, id, name };
};

/**
 * Adds what differs to the differences.
 * @returns how many records were compared with what was recorded
 */
export const checkRecords = async (
  { records, pieces }: DossierDocument,
  ledger: DossierLedger,
  differences: DossierDifference[],
): Promise<number> => {
  const bySequence = new Map(ledger.entries.map((entry) => [entry.sequence, entry]));
  const byRecord = entriesByRecord(ledger.entries);
  const incidents = new Set(records.flatMap(({ entity, id }) => (entity === 'incident' ? [id] : [])));
  const seen = new Set<string>();
  let compared = 0;
  for (const record of records) {
    const name = nameOf(record);
    const key = `${record.entity}/${record.id}`;
    if (seen.has(key)) differences.push({ is: 'record_twice', record: name });
    seen.add(key);
    checkPlace(record, incidents, differences);
    checkVersions(record, versionsOf(byRecord.get(key) ?? []), bySequence, differences);
    if (record.recorded === null) {
      if (record.withheld === null) differences.push({ is: 'withheld', record: name });
    } else if (record.withheld !== null) {
      differences.push({ is: 'withheld', record: name });
    } else {
      await checkRecorded(record, record.recorded, bySequence.get(record.last.sequence), differences);
      compared += 1;
    }
  }
  if (ledger.entries_are === 'inside') {
    const ids = new Set([
      ...records.map(({ id }) => id),
      ...pieces.flatMap(({ files }) => files.map((file) => file.file_id)),
    ]);
    for (const { sequence, entity_id, within } of ledger.entries)
      if (!ids.has(entity_id) && !ids.has(within ?? '')) differences.push({ is: 'foreign_entry', sequence });
  }
  return compared;
};

/** Not by `Map.groupBy`: the page has to work in the browser that somebody has, for years. */
const entriesByRecord = (entries: readonly ChainedEntry[]): Map<string, ChainedEntry[]> => {
  const byRecord = new Map<string, ChainedEntry[]>();
  for (const entry of entries) {
    const key = `${entry.entity}/${entry.entity_id}`;
    const own = byRecord.get(key);
    if (own) own.push(entry);
    else byRecord.set(key, [entry]);
  }
  return byRecord;
};

/** The versions of a record as it is now: none from before a deletion that was not taken back. */
const versionsOf = (entries: readonly ChainedEntry[]): ChainedEntry[] => {
  let versions: ChainedEntry[] = [];
  for (const [place, entry] of entries.entries()) {
    if (entry.action === 'create' || entry.action === 'update') versions.push(entry);
    else if (entry.action === 'delete' && entries[place + 1]?.action !== 'restore') versions = [];
  }
  return versions;
};

/** A person and an exhibit are of an incident that is inside. */
const checkPlace = (
  record: DossierRecord,
  incidents: ReadonlySet<string>,
  differences: DossierDifference[],
): void => {
  const isPart = record.entity === 'incident_person' || record.entity === 'evidence';
  const isRight = isPart ? incidents.has(record.within ?? '') : record.within === null;
  if (!isRight) differences.push({ is: 'within', record: nameOf(record) });
};

const checkVersions = (
  record: DossierRecord,
  own: readonly ChainedEntry[],
  bySequence: ReadonlyMap<number, ChainedEntry>,
  differences: DossierDifference[],
): void => {
  const name = nameOf(record);
  for (const { sequence, recorded_at } of [record.first, record.last]) {
    const entry = bySequence.get(sequence);
    if (entry === undefined) {
      differences.push({ is: 'entry_missing', record: name, sequence });
      continue;
    }
    const other = (field: string): void => {
      differences.push({ is: 'entry_other', record: name, sequence, field });
    };
    if (entry.entity !== record.entity || entry.entity_id !== record.id) other('entity_id');
    else if (entry.recorded_at !== recorded_at) other('recorded_at');
    else if (sequence === record.last.sequence && entry.action === 'delete') other('action');
    else if (sequence === record.last.sequence && (entry.within ?? record.within) !== record.within)
      other('within');
  }
  const [first, last] = [own[0], own.at(-1)];
  if (own.length !== record.versions)
    differences.push({ is: 'versions', record: name, said: record.versions, found: own.length });
  if (first && first.sequence !== record.first.sequence)
    differences.push({ is: 'entry_other', record: name, sequence: first.sequence, field: 'first' });
  if (last && last.sequence !== record.last.sequence)
    differences.push({ is: 'entry_other', record: name, sequence: last.sequence, field: 'last' });
};

const checkRecorded = async (
  record: DossierRecord,
  recorded: NonNullable<DossierRecord['recorded']>,
  entry: ChainedEntry | undefined,
  differences: DossierDifference[],
): Promise<void> => {
  // Missing: said already.
  if (entry === undefined) return;
  const name = nameOf(record);
  const { sequence } = entry;
  const isWhole = 'content' in recorded;
  const holds = isWhole
    ? await holdsContent(recorded.content, recorded.salt, entry.content_hash)
    : holdsDisclosed(recorded, entry.content_hash);
  if (!holds) {
    differences.push({ is: 'recorded_changed', record: name, sequence });
    return;
  }
  // What is shown, and could be compared, is not withheld unsaid.
  if (!isWhole && Object.keys(record.shown).some((field) => Object.hasOwn(recorded.hidden, field)))
    differences.push({ is: 'withheld', record: name });
  const content = contentOf(recorded);
  const fields = recordedFields(record.entity, content);
  if (isWhole && record.entity === 'incident') fields[ACCOUNT] = accountOf(content);
  for (const [field, shown] of Object.entries(record.shown)) {
    if (shown === fields[field] || (field === ACCOUNT && !isWhole)) continue;
    const [one, other] = [textOf(shown), textOf(fields[field])];
    if (one === other) continue;
    differences.push({
      is: 'shown_differs',
      record: name,
      sequence,
      field,
      shown: one.slice(0, QUOTED_CHARACTERS),
      recorded: other.slice(0, QUOTED_CHARACTERS),
    });
  }
};

/** The words of the conversation, where what was recorded of an incident is there as a whole. */
const accountOf = (content: unknown): unknown =>
  Object((Object(content) as { origin?: unknown }).origin).account ?? [];

/** No field is both shown and hidden: one of the two would be bound by nothing. */
const holdsDisclosed = (disclosed: Disclosed, contentHash: string): boolean =>
  Object.keys(disclosed.fields).every((field) => !Object.hasOwn(disclosed.hidden, field)) &&
  hashDisclosed(disclosed) === contentHash;

/** What of it the dossier has, by its fields. */
export const contentOf = (recorded: DossierRecord['recorded']): unknown =>
  recorded === null || 'content' in recorded
    ? recorded?.content
    : Object.fromEntries(
        Object.entries(recorded.fields).map(([field, { value }]) => [field, value] as const),
      );

/** A text as it is, anything else as canonical JSON. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : (canonicalize(value) ?? ''));
