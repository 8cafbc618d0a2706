/** The secret that a factor shares with an authenticator app, sealed with the person's key. */
import * as z from 'zod/mini';
import { sealedKind } from '../../../platform/sealing/sealed-kind.ts';
import type { Queries } from '../accounts/account.ts';
import type { AuthContext } from '../context/auth-context.ts';

const SECRET = sealedKind({
  table: 'auth.mfa_factors',
  part: 'secret',
  binds: ['id'],
  content: z.object({ secret: z.string() }),
  formerContext: ({ id }) => `auth.mfa_factors/${id}`,
});

const boxOf = async (auth: Pick<AuthContext, 'vault'>, tx: Queries, userId: string) => {
  const { wrapped_key } = await tx.db
    .selectFrom('user_keys')
    .select('wrapped_key')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return auth.vault.openBox(userId, wrapped_key);
};

export const sealFactorSecret = async (
  auth: Pick<AuthContext, 'vault'>,
  tx: Queries,
  { userId, factorId, secret }: { userId: string; factorId: string; secret: string },
): Promise<Buffer> => SECRET.seal(await boxOf(auth, tx, userId), { id: factorId }, { secret });

/** @throws UnsealError when it was sealed for another person or factor. */
export const openFactorSecret = async (
  auth: Pick<AuthContext, 'vault'>,
  tx: Queries,
  { user_id, id, sealed_secret }: { user_id: string; id: string; sealed_secret: Buffer },
): Promise<string> => SECRET.open(await boxOf(auth, tx, user_id), { id }, sealed_secret).secret;
