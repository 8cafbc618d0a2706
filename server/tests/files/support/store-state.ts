/** What lies in the store of a test server, and what its database knows of. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from '../../support/test-server.ts';

/** The names of the objects in the store, half written ones too. */
export const leftInStore = async (server: Pick<TestServer, 'dataDir'>): Promise<string[]> =>
  (await readdir(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();

/** The keys that were written down before their objects came. */
export const announced = async (server: TestServer): Promise<string[]> =>
  (
    await server.recueil.database.asSystem('test', ({ db }) =>
      db.selectFrom('stored_objects').select('key').orderBy('key').execute(),
    )
  ).map(({ key }) => key);

/** Status and code of a refusal. */
export const problemOf = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
];
