import { randomBytes } from 'node:crypto';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { connectDatabase, type Database } from '#server/platform/database/database.ts';
import { randomKey } from '#server/platform/secrets/local-secrets.ts';
import { sharedSecrets } from '#server/platform/secrets/shared-secrets.ts';
import { createVault } from '#server/platform/vault/vault.ts';
import { cloneDatabase } from '../support/test-cluster.ts';

const masterKey = randomKey();

const databaseForTest = async (): Promise<Database> => {
  const clone = await cloneDatabase(inject('cluster'));
  const database = connectDatabase({
    connection: { connectionString: clone.url },
    vault: createVault(masterKey),
  });
  onTestFinished(async () => {
    await database.close();
    await clone.drop();
  });
  return database;
};

describe('a shared secret', () => {
  it('is the same for all servers, also when they ask at once for the first time', async () => {
    const database = await databaseForTest();
    const asked = Array.from({ length: 10 }, () =>
      sharedSecrets(database, createVault(masterKey))('some.key', () => randomBytes(8).toString('hex')),
    );
    const values = await Promise.all(asked);
    expect(values[0]).toMatch(/^[0-9a-f]{16}$/);
    expect(new Set(values).size).toBe(1);
    expect(await sharedSecrets(database, createVault(masterKey))('other.key')).not.toBe(values[0]);
  });

  it('is not in the database in clear, and opens under its own name alone', async () => {
    const database = await databaseForTest();
    await sharedSecrets(database, createVault(masterKey))('some.key', () => 'in clear');
    const sealed = await database.asSystem('look at a secret', async (tx) => {
      const row = await tx.db.selectFrom('auth.server_secrets').select('sealed').executeTakeFirstOrThrow();
      return row.sealed;
    });
    expect(sealed.includes('in clear')).toBe(false);
    expect(() => createVault(masterKey).openSecret('other.key', sealed)).toThrow('cannot be opened');
  });

  it('does not open with another master key, and the error says what to do', async () => {
    const database = await databaseForTest();
    await sharedSecrets(database, createVault(masterKey))('some.key');
    await expect(sharedSecrets(database, createVault(randomKey()))('some.key')).rejects.toThrow(
      'Set RECUEIL_MASTER_KEY',
    );
  });
});
