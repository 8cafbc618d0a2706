import { sql } from 'kysely';
import type { AccountClosing } from '#contract/account/my-data.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { type Closing, receiptText } from './receipt.ts';

/** The closing that the person asked for; undefined where they did not. */
export const readOwnClosing = async (tx: ReadTransaction): Promise<Closing | undefined> => {
  const { rows } = await sql<{ receipt_code: string; requested_at: Date; closes_at: Date }>`
    SELECT receipt_code, requested_at, closes_at FROM app.own_closing()`.execute(tx.db);
  const [row] = rows;
  return (
    row && { code: row.receipt_code, requestedAt: row.requested_at, closesAt: row.closes_at, closedAt: null }
  );
};

/** When an administrator's deletion of the person's account takes effect; null for none. */
export const readOwnDeletion = async (tx: ReadTransaction): Promise<Date | null> => {
  const { deleted_from } = await tx.db
    .selectNoFrom(sql<Date | null>`app.own_deletion()`.as('deleted_from'))
    .executeTakeFirstOrThrow();
  return deleted_from;
};

/** What is to happen to the person's account, as the API answers it. */
export const readAccountClosing = async (
  tx: ReadTransaction,
  language: 'fr' | 'en',
  productName: string,
): Promise<AccountClosing> => {
  const closing = await readOwnClosing(tx);
  const deletedFrom = await readOwnDeletion(tx);
  return {
    requested_at: closing?.requestedAt.toISOString() ?? null,
    closes_at: closing?.closesAt.toISOString() ?? null,
    receipt: closing ? receiptText(closing, language, productName) : null,
    deleted_from: deletedFrom?.toISOString() ?? null,
  };
};
