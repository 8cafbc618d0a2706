import { v7 as uuidv7 } from 'uuid';
import type { AuditAction } from '#contract/administration.ts';
import type { SystemTransaction } from '../../../platform/database/database.ts';

interface Audited {
  /** Null for the service itself. */
  administratorId: string | null;
  action: AuditAction;
  personId?: string;
  messageId?: string;
  roleBefore?: string;
  roleAfter?: string;
}

/** Records in the caller's transaction what an administrator does. No role may change or delete it. */
export const writeAudit = async (tx: SystemTransaction, audited: Audited): Promise<void> => {
  await tx.db
    .insertInto('admin.audit')
    .values({
      id: uuidv7(),
      administrator_id: audited.administratorId,
      action: audited.action,
      person_id: audited.personId ?? null,
      message_id: audited.messageId ?? null,
      role_before: audited.roleBefore ?? null,
      role_after: audited.roleAfter ?? null,
    })
    .execute();
};
