/** The embedded database of a data folder, apart from the server that works on it. */
import { type OpenDatabase, openDatabase } from '#server/platform/database/open.ts';
import { loadOrCreateSecret, randomKey } from '#server/platform/secrets/local-secrets.ts';
import { createVault } from '#server/platform/vault/vault.ts';

/** Opens it as a server does when it starts. @throws what keeps a server from starting */
export const openFolder = (dataDir: string): Promise<OpenDatabase> => {
  const secret = (name: string) => loadOrCreateSecret(dataDir, name, randomKey);
  return openDatabase({
    databaseUrl: null,
    dataDir,
    vault: createVault(randomKey()),
    passwords: async () => ({
      superuser: await secret('postgres-superuser.password'),
      application: await secret('postgres-application.password'),
    }),
  });
};
