import type { FilePlace } from '#contract/files.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { readSaid } from './file-reader.ts';

/** Where a picture says that it was taken. @throws ProblemError `not_found` also when it does not say */
export const getPlace = (database: Database, actor: Actor, fileId: string): Promise<FilePlace> =>
  database.asReader(actor, async (tx) => {
    const said = await readSaid(tx, fileId);
    if (!said?.place) throw new ProblemError('not_found');
    return said.place;
  });
