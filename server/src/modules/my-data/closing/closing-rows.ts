import { sql } from 'kysely';
import type { AccountClosing } from '#contract/my-data.ts';
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

/** A closing as the API answers it. */
export const closingFrom = (
  closing: Closing | undefined,
  language: 'fr' | 'en',
  productName: string,
): AccountClosing =>
  closing
    ? {
        requested_at: closing.requestedAt.toISOString(),
        closes_at: closing.closesAt.toISOString(),
        receipt: receiptText(closing, language, productName),
      }
    : { requested_at: null, closes_at: null, receipt: null };
