/**
 * What the servers on one database generate once and share: the key of the access tokens, the key that makes
 * addresses unreadable, the key of the captcha. Sealed by the master key, so that the database alone reveals none.
 */
import type { Database } from '../database/database.ts';
import { UnsealError, type Vault } from '../vault/vault.ts';
import { randomKey } from './local-secrets.ts';

/** Reads a secret by its name, or creates it once; of servers that start together all get the same. */
export type SharedSecrets = (name: string, create?: () => string | Promise<string>) => Promise<string>;

/** @throws Error when the master key is not the one that sealed the secrets of this database. */
export const sharedSecrets =
  (database: Database, vault: Vault): SharedSecrets =>
  async (name, create = randomKey) => {
    const found = await read(database, name);
    const sealed = found ?? (await keepFirst(database, name, vault.sealSecret(name, await create())));
    try {
      return vault.openSecret(name, sealed);
    } catch (error) {
      if (!(error instanceof UnsealError)) throw error;
      throw new Error(
        'The master key is not the one that this database was sealed with. Set RECUEIL_MASTER_KEY to that of the ' +
          'other servers, or bring back secrets/master.key of the data folder.',
      );
    }
  };

const read = (database: Database, name: string): Promise<Buffer | undefined> =>
  database.asSystem('read a shared secret', async (tx) => {
    const row = await tx.db
      .selectFrom('auth.server_secrets')
      .select('sealed')
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.sealed;
  });

/** Stores the value unless another server was faster; returns the stored one. */
const keepFirst = async (database: Database, name: string, sealed: Buffer): Promise<Buffer> => {
  await database.asSystem('keep a shared secret', async (tx) => {
    await tx.db
      .insertInto('auth.server_secrets')
      .values({ name, sealed })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  return (await read(database, name)) ?? sealed;
};
