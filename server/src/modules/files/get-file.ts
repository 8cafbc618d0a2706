import type { StoredFile } from '#contract/files.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { readFile } from './file-reader.ts';

/** What is known of a file. @throws ProblemError `not_found` also for another person's. */
export const getFile = async (database: Database, actor: Actor, fileId: string): Promise<StoredFile> => {
  const file = await database.asReader(actor, (tx) => readFile(tx, fileId));
  if (!file) throw new ProblemError('not_found');
  return file;
};
