import type { Account, Role } from '#contract/administration.ts';
import type { Actor } from '../../../platform/database/database.ts';
import { writeAudit } from '../audit/audit-writer.ts';
import { readAccount } from './account-reader.ts';
import type { Administering } from './administering.ts';
import { throwLast } from './may-lose.ts';

/**
 * Takes effect with the next request of the person, and in their open tabs.
 * @throws ProblemError `not_found`, `last_administrator`
 */
export const setRole = (
  { database, accounts }: Administering,
  actor: Actor,
  personId: string,
  role: Role,
): Promise<Account> =>
  database.administer(actor, 'set a role', async (tx) => {
    const { role: roleBefore } = await readAccount(tx, personId);
    if (roleBefore !== role) {
      await accounts.setRole(tx, personId, role).catch(throwLast);
      await writeAudit(tx, {
        administratorId: actor.userId,
        action: 'role',
        personId,
        roleBefore,
        roleAfter: role,
      });
    }
    return await readAccount(tx, personId);
  });
