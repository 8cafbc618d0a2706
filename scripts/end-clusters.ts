/** `node scripts/end-clusters.ts <folder>`: stops every PostgreSQL whose cluster is in the folder, of a test run that was ended. */
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { clearOrphan } from '../server/src/platform/database/embedded/orphan.ts';

const [folder = ''] = process.argv.slice(2);
for await (const lock of glob('**/cluster/postmaster.pid', { cwd: folder }))
  await clearOrphan(dirname(join(folder, lock)), null);
