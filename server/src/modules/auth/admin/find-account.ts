import type { Account, Queries } from '../accounts/account.ts';
import { readAccount } from '../accounts/user-reader.ts';
import { AuthError } from '../foundation/errors.ts';
import { isUuid } from '../foundation/uuid.ts';

/** @throws AuthError validation_failed with status 404, as GoTrue answers for text that is not an id. */
export const ensureUserId = (text: string): string => {
  const id = text.toLowerCase();
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
  return id;
};

export const userNotFound = (message = 'User not found'): AuthError =>
  new AuthError(404, 'user_not_found', message);

/** @throws AuthError user_not_found */
export const findAccount = async (tx: Queries, userId: string): Promise<Account> => {
  const account = await readAccount(tx, userId);
  if (!account) throw userNotFound();
  return account;
};
