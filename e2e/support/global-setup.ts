/** One PostgreSQL and one real server for all journeys; each journey brings people of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/environment.mjs';
import { startServerProcess } from '../../server/tests/support/server-process.ts';
import { cloneDatabase, startTestCluster } from '../../server/tests/support/test-cluster.ts';

export default async function setup(): Promise<() => Promise<void>> {
  // `npm start`, which one of the journeys runs, builds what is stale: the files of the page would change under the others.
  await ensureBuilt();
  const cluster = await startTestCluster();
  const dataDir = await mkdtemp(join(tmpdir(), 'recueil-journeys-'));
  const database = await cloneDatabase(cluster.access);
  const server = await startServerProcess({
    DATABASE_URL: database.url,
    RECUEIL_DATA_DIR: dataDir,
    RECUEIL_MAIL_COOLDOWN_SECONDS: '0',
    // Its journey has a server of its own (other-services.spec.ts).
    RECUEIL_CAPTCHA: 'off',
    RECUEIL_SUPPORT_EMAIL: 'support@exemple.fr',
    RECUEIL_SUPPORT_PHONE: '+33 1 23 45 67 89',
  });
  process.env.RECUEIL_E2E_URL = server.url;
  process.env.RECUEIL_E2E_CLUSTER = JSON.stringify(cluster.access);
  process.env.RECUEIL_E2E_DATABASE = new URL(database.url).pathname.slice(1);
  process.env.RECUEIL_E2E_OUTBOX = join(dataDir, 'outbox');
  return async () => {
    await server.stop();
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
