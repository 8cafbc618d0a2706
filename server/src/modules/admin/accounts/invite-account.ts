import type { Account, Invitation } from '#contract/administration.ts';
import type { Actor } from '../../../platform/database/database.ts';
import { writeAudit } from '../audit/audit-writer.ts';
import { readAccount } from './account-reader.ts';
import type { Administering } from './administering.ts';

/**
 * Invites somebody by mail; one who was invited and has not come yet is mailed again.
 * @throws ProblemError `already_used`, `invalid_input`
 */
export const inviteAccount = (
  { database, accounts }: Administering,
  actor: Actor,
  { email, role, first_name = '', last_name = '' }: Invitation,
): Promise<Account> =>
  database.administer(actor, 'invite somebody', async (tx) => {
    const personId = await accounts.invite(tx, email, { first_name, last_name });
    const { role: roleBefore } = await readAccount(tx, personId);
    await accounts.setRole(tx, personId, role);
    await writeAudit(tx, {
      administratorId: actor.userId,
      action: 'invite',
      personId,
      roleBefore,
      roleAfter: role,
    });
    return await readAccount(tx, personId);
  });
