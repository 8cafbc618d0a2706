/** Appends to a person's ledger, inside the caller's transaction: a change that cannot be recorded is rolled back. */
import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import * as z from 'zod/mini';
import { entryHash, GENESIS_HASH, type LedgerAction } from '#verifier/entry.ts';
import { hashRecorded } from '#verifier/recorded.ts';
import { inBinary } from '../database/binary-results.ts';
import type { ReadTransaction, WriteTransaction } from '../database/database.ts';
import type { LedgerEntries } from '../database/schema.ts';
import { sealedKind } from '../sealing/sealed-kind.ts';

const TABLE = 'ledger_entries';
/**
 * The sealed part of an entry: enough to show the version and to prove its hash. The salt is hex, see [Note: salt] in
 * verifier/entry.ts.
 */
const sealedVersion = z.object({
  content: z.unknown(),
  salt: z.string(),
  /** See {@link LedgerEvent}; absent in entries from before it was recorded. */
  shape: z.optional(z.number()),
  by: z.optional(z.literal('conversation')),
});

export const SEALED_VERSION = sealedKind({
  table: TABLE,
  // The entries have no id of their own: the record and the sequence identify them.
  binds: ['entity_id', 'sequence', 'entity', 'action', 'recorded_at'],
  content: sealedVersion,
  formerContext: ({ entity_id, sequence }) => `${TABLE}/${entity_id}:${sequence}`,
});
/** A statement takes 65535 parameters at most, and an entry has eleven; a long conversation has more messages than that. */
const ROWS_PER_STATEMENT = 1_000;

/**
 * The kinds of things that entries are about. Each module adds its own where it defines the kind (`declare module`), so
 * that no list of kinds stands here, and a misspelt one, which the ledger would keep for good, is a type error.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the modules fill it
export interface LedgerEntities {}
export type LedgerEntity = keyof LedgerEntities;

/** One event. `content` is the whole version as it now stands (for a deletion: as it last stood). */
export interface LedgerEvent {
  entity: LedgerEntity;
  entityId: string;
  action: LedgerAction;
  /** The record that this one is part of, whose history shows it too. */
  within?: string;
  content: unknown;
  /** The shape version of `content`, for a record (platform/sealing). It is sealed with it, and is no part of its hash. */
  shape?: number;
  /** Recueil wrote it, out of what the person had said in a conversation; absent: the person. Sealed, as `shape`. */
  by?: 'conversation';
}

/**
 * Chains the events, in order, to the person's ledger. Writers of one person wait for each other here, until the
 * caller's transaction ends. It takes two round trips, however many events there are.
 */
export const appendToLedger = async (tx: WriteTransaction, events: readonly LedgerEvent[]): Promise<void> => {
  if (events.length === 0) return;
  const [head, box, salted] = await Promise.all([
    lockHead(tx),
    tx.box(),
    Promise.all(events.map((event) => withSaltedHash(event))),
  ]);
  let { sequence } = head;
  let previousHash = head.hash.toString('hex');
  const rows: Insertable<LedgerEntries>[] = [];
  for (const { event, salt, contentHash } of salted) {
    sequence += 1;
    const recordedAt = new Date();
    const entry = {
      sequence,
      recorded_at: recordedAt.toISOString(),
      entity: event.entity,
      entity_id: event.entityId,
      action: event.action,
      within: event.within ?? null,
      content_hash: contentHash,
      previous_hash: previousHash,
    };
    const hash = entryHash(entry);
    rows.push({
      ...entry,
      user_id: tx.userId,
      content_hash: Buffer.from(entry.content_hash, 'hex'),
      previous_hash: Buffer.from(previousHash, 'hex'),
      hash: Buffer.from(hash, 'hex'),
      sealed: SEALED_VERSION.seal(
        box,
        { ...entry, recorded_at: recordedAt },
        { content: event.content, salt, shape: event.shape, by: event.by },
      ),
    });
    previousHash = hash;
  }
  const statements = Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  );
  await Promise.all([
    ...statements.map((some) => tx.db.insertInto(TABLE).values(some).execute()),
    tx.db
      .updateTable('ledger_heads')
      .set({ sequence, hash: Buffer.from(previousHash, 'hex') })
      .where('user_id', '=', tx.userId)
      .execute(),
  ]);
};

/** The hash of an event's content does not depend on the chain, so it is made before the chain is locked. */
const withSaltedHash = async (event: LedgerEvent) => {
  const salt = randomBytes(16).toString('hex');
  return { event, salt, contentHash: await hashRecorded(event.content, salt) };
};

/** The recorded versions of one record, oldest first. One that does not open is marked, and hides no other. */
export const readVersions = async (tx: ReadTransaction, entityId: string) => {
  const [box, rows] = await Promise.all([
    tx.box(),
    inBinary(tx.db)
      .selectFrom(TABLE)
      .select(['entity_id', 'sequence', 'recorded_at', 'entity', 'action', 'sealed'])
      .where('user_id', '=', tx.userId)
      .where('entity_id', '=', entityId)
      .orderBy('sequence')
      .execute(),
  ]);
  return rows.map(({ sealed, ...row }) => {
    const opened = SEALED_VERSION.tryOpen(box, row, sealed);
    return opened
      ? { ...row, ...opened, damaged: false as const }
      : { ...row, content: undefined, damaged: true as const };
  });
};

/** True when the ledger tells of this record; with an action, when it tells of that. */
const tells = async (
  tx: ReadTransaction,
  entity: LedgerEntity,
  entityId: string,
  action?: 'delete',
): Promise<boolean> => {
  const row = await tx.db
    .selectFrom(TABLE)
    .select('sequence')
    .where('user_id', '=', tx.userId)
    .where('entity_id', '=', entityId)
    .where('entity', '=', entity)
    .$if(action !== undefined, (select) => select.where('action', '=', action ?? ''))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** True when the ledger tells of this record. */
export const isRecorded = (tx: ReadTransaction, entity: LedgerEntity, entityId: string): Promise<boolean> =>
  tells(tx, entity, entityId);

/** True when the ledger has a deletion of this record. */
export const wasDeleted = (tx: ReadTransaction, entity: LedgerEntity, entityId: string): Promise<boolean> =>
  tells(tx, entity, entityId, 'delete');

/**
 * Locks the person's ledger until the end of the transaction, for a caller that checks whether a record exists, or how many there are,
 * and then creates one.
 */
export const lockLedger = async (tx: WriteTransaction): Promise<void> => void (await lockHead(tx));

const lockHead = async (tx: WriteTransaction): Promise<{ sequence: number; hash: Buffer }> => {
  // The insert does nothing but lock when the head is there: one statement, no race on the first entry.
  return await tx.db
    .insertInto('ledger_heads')
    .values({ user_id: tx.userId, sequence: 0, hash: Buffer.from(GENESIS_HASH, 'hex') })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({ sequence: eb.ref('ledger_heads.sequence') })),
    )
    .returning(['sequence', 'hash'])
    .executeTakeFirstOrThrow();
};
