import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createOperator, type Operator } from '../modules/auth/index.ts';
import { openDatabase } from '../platform/database/open.ts';
import { createDataRoom } from '../platform/files/create-store.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { loadOrCreateSecret, randomKey } from '../platform/secrets/local-secrets.ts';
import { sharedSecrets } from '../platform/secrets/shared-secrets.ts';
import { createLogger } from '../platform/telemetry/logger.ts';
import { createVault } from '../platform/vault/vault.ts';

/**
 * The operator's verbs on the database of this configuration: beside its server when that runs, or on an embedded
 * PostgreSQL that is started for the command.
 * @throws Error that says what to do when there is no such database, or no master key.
 */
export const openOperator = async (
  config: Config,
): Promise<{ operator: Operator; close: () => Promise<void> }> => {
  await ensureInstalled(config);
  // The command itself prints what it does; the log is the server's.
  const log = createLogger('silent');
  const localSecret = (name: string) => loadOrCreateSecret(config.dataDir, name, randomKey);
  const vault = createVault(config.masterKey ?? (await localSecret('master.key')));
  const opened = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    vault,
    mayJoin: true,
    passwords: async () => ({
      superuser: await localSecret('postgres-superuser.password'),
      application: await localSecret('postgres-application.password'),
    }),
  });
  const { database } = opened;
  const { smtpUrl, from } = config.mail;
  const outboxDir = smtpUrl ? null : join(config.dataDir, 'outbox');
  try {
    const mailer = await createMailer({
      smtpUrl,
      from,
      outboxDir,
      room: createDataRoom(config.files, config.dataDir),
      log,
    });
    const origin = config.origin ?? `http://localhost:${config.port}`;
    const operator = await createOperator({
      database,
      vault,
      mailer,
      config,
      secret: sharedSecrets(database, vault),
      log,
      origin: () => origin,
    });
    return {
      operator,
      close: async () => {
        await mailer.close();
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
};

/**
 * A command needs the data of a server: in a wrong folder it would create another database, with another key.
 * @throws Error that names the folder
 */
const ensureInstalled = async ({ dataDir, databaseUrl, masterKey }: Config): Promise<void> => {
  const needed = [
    ...(masterKey === null ? [join('secrets', 'master.key')] : []),
    ...(databaseUrl === null ? [join('postgres', 'cluster', 'PG_VERSION')] : []),
  ];
  for (const name of needed) {
    const found = await stat(join(dataDir, name)).catch(() => null);
    if (found) continue;
    throw new Error(
      `No server has been started on ${dataDir}, or this user may not look: ${name} is missing. ` +
        'Give the command the environment of the server (RECUEIL_DATA_DIR, DATABASE_URL, RECUEIL_MASTER_KEY).',
    );
  }
};
