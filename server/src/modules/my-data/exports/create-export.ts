import { sql } from 'kysely';
import type { DataExport, ExportInput } from '#contract/account/my-data.ts';
import { type Actor, whileClosing } from '../../../platform/database/database.ts';
import { requireProvenSession } from '../../../platform/database/proven-session.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import type { ExportVerbs } from '../my-data-services.ts';
import { discardArchives } from './discard-archives.ts';
import { readExports, removeExports } from './export-rows.ts';

/**
 * Begins an export of everything. One that is being made already is the answer: two at once would say the same.
 * @throws ProblemError `proof_required`; `already_used` for an id of before
 */
export const createExport = async (
  services: ExportVerbs,
  actor: Actor,
  { id, language }: ExportInput,
): Promise<DataExport> => {
  const { database, addJob, log } = services;
  const removed: string[] = [];
  const begun = await database.asUser(whileClosing(actor), async (tx) => {
    await requireProvenSession(tx);
    const { rows } = await sql<{ id: string }>`
      INSERT INTO data_exports (user_id, id, status, language) VALUES (${tx.userId}, ${id}, 'waiting', ${language})
      ON CONFLICT DO NOTHING RETURNING id`.execute(tx.db);
    const isNew = rows.length > 0;
    if (isNew) removed.push(...(await removeExports(tx, sql<boolean>`status = 'failed'`)));
    const all = await readExports(tx);
    const running = all.find((each) => each.id === id || ['waiting', 'running'].includes(each.status));
    if (!running) throw new ProblemError('already_used');
    if (isNew) {
      // Lost when the server ends right now: then the next look finds it (start-exporting.ts).
      tx.afterCommit(() => {
        addJob({ userId: tx.userId, exportId: id }).catch((error: unknown) =>
          log.warn({ err: error }, 'an export waits for the next look at what waits'),
        );
      });
    }
    return running;
  });
  await discardArchives(services, actor.userId, removed);
  return begun;
};
