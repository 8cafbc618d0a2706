/** `npm run schema`: writes Kysely's types of the tables after a migration was added. */
import { writeFile } from 'node:fs/promises';
import { SCHEMA_FILE, schemaTypesOf } from '../server/tests/support/schema-types.ts';
import { cloneDatabase, startTestCluster } from '../server/tests/support/test-cluster.ts';

const cluster = await startTestCluster();
try {
  const { url } = await cloneDatabase(cluster.access);
  await writeFile(SCHEMA_FILE, await schemaTypesOf(url));
} finally {
  await cluster.stop();
}
