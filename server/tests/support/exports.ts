/** Exports of everything, as their job leaves them, without it. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { DAY_MS } from '#contract/common/durations.ts';
import { beginExport, finishExport, removeExports } from '#server/modules/my-data/exports/export-rows.ts';
import type { TestPerson } from './people.ts';
import { keepSealed } from './sealed-bytes.ts';
import type { TestServer } from './test-server.ts';

/** Gives the person an export that is ready, in place of those from before, of one that is being made too. */
export const keepExport = (server: TestServer, person: TestPerson, id: string): Promise<void> =>
  server.recueil.database.onBehalfOf(person.id, 'test', async (tx) => {
    const bytes = Buffer.from('Archive secret');
    await removeExports(tx, sql<boolean>`true`);
    await tx.db
      .insertInto('data_exports')
      .values({ user_id: person.id, id, status: 'waiting', language: 'fr' })
      .execute();
    const begun = await beginExport(tx, id, new Date());
    if (!begun) throw new Error('The export cannot be begun');
    await finishExport(tx, {
      id,
      createdAt: begun.created_at,
      ...(await keepSealed(server, tx, id, bytes)),
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      expiresAt: new Date(Date.now() + DAY_MS),
    });
  });
