/**
 * Writes records of any kind: the row and its entry in the ledger, in the caller's transaction.
 *
 * [Note: writers in line] A record is created under the lock of the person's ledger, and changed or removed under the lock of
 * its row: of two requests with the same id, or of two edits of one version, the second sees the result of the first.
 */
import { isDeepStrictEqual } from 'node:util';
import type { WriteTransaction } from '../database/database.ts';
import { ProblemError } from '../errors/problem-error.ts';
import { appendToLedger, isRecorded, type LedgerEvent, lockLedger } from '../ledger/ledger.ts';
import type { UserBox } from '../vault/vault.ts';
import type { Bound } from './bound.ts';
import { clearOf, type RecordKind, recordsWritten, type Stored } from './record-kind.ts';
import { readStored } from './record-reader.ts';

/** The fields of a request, which may be only some. */
export type Said<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };

/** A new record to store. */
export interface NewRecord<Clear, Content> {
  fields: Clear & Content;
  /** Columns that are neither answered nor bound: what it was created from. */
  alsoColumns?: Record<string, unknown>;
  /** Recueil makes it, out of what the person said in a conversation; absent: the person. */
  by?: 'conversation' | undefined;
  /** Stores the rows that belong to it, after its own row; returns their ledger events. */
  createWith?: () => Promise<LedgerEvent[]>;
}

/**
 * Creates a record once: the same request sent again, after a lost answer, returns the record of the first one.
 * @param said the fields of the request, compared with a record that already has the id
 * @param make adds the fields that the server sets; called only for a new record
 * @throws ProblemError `already_used` with the stored record as `current`, when the id has other content; without it, when
 * the record has gone: a request that arrives late must not bring back what the person took away.
 */
export const createRecord = async <Clear extends object, Content extends object, Whole>(
  tx: WriteTransaction,
  kind: RecordKind<Clear, Content, Whole>,
  id: string,
  said: Said<Clear & Content>,
  make: () => Promise<NewRecord<Clear, Content>>,
): Promise<Whole> => {
  await lockLedger(tx);
  const before = await readStored(tx, kind, id);
  if (before) {
    const current = await kind.complete(tx, before);
    if (!saysTheSame(before, said)) throw new ProblemError('already_used', { current });
    return current;
  }
  // Of a record that goes with another one the ledger may have no deletion; it comes back with the other one, under its id.
  if (await isRecorded(tx, kind.entity, id)) throw new ProblemError('already_used');
  const { fields, alsoColumns, by, createWith } = await make();
  const now = new Date();
  const columns = { id, version: 1, created_at: now, updated_at: now, ...clearOf<Clear>(kind, fields) };
  const content = contentOf<Clear, Content>(kind, fields);
  await recordsWritten(tx)
    .insertInto(kind.sealed.table)
    .values({
      ...columns,
      ...alsoColumns,
      user_id: tx.userId,
      ...sealedOf<Clear, Content>(kind, await tx.box(), columns, content),
    })
    .execute();
  const alongside = (await createWith?.()) ?? [];
  await appendToLedger(tx, [
    { ...eventOf(kind, id, 'create', { ...fields, version: 1 }), ...(by && { by }) },
    ...alongside,
  ]);
  return await kind.complete(tx, {
    ...fields,
    id,
    version: 1,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  });
};

/**
 * Changes a record that is still at the version the edit started from. An edit without a difference makes no version:
 * it would only cause a conflict in another tab.
 * @param changeWith changes the rows that belong to it, once the record is locked and before the ledger is
 * @throws ProblemError `not_found`; `stale_version` with the stored record as `current`. UnsealError when it is damaged.
 */
export const changeRecord = async <Clear extends object, Content extends object, Whole>(
  tx: WriteTransaction,
  kind: RecordKind<Clear, Content, Whole>,
  id: string,
  startedFrom: number,
  patch: Said<Clear & Content>,
  changeWith?: (before: Stored<Clear, Content>) => Promise<void>,
): Promise<Whole> => {
  const stored = await lockRecord(tx, kind, id, startedFrom);
  if (saysTheSame(stored, patch)) return await kind.complete(tx, stored);
  await changeWith?.(stored);
  const now = new Date();
  const changed = {
    ...stored,
    ...named(patch),
    version: stored.version + 1,
    updated_at: now.toISOString(),
  };
  const columns = {
    id,
    version: changed.version,
    created_at: new Date(stored.created_at),
    updated_at: now,
    ...clearOf<Clear>(kind, changed),
  };
  await recordsWritten(tx)
    .updateTable(kind.sealed.table)
    .set({ ...columns, ...sealedOf<Clear, Content>(kind, await tx.box(), columns, contentOf(kind, changed)) })
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .execute();
  await appendToLedger(tx, [eventOf(kind, id, 'update', changed)]);
  return await kind.complete(tx, changed);
};

