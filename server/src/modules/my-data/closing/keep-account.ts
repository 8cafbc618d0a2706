import { sql } from 'kysely';
import { type Actor, whileClosing } from '../../../platform/database/database.ts';
import type { ClosingServices } from './closing-services.ts';
import { mailAfterCommit } from './mail-closing.ts';

/**
 * Takes the closing back, at the last moment too: whichever comes first, this or the closing, settles it for the other. An account that
 * is not to be closed stays as it is. The notice of it stays: who asked may have been somebody else.
 * @throws SessionEndedError when it is closed
 */
export const keepAccount = (services: ClosingServices, actor: Actor): Promise<void> =>
  services.database.asUser(whileClosing(actor), async (tx) => {
    const { rows } = await sql<{ kept: boolean; email: string | null }>`
      SELECT app.keep_account() AS kept, app.current_email() AS email`.execute(tx.db);
    const [row] = rows;
    if (!row?.kept) return;
    services.log.info({ event: 'closing_taken_back', user_id: tx.userId });
    mailAfterCommit(services, tx, { kind: 'kept', to: row.email });
  });
