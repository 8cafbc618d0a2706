import { sql } from 'kysely';
import { type AccountClosing, CLOSING_DAYS, type ClosingInput } from '#contract/account/my-data.ts';
import { DAY_MS } from '#contract/common/durations.ts';
import { type Actor, whileClosing } from '../../../platform/database/database.ts';
import { requireProvenSession } from '../../../platform/database/proven-session.ts';
import { addNotice } from '../../notifications/index.ts';
import { readAccountClosing, readOwnClosing } from './closing-rows.ts';
import type { ClosingServices } from './closing-services.ts';
import { mailAfterCommit } from './mail-closing.ts';
import { createReceiptCode } from './receipt.ts';

/**
 * Has the account closed in seven days. All other sessions end, and this one opens nothing any more but the export and the way back.
 * Asked for again, it stays as it was first asked for.
 * @throws ProblemError `proof_required`, `last_administrator`
 */
export const requestClosing = (
  services: ClosingServices,
  actor: Actor,
  { language }: ClosingInput,
): Promise<AccountClosing> =>
  services.database.asUser(whileClosing(actor), async (tx) => {
    await requireProvenSession(tx);
    const before = await readOwnClosing(tx);
    const requestedAt = services.now();
    const closesAt = new Date(requestedAt.getTime() + CLOSING_DAYS * DAY_MS);
    const { rows } = await sql<{ email: string | null }>`
      SELECT app.current_email() AS email,
        app.request_closing(${actor.sessionId}, ${createReceiptCode()}, ${requestedAt}, ${closesAt})`.execute(
      tx.db,
    );
    const closing = await readOwnClosing(tx);
    if (!before && closing) {
      services.log.info({ event: 'closing_requested', user_id: tx.userId });
      await addNotice(tx, tx.userId, { kind: 'account_closing' });
      mailAfterCommit(services, tx, { kind: 'requested', to: rows[0]?.email ?? null, closing });
    }
    return await readAccountClosing(tx, language, services.productName);
  });