/**
 * Deletes a record with the rows that belong to it. The ledger keeps its last version, sealed.
 * @param removeWith lets go of what does not go with the row by itself, once the record is locked and before the ledger is
 * @throws ProblemError `not_found`; `stale_version`. UnsealError when it is damaged.
 */
export const removeRecord = async <Clear extends object, Content extends object, Whole>(
  tx: WriteTransaction,
  kind: RecordKind<Clear, Content, Whole>,
  id: string,
  startedFrom: number,
  removeWith?: () => Promise<void>,
): Promise<void> => {
  const stored = await lockRecord(tx, kind, id, startedFrom);
  const whole = await kind.complete(tx, stored);
  await removeWith?.();
  // Before the rows that go with it by cascade are locked: two records can have such a row in common.
  await lockLedger(tx);
  await recordsWritten(tx)
    .deleteFrom(kind.sealed.table)
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .execute();
  await appendToLedger(tx, [eventOf(kind, id, 'delete', stored), ...kind.deletedWith(whole, 'delete')]);
};

/**
 * Records that a deleted record is back, with the rows that belong to it, after the caller put the rows where they were.
 * @throws ProblemError `not_found`. UnsealError when it is damaged.
 */
export const recordRestored = async <Clear extends object, Content extends object, Whole>(
  tx: WriteTransaction,
  kind: RecordKind<Clear, Content, Whole>,
  id: string,
): Promise<Whole> => {
  const stored = await readStored(tx, kind, id);
  if (!stored) throw new ProblemError('not_found');
  const whole = await kind.complete(tx, stored);
  await appendToLedger(tx, [eventOf(kind, id, 'restore', stored), ...kind.deletedWith(whole, 'restore')]);
  return whole;
};

/** The stored record, locked until the transaction ends. */
const lockRecord = async <Clear extends object, Content extends object, Whole>(
  tx: WriteTransaction,
  kind: RecordKind<Clear, Content, Whole>,
  id: string,
  startedFrom: number,
): Promise<Stored<Clear, Content>> => {
  await recordsWritten(tx)
    .selectFrom(kind.sealed.table)
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  const stored = await readStored(tx, kind, id);
  if (!stored) throw new ProblemError('not_found');
  if (stored.version !== startedFrom) {
    throw new ProblemError('stale_version', { current: await kind.complete(tx, stored) });
  }
  return stored;
};

/** The fields that an edit names. */
const named = <Fields extends object>(said: Said<Fields>): Partial<Fields> =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as Partial<Fields>;

const saysTheSame = <Fields extends object>(stored: Fields, said: Said<Fields>): boolean =>
  Object.entries(named(said)).every(([name, value]) =>
    isDeepStrictEqual(stored[name as keyof Fields], value),
  );

/** The fields that are neither in clear columns nor added by the kit. */
const contentOf = <Clear extends object, Content extends object>(
  { clear }: { clear: readonly (keyof Clear & string)[] },
  fields: Clear & Content,
): Content => {
  const elsewhere = new Set<string>([...clear, 'id', 'version', 'created_at', 'updated_at']);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !elsewhere.has(name))) as Content;
};

/** The sealed columns of a row. */
const sealedOf = <Clear extends object, Content extends object>(
  kind: Pick<RecordKind<Clear, Content, unknown>, 'sealed' | 'short'>,
  box: UserBox,
  columns: Bound<Clear>,
  content: Content,
): { sealed: Buffer; sealed_row?: Buffer } => {
  const sealed = kind.sealed.seal(box, columns, content);
  return { sealed, ...(kind.short && { sealed_row: kind.short.seal(box, columns, content, sealed) }) };
};

/** A version of a record, for the ledger. */
const eventOf = <Clear extends object, Content extends object>(
  kind: Pick<RecordKind<Clear, Content, unknown>, 'entity' | 'clear' | 'sealed' | 'within'>,
  id: string,
  action: LedgerEvent['action'],
  fields: Clear & Content & { version: number },
): LedgerEvent => ({
  entity: kind.entity,
  entityId: id,
  action,
  ...(kind.within && { within: kind.within(fields) }),
  content: {
    ...clearOf<Clear>(kind, fields),
    ...contentOf<Clear, Content>(kind, fields),
    version: fields.version,
  },
  shape: kind.sealed.newestShape,
});
