/** What an exhibit is as a record: its content, its files, and the entry or message that it was made of. */
import { type Evidence, entryReference, messageReference } from '#contract/evidence.ts';
import type { StoredFile } from '#contract/files.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import type { LedgerEvent } from '../../../platform/ledger/ledger.ts';
import {
  columnsOf,
  type RecordKind,
  type RecordRow,
  recordsRead,
  type Stored,
  unopenedFrom,
} from '../../../platform/records/record-kind.ts';
import { readFiles } from '../../files/index.ts';
import { presentEntries } from '../links/entry-links.ts';
import { presentMessages } from '../links/message-links.ts';
import {
  clearFields,
  EVIDENCE_CLEAR,
  type EvidenceClear,
  type EvidenceContent,
  SEALED_EVIDENCE,
} from './evidence-content.ts';

declare module '../../../platform/ledger/ledger.ts' {
  interface LedgerEntities {
    evidence: true;
  }
}

export const EVIDENCE: RecordKind<EvidenceClear, EvidenceContent, Evidence> = {
  entity: 'evidence',
  sealed: SEALED_EVIDENCE,
  clear: EVIDENCE_CLEAR,
  clearFields,
  complete: async (tx, stored) => {
    const [files, present] = await Promise.all([readFiles(tx, stored.files), presentSources(tx, [stored])]);
    return wholeOf(stored, files, present);
  },
  deletedWith: () => [],
  within: ({ incident_id }) => incident_id,
};

type Sources = Pick<EvidenceContent, 'from_entry' | 'from_message'>;

/** The ids of those entries and messages that can still be opened. */
const presentSources = async (
  tx: ReadTransaction,
  made: readonly Sources[],
): Promise<ReadonlySet<string>> => {
  const [entries, messages] = await Promise.all([presentEntries(tx, made), presentMessages(tx, made)]);
  return new Set([...entries, ...messages]);
};

/** @param present the ids of the entries and messages that can still be opened */
const wholeOf = (
  stored: Stored<EvidenceClear, EvidenceContent>,
  files: StoredFile[],
  present: ReadonlySet<string>,
): Evidence => {
  const { from_entry, from_message } = stored;
  return {
    ...stored,
    files,
    file_path: files[0] ? evidencePath(stored.id, files[0].id) : null,
    from_entry: from_entry && { ...from_entry, is_there: present.has(from_entry.entry_id) },
    from_message: from_message && { ...from_message, is_there: present.has(from_message.message_id) },
  };
};

/** Where a file of an exhibit is opened, below `/api/evidence`. */
const evidencePath = (evidenceId: string, fileId: string): string => `${evidenceId}/${fileId}`;

/** The exhibits of an incident, by their numbers. One that does not open stays in its place, as `damaged`. */
export const readEvidence = async (tx: ReadTransaction, incidentId: string): Promise<Evidence[]> => {
  const [rows, box] = await Promise.all([
    recordsRead(tx)
      .selectFrom('evidence')
      .select(columnsOf(EVIDENCE))
      .where('user_id', '=', tx.userId)
      .where('incident_id' as 'id', '=', incidentId)
      .orderBy('number' as 'id')
      .execute(),
    tx.box(),
  ]);
  const opened = (rows as unknown as RecordRow<EvidenceClear>[]).map((row) => {
    const record = unopenedFrom<EvidenceClear>(EVIDENCE, row);
    return { record, content: EVIDENCE.sealed.tryOpen(box, record, row.sealed) };
  });
  const contents = opened.flatMap(({ content }) => content ?? []);
  const [files, present] = await Promise.all([
    readFiles(tx, [...new Set(contents.flatMap((content) => content.files))]),
    presentSources(tx, contents),
  ]);
  const byId = new Map(files.map((file) => [file.id, file]));
  return opened.map(({ record, content }) => {
    if (content === undefined)
      return { ...wholeOf({ ...record, ...NO_CONTENT }, [], present), damaged: true };
    return wholeOf(
      { ...record, ...content },
      content.files.flatMap((fileId) => byId.get(fileId) ?? []),
      present,
    );
  });
};

const NO_CONTENT: EvidenceContent = {
  title: '',
  description: '',
  source: '',
  dated_on: null,
  files: [],
  from_entry: null,
  from_message: null,
};

/** The deletion of an exhibit that goes with its incident, as the kit records that of one that goes alone. */
export const deletionOf = ({
  id: entityId,
  incident_id,
  type,
  number,
  title,
  description,
  source,
  dated_on,
  files,
  from_entry,
  from_message,
  version,
}: Evidence): LedgerEvent => {
  const content: EvidenceClear & EvidenceContent = {
    incident_id,
    type,
    number,
    title,
    description,
    source,
    dated_on,
    files: files.map((file) => file.id),
    from_entry: from_entry && entryReference.parse(from_entry),
    from_message: from_message && messageReference.parse(from_message),
  };
  return {
    entity: 'evidence',
    entityId,
    action: 'delete',
    within: incident_id,
    content: { ...content, version },
    shape: SEALED_EVIDENCE.newestShape,
  };
};
