/** Reads what the ledger keeps of records of any kind: what each version said. */
import * as z from 'zod/mini';
import { HISTORY_PAGE_MAX_BYTES } from '#contract/common/limits.ts';
import type { PageQuery } from '#contract/common/shapes.ts';
import type { ReadTransaction } from '../database/database.ts';
import { ProblemError } from '../errors/problem-error.ts';
import {
  type OpenedEntry,
  type PageSize,
  readEntriesOf,
  readOpenedAt,
  readSteps,
} from '../ledger/ledger-reader.ts';
import { type RecordKind, recordsRead } from './record-kind.ts';

/**
 * A version of a record as it was recorded, or its place in the history where the entry does not open.
 * `recorded_at`: by the server's clock, ISO 8601 in UTC.
 */
export type RecordedVersion<Clear, Content> = { version: number; recorded_at: string } & (
  | { action: 'create' | 'update'; record: Clear & Content }
  | { damaged: true }
);

/** Some versions, oldest first, and where the ones behind them begin: null where there are none. */
export interface HistoryPage<Clear, Content> {
  versions: RecordedVersion<Clear, Content>[];
  nextCursor: string | null;
}

/** Every version of a record, for work that needs all of them at once. As {@link readHistoryPage}. */
export const readHistory = async <Clear extends object, Content extends object>(
  tx: ReadTransaction,
  kind: RecordKind<Clear, Content, unknown>,
  id: string,
): Promise<RecordedVersion<Clear, Content>[] | undefined> =>
  (await readVersionsBehind(tx, kind, id, START, EVERYTHING))?.versions;

/**
 * The versions of a record since it was created, oldest first, as far as the limit and HISTORY_PAGE_MAX_BYTES go; undefined when the person has
 * none with this id. Versions from before a deletion that was not taken back stay in the ledger, and are not shown.
 * @throws ProblemError `bad_cursor`
 */
export const readHistoryPage = async <Clear extends object, Content extends object>(
  tx: ReadTransaction,
  kind: RecordKind<Clear, Content, unknown>,
  id: string,
  { cursor, limit }: PageQuery,
): Promise<HistoryPage<Clear, Content> | undefined> =>
  await readVersionsBehind(tx, kind, id, placeFrom(cursor), { limit, maxBytes: HISTORY_PAGE_MAX_BYTES });

/** Where a page begins: behind an entry, and behind the version that was the last one up to there. */
interface Place {
  sequence: number;
  version: number;
}

const START: Place = { sequence: 0, version: 0 };
const EVERYTHING: PageSize = { limit: Number.POSITIVE_INFINITY, maxBytes: Number.POSITIVE_INFINITY };

const placeFrom = (cursor: string | undefined): Place => {
  if (cursor === undefined) return START;
  const [, sequence, version] = /^(\d{1,9})-(\d{1,9})$/.exec(cursor) ?? [];
  if (sequence === undefined || version === undefined) throw new ProblemError('bad_cursor');
  return { sequence: Number(sequence), version: Number(version) };
};

const readVersionsBehind = async <Clear extends object, Content extends object>(
  tx: ReadTransaction,
  kind: RecordKind<Clear, Content, unknown>,
  id: string,
  behind: Place,
  page: PageSize,
): Promise<HistoryPage<Clear, Content> | undefined> => {
  const [row, goneAt] = await Promise.all([
    recordsRead(tx)
      .selectFrom(kind.sealed.table)
      .select('id')
      .where('user_id', '=', tx.userId)
      .where('id', '=', id)
      .executeTakeFirst(),
    readLastDeletion(tx, kind, id),
  ]);
  if (!row) return undefined;
  const { entries, hasMore } = await readEntriesOf(tx, id, Math.max(behind.sequence, goneAt), page);
  let { version } = behind;
  const versions = entries.filter(isVersionOf(kind)).map((entry): RecordedVersion<Clear, Content> => {
    const opened = entry.damaged ? undefined : versionFrom(kind, id, entry);
    // Every change adds one, so the number of a damaged version follows from the one before it.
    version = opened?.version ?? version + 1;
    const { recorded_at } = entry;
    if (!opened) return { version, recorded_at, damaged: true };
    return {
      version,
      recorded_at,
      action: entry.action === 'create' ? 'create' : 'update',
      record: opened.record,
    };
  });
  const last = entries.at(-1)?.sequence;
  return { versions, nextCursor: hasMore && last !== undefined ? `${last}-${version}` : null };
};

/** What was changed by hand in a damaged entry may be its kind or its action, so neither leaves it out. */
const isVersionOf =
  (kind: Pick<RecordKind<never, never, unknown>, 'entity'>) =>
  ({ damaged, entity, action }: OpenedEntry): boolean =>
    damaged || (entity === kind.entity && action !== 'delete' && action !== 'restore');

/** The place of the last deletion that was not taken back; 0 where there is none. To be deleted and taken back makes no version. */
const readLastDeletion = async (
  tx: ReadTransaction,
  { entity }: Pick<RecordKind<never, never, unknown>, 'entity'>,
  id: string,
): Promise<number> => {
  const steps = (await readSteps(tx, [id])).filter((step) => step.entity === entity);
  const turns = steps.filter(({ action }) => action === 'delete' || action === 'restore');
  if (turns.length === 0) return 0;
  const opened = await readOpenedAt(
    tx,
    turns.map(({ sequence }) => sequence),
  );
  const damaged = new Set(opened.flatMap((entry) => (entry.damaged ? [entry.sequence] : [])));
  const is = (step: (typeof steps)[number] | undefined, action: string): boolean =>
    step?.action === action && !damaged.has(step.sequence);
  const gone = steps.findLast((step, index) => is(step, 'delete') && !is(steps[index + 1], 'restore'));
  return gone?.sequence ?? 0;
};

const numbered = z.object({ version: z.number() });

/**
 * Of entries from before the shape was recorded. Incidents were the only records then; their entries hold shape 1 or 2, and
 * the upgrade from 1 leaves content of shape 2 as it is. Of persons, who were no records yet, they hold shape 1.
 */
const SHAPE_OF_OLDER_ENTRIES = 1;

/** The content of an entry in the newest shape; undefined when it is not of this kind. */
export const versionFrom = <Clear extends object, Content extends object>(
  kind: RecordKind<Clear, Content, unknown>,
  id: string,
  entry: { content: unknown; shape?: number | undefined },
): { version: number; record: Clear & Content } | undefined => {
  const { shape = SHAPE_OF_OLDER_ENTRIES } = entry;
  const content =
    entry.shape === undefined && kind.formerEntry
      ? kind.formerEntry(Object(entry.content), id)
      : entry.content;
  const version = numbered.safeParse(content).data?.version;
  const clear = kind.clearFields.safeParse(content).data;
  if (version === undefined || clear === undefined) return undefined;
  const sealed = kind.sealed.contentFrom(content, shape);
  return sealed && { version, record: { ...clear, ...sealed } };
};
